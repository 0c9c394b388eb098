# Statistics and the deals that are kept
