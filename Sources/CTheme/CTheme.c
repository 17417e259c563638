#include "CTheme.h"

// The files of Templates/ are the theme; a test sees that none is missing here.

static const unsigned char assets_board_css[] = {
#embed "../../Templates/assets/board.css"
};

static const unsigned char assets_display_css[] = {
#embed "../../Templates/assets/display.css"
};

static const unsigned char assets_icon_svg[] = {
#embed "../../Templates/assets/icon.svg"
};

static const unsigned char assets_pattern_svg[] = {
#embed "../../Templates/assets/pattern.svg"
};

static const unsigned char layouts_board_html[] = {
#embed "../../Templates/layouts/board.html"
};

static const unsigned char layouts_display_html[] = {
#embed "../../Templates/layouts/display.html"
};

static const unsigned char layouts_flight_html[] = {
#embed "../../Templates/layouts/flight.html"
};

static const unsigned char layouts_main_html[] = {
#embed "../../Templates/layouts/main.html"
};

static const unsigned char layouts_today_html[] = {
#embed "../../Templates/layouts/today.html"
};

static const unsigned char pages_board_md[] = {
#embed "../../Templates/pages/board.md"
};

static const unsigned char pages_days_md[] = {
#embed "../../Templates/pages/days.md"
};

static const unsigned char pages_display_md[] = {
#embed "../../Templates/pages/display.md"
};

static const unsigned char pages_flight_md[] = {
#embed "../../Templates/pages/flight.md"
};

static const unsigned char pages_not_found_md[] = {
#embed "../../Templates/pages/not-found.md"
};

static const unsigned char pages_search_md[] = {
#embed "../../Templates/pages/search.md"
};

static const unsigned char pages_today_md[] = {
#embed "../../Templates/pages/today.md"
};

static const unsigned char pages_welcome_md[] = {
#embed "../../Templates/pages/welcome.md"
};

static const unsigned char partials_board_html[] = {
#embed "../../Templates/partials/board.html"
};

static const unsigned char partials_days_html[] = {
#embed "../../Templates/partials/days.html"
};

static const unsigned char partials_display_board_html[] = {
#embed "../../Templates/partials/display-board.html"
};

static const unsigned char partials_display_head_html[] = {
#embed "../../Templates/partials/display-head.html"
};

static const unsigned char partials_display_row_html[] = {
#embed "../../Templates/partials/display-row.html"
};

static const unsigned char partials_facts_html[] = {
#embed "../../Templates/partials/facts.html"
};

static const unsigned char partials_figures_html[] = {
#embed "../../Templates/partials/figures.html"
};

static const unsigned char partials_head_html[] = {
#embed "../../Templates/partials/head.html"
};

static const unsigned char partials_history_html[] = {
#embed "../../Templates/partials/history.html"
};

static const unsigned char partials_icon_all_html[] = {
#embed "../../Templates/partials/icon-all.html"
};

static const unsigned char partials_icon_arrivals_html[] = {
#embed "../../Templates/partials/icon-arrivals.html"
};

static const unsigned char partials_icon_departures_html[] = {
#embed "../../Templates/partials/icon-departures.html"
};

static const unsigned char partials_next_html[] = {
#embed "../../Templates/partials/next.html"
};

static const unsigned char partials_notices_html[] = {
#embed "../../Templates/partials/notices.html"
};

static const unsigned char partials_row_html[] = {
#embed "../../Templates/partials/row.html"
};

static const unsigned char partials_sidebar_html[] = {
#embed "../../Templates/partials/sidebar.html"
};

static const unsigned char partials_tabs_html[] = {
#embed "../../Templates/partials/tabs.html"
};

static const unsigned char partials_time_html[] = {
#embed "../../Templates/partials/time.html"
};

static const unsigned char partials_trail_html[] = {
#embed "../../Templates/partials/trail.html"
};

static const unsigned char strings_en_yml[] = {
#embed "../../Templates/strings/en.yml"
};

#define FILE(path, symbol) {path, symbol, sizeof symbol}

const struct theme_file theme_files[] = {
    FILE("assets/board.css", assets_board_css),
    FILE("assets/display.css", assets_display_css),
    FILE("assets/icon.svg", assets_icon_svg),
    FILE("assets/pattern.svg", assets_pattern_svg),
    FILE("layouts/board.html", layouts_board_html),
    FILE("layouts/display.html", layouts_display_html),
    FILE("layouts/flight.html", layouts_flight_html),
    FILE("layouts/main.html", layouts_main_html),
    FILE("layouts/today.html", layouts_today_html),
    FILE("pages/board.md", pages_board_md),
    FILE("pages/days.md", pages_days_md),
    FILE("pages/display.md", pages_display_md),
    FILE("pages/flight.md", pages_flight_md),
    FILE("pages/not-found.md", pages_not_found_md),
    FILE("pages/search.md", pages_search_md),
    FILE("pages/today.md", pages_today_md),
    FILE("pages/welcome.md", pages_welcome_md),
    FILE("partials/board.html", partials_board_html),
    FILE("partials/days.html", partials_days_html),
    FILE("partials/display-board.html", partials_display_board_html),
    FILE("partials/display-head.html", partials_display_head_html),
    FILE("partials/display-row.html", partials_display_row_html),
    FILE("partials/facts.html", partials_facts_html),
    FILE("partials/figures.html", partials_figures_html),
    FILE("partials/head.html", partials_head_html),
    FILE("partials/history.html", partials_history_html),
    FILE("partials/icon-all.html", partials_icon_all_html),
    FILE("partials/icon-arrivals.html", partials_icon_arrivals_html),
    FILE("partials/icon-departures.html", partials_icon_departures_html),
    FILE("partials/next.html", partials_next_html),
    FILE("partials/notices.html", partials_notices_html),
    FILE("partials/row.html", partials_row_html),
    FILE("partials/sidebar.html", partials_sidebar_html),
    FILE("partials/tabs.html", partials_tabs_html),
    FILE("partials/time.html", partials_time_html),
    FILE("partials/trail.html", partials_trail_html),
    FILE("strings/en.yml", strings_en_yml),
};

const size_t theme_file_count = sizeof theme_files / sizeof theme_files[0];

const struct theme_file *theme_files_start(void) {
    return theme_files;
}
