var boardwalkBuild = {"version":1,"generator":"Boardwalk 0.1.0","built":"2026-03-08T00:30-05:00","today":"2026-03-08"};
