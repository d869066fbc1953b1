print("keyrise")
