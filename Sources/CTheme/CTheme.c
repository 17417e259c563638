#include "CTheme.h"

// The files of Templates/ are the theme; a test sees that none is missing here.

static const unsigned char assets_board_css[] = {
#embed "../../Templates/assets/board.css"
};

static const unsigned char assets_board_js[] = {
#embed "../../Templates/assets/board.js"
};

static const unsigned char assets_display_css[] = {
#embed "../../Templates/assets/display.css"
};

static const unsigned char assets_early_js[] = {
#embed "../../Templates/assets/early.js"
};

static const unsigned char assets_flights_js[] = {
#embed "../../Templates/assets/flights.js"
};

static const unsigned char assets_icon_svg[] = {
#embed "../../Templates/assets/icon.svg"
};

static const unsigned char assets_inter_ofl_txt[] = {
#embed "../../Templates/assets/inter-ofl.txt"
};

static const unsigned char assets_inter_woff2[] = {
#embed "../../Templates/assets/inter.woff2"
};

static const unsigned char assets_live_css[] = {
#embed "../../Templates/assets/live.css"
};

static const unsigned char assets_search_js[] = {
#embed "../../Templates/assets/search.js"
};

static const unsigned char assets_segues_js[] = {
#embed "../../Templates/assets/segues.js"
};

static const unsigned char assets_touch_icon_png[] = {
#embed "../../Templates/assets/touch-icon.png"
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

static const unsigned char layouts_welcome_html[] = {
#embed "../../Templates/layouts/welcome.html"
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

static const unsigned char partials_age_html[] = {
#embed "../../Templates/partials/age.html"
};

static const unsigned char partials_assistance_html[] = {
#embed "../../Templates/partials/assistance.html"
};

static const unsigned char partials_board_html[] = {
#embed "../../Templates/partials/board.html"
};

static const unsigned char partials_boarding_pass_html[] = {
#embed "../../Templates/partials/boarding-pass.html"
};

static const unsigned char partials_day_list_html[] = {
#embed "../../Templates/partials/day-list.html"
};

static const unsigned char partials_day_mark_html[] = {
#embed "../../Templates/partials/day-mark.html"
};

static const unsigned char partials_day_strip_html[] = {
#embed "../../Templates/partials/day-strip.html"
};

static const unsigned char partials_display_board_html[] = {
#embed "../../Templates/partials/display-board.html"
};

static const unsigned char partials_display_foot_html[] = {
#embed "../../Templates/partials/display-foot.html"
};

static const unsigned char partials_display_head_html[] = {
#embed "../../Templates/partials/display-head.html"
};

static const unsigned char partials_display_row_html[] = {
#embed "../../Templates/partials/display-row.html"
};

static const unsigned char partials_end_far_html[] = {
#embed "../../Templates/partials/end-far.html"
};

static const unsigned char partials_end_here_html[] = {
#embed "../../Templates/partials/end-here.html"
};

static const unsigned char partials_facts_html[] = {
#embed "../../Templates/partials/facts.html"
};

static const unsigned char partials_figures_html[] = {
#embed "../../Templates/partials/figures.html"
};

static const unsigned char partials_flight_path_html[] = {
#embed "../../Templates/partials/flight-path.html"
};

static const unsigned char partials_follow_html[] = {
#embed "../../Templates/partials/follow.html"
};

static const unsigned char partials_hide_past_html[] = {
#embed "../../Templates/partials/hide-past.html"
};

static const unsigned char partials_history_chart_html[] = {
#embed "../../Templates/partials/history-chart.html"
};

static const unsigned char partials_history_table_html[] = {
#embed "../../Templates/partials/history-table.html"
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

static const unsigned char partials_icon_back_html[] = {
#embed "../../Templates/partials/icon-back.html"
};

static const unsigned char partials_icon_belt_html[] = {
#embed "../../Templates/partials/icon-belt.html"
};

static const unsigned char partials_icon_calendar_html[] = {
#embed "../../Templates/partials/icon-calendar.html"
};

static const unsigned char partials_icon_cancelled_html[] = {
#embed "../../Templates/partials/icon-cancelled.html"
};

static const unsigned char partials_icon_chevron_html[] = {
#embed "../../Templates/partials/icon-chevron.html"
};

static const unsigned char partials_icon_clock_html[] = {
#embed "../../Templates/partials/icon-clock.html"
};

static const unsigned char partials_icon_close_html[] = {
#embed "../../Templates/partials/icon-close.html"
};

static const unsigned char partials_icon_departures_html[] = {
#embed "../../Templates/partials/icon-departures.html"
};

static const unsigned char partials_icon_desk_html[] = {
#embed "../../Templates/partials/icon-desk.html"
};

static const unsigned char partials_icon_early_html[] = {
#embed "../../Templates/partials/icon-early.html"
};

static const unsigned char partials_icon_gate_html[] = {
#embed "../../Templates/partials/icon-gate.html"
};

static const unsigned char partials_icon_late_html[] = {
#embed "../../Templates/partials/icon-late.html"
};

static const unsigned char partials_icon_on_time_html[] = {
#embed "../../Templates/partials/icon-on-time.html"
};

static const unsigned char partials_icon_past_html[] = {
#embed "../../Templates/partials/icon-past.html"
};

static const unsigned char partials_icon_search_html[] = {
#embed "../../Templates/partials/icon-search.html"
};

static const unsigned char partials_icon_share_html[] = {
#embed "../../Templates/partials/icon-share.html"
};

static const unsigned char partials_icon_very_late_html[] = {
#embed "../../Templates/partials/icon-very-late.html"
};

static const unsigned char partials_next_flight_html[] = {
#embed "../../Templates/partials/next-flight.html"
};

static const unsigned char partials_no_flights_html[] = {
#embed "../../Templates/partials/no-flights.html"
};

static const unsigned char partials_notices_html[] = {
#embed "../../Templates/partials/notices.html"
};

static const unsigned char partials_pattern_html[] = {
#embed "../../Templates/partials/pattern.html"
};

static const unsigned char partials_row_html[] = {
#embed "../../Templates/partials/row.html"
};

static const unsigned char partials_search_form_html[] = {
#embed "../../Templates/partials/search-form.html"
};

static const unsigned char partials_segue_days_html[] = {
#embed "../../Templates/partials/segue-days.html"
};

static const unsigned char partials_segue_history_html[] = {
#embed "../../Templates/partials/segue-history.html"
};

static const unsigned char partials_segue_hosts_html[] = {
#embed "../../Templates/partials/segue-hosts.html"
};

static const unsigned char partials_segue_search_html[] = {
#embed "../../Templates/partials/segue-search.html"
};

static const unsigned char partials_segue_share_html[] = {
#embed "../../Templates/partials/segue-share.html"
};

static const unsigned char partials_share_html[] = {
#embed "../../Templates/partials/share.html"
};

static const unsigned char partials_sidebar_html[] = {
#embed "../../Templates/partials/sidebar.html"
};

static const unsigned char partials_status_icons_html[] = {
#embed "../../Templates/partials/status-icons.html"
};

static const unsigned char partials_status_html[] = {
#embed "../../Templates/partials/status.html"
};

static const unsigned char partials_tabs_html[] = {
#embed "../../Templates/partials/tabs.html"
};

static const unsigned char partials_time_html[] = {
#embed "../../Templates/partials/time.html"
};

static const unsigned char partials_times_html[] = {
#embed "../../Templates/partials/times.html"
};

static const unsigned char partials_tools_html[] = {
#embed "../../Templates/partials/tools.html"
};

static const unsigned char strings_en_yml[] = {
#embed "../../Templates/strings/en.yml"
};

#define FILE(path, symbol) {path, symbol, sizeof symbol}

const struct theme_file theme_files[] = {
    FILE("assets/board.css", assets_board_css),
    FILE("assets/board.js", assets_board_js),
    FILE("assets/display.css", assets_display_css),
    FILE("assets/early.js", assets_early_js),
    FILE("assets/flights.js", assets_flights_js),
    FILE("assets/icon.svg", assets_icon_svg),
    FILE("assets/inter-ofl.txt", assets_inter_ofl_txt),
    FILE("assets/inter.woff2", assets_inter_woff2),
    FILE("assets/live.css", assets_live_css),
    FILE("assets/search.js", assets_search_js),
    FILE("assets/segues.js", assets_segues_js),
    FILE("assets/touch-icon.png", assets_touch_icon_png),
    FILE("layouts/board.html", layouts_board_html),
    FILE("layouts/display.html", layouts_display_html),
    FILE("layouts/flight.html", layouts_flight_html),
    FILE("layouts/main.html", layouts_main_html),
    FILE("layouts/today.html", layouts_today_html),
    FILE("layouts/welcome.html", layouts_welcome_html),
    FILE("pages/board.md", pages_board_md),
    FILE("pages/days.md", pages_days_md),
    FILE("pages/display.md", pages_display_md),
    FILE("pages/flight.md", pages_flight_md),
    FILE("pages/not-found.md", pages_not_found_md),
    FILE("pages/search.md", pages_search_md),
    FILE("pages/today.md", pages_today_md),
    FILE("pages/welcome.md", pages_welcome_md),
    FILE("partials/age.html", partials_age_html),
    FILE("partials/assistance.html", partials_assistance_html),
    FILE("partials/board.html", partials_board_html),
    FILE("partials/boarding-pass.html", partials_boarding_pass_html),
    FILE("partials/day-list.html", partials_day_list_html),
    FILE("partials/day-mark.html", partials_day_mark_html),
    FILE("partials/day-strip.html", partials_day_strip_html),
    FILE("partials/display-board.html", partials_display_board_html),
    FILE("partials/display-foot.html", partials_display_foot_html),
    FILE("partials/display-head.html", partials_display_head_html),
    FILE("partials/display-row.html", partials_display_row_html),
    FILE("partials/end-far.html", partials_end_far_html),
    FILE("partials/end-here.html", partials_end_here_html),
    FILE("partials/facts.html", partials_facts_html),
    FILE("partials/figures.html", partials_figures_html),
    FILE("partials/flight-path.html", partials_flight_path_html),
    FILE("partials/follow.html", partials_follow_html),
    FILE("partials/hide-past.html", partials_hide_past_html),
    FILE("partials/history-chart.html", partials_history_chart_html),
    FILE("partials/history-table.html", partials_history_table_html),
    FILE("partials/history.html", partials_history_html),
    FILE("partials/icon-all.html", partials_icon_all_html),
    FILE("partials/icon-arrivals.html", partials_icon_arrivals_html),
    FILE("partials/icon-back.html", partials_icon_back_html),
    FILE("partials/icon-belt.html", partials_icon_belt_html),
    FILE("partials/icon-calendar.html", partials_icon_calendar_html),
    FILE("partials/icon-cancelled.html", partials_icon_cancelled_html),
    FILE("partials/icon-chevron.html", partials_icon_chevron_html),
    FILE("partials/icon-clock.html", partials_icon_clock_html),
    FILE("partials/icon-close.html", partials_icon_close_html),
    FILE("partials/icon-departures.html", partials_icon_departures_html),
    FILE("partials/icon-desk.html", partials_icon_desk_html),
    FILE("partials/icon-early.html", partials_icon_early_html),
    FILE("partials/icon-gate.html", partials_icon_gate_html),
    FILE("partials/icon-late.html", partials_icon_late_html),
    FILE("partials/icon-on-time.html", partials_icon_on_time_html),
    FILE("partials/icon-past.html", partials_icon_past_html),
    FILE("partials/icon-search.html", partials_icon_search_html),
    FILE("partials/icon-share.html", partials_icon_share_html),
    FILE("partials/icon-very-late.html", partials_icon_very_late_html),
    FILE("partials/next-flight.html", partials_next_flight_html),
    FILE("partials/no-flights.html", partials_no_flights_html),
    FILE("partials/notices.html", partials_notices_html),
    FILE("partials/pattern.html", partials_pattern_html),
    FILE("partials/row.html", partials_row_html),
    FILE("partials/search-form.html", partials_search_form_html),
    FILE("partials/segue-days.html", partials_segue_days_html),
    FILE("partials/segue-history.html", partials_segue_history_html),
    FILE("partials/segue-hosts.html", partials_segue_hosts_html),
    FILE("partials/segue-search.html", partials_segue_search_html),
    FILE("partials/segue-share.html", partials_segue_share_html),
    FILE("partials/share.html", partials_share_html),
    FILE("partials/sidebar.html", partials_sidebar_html),
    FILE("partials/status-icons.html", partials_status_icons_html),
    FILE("partials/status.html", partials_status_html),
    FILE("partials/tabs.html", partials_tabs_html),
    FILE("partials/time.html", partials_time_html),
    FILE("partials/times.html", partials_times_html),
    FILE("partials/tools.html", partials_tools_html),
    FILE("strings/en.yml", strings_en_yml),
};

const size_t theme_file_count = sizeof theme_files / sizeof theme_files[0];

const struct theme_file *theme_files_start(void) {
    return theme_files;
}
