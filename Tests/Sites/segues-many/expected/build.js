var boardwalkBuild = {"version":1,"generator":"Boardwalk 0.1.0","built":"2026-11-30T09:10-05:00","today":"2026-11-30"};
