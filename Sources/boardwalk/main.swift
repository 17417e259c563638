print("boardwalk")
