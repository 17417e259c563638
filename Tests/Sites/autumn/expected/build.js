var boardwalkBuild = {"version":1,"generator":"Boardwalk 0.1.0","built":"2026-11-01T00:30-04:00","today":"2026-11-01"};
