# Links, files and two people at one device
