@testable import boardwalk

extension HelpTextTests {
  /// What is told about a verb.
  static func text(_ verb: Verb) -> String {
    switch verb {
    case .initialize:
      """
      Write a first site.yml, for the demo or for a CSV file: init --schedule FILE.

      Usage: boardwalk init [OPTIONS]

      Options:
        -c, --config FILE          The configuration to write; without it site.yml.
        --now INSTANT              Take this instant for now, ISO 8601; without an offset in airport time.
        --dry-run                  Do everything but write.
        --schedule FILE            The CSV file that a first site.yml is to read.
        --airport CODE             The airport's IATA code, for a first site.yml.
        --time-zone ZONE           The airport's time zone, for a first site.yml.
        -q, --quiet                Print nothing but warnings and errors.
        --color auto|always|never  Colour in messages.
        --version                  Print the version.
        -h, --help                 Print this help.

      Examples:
        boardwalk init
        boardwalk init --schedule export.csv --airport JFK

      """
    case .build:
      """
      Make the website from site.yml, the schedule and the templates.

      Usage: boardwalk build [OPTIONS]

      Options:
        -c, --config FILE          The configuration; without it site.yml, searched upwards.
        -d, --destination DIR      Where the site goes; without it the configuration's, or public.
        -b, --base-url URL         Where the site will be found; gives it a sitemap and canonical links.
        --now INSTANT              Take this instant for now, ISO 8601; without an offset in airport time.
        --data-as-of INSTANT       Take the schedule as made at this instant, whatever its file says.
        --allow-empty              Publish a schedule that is empty or has shrunk by half.
        --dry-run                  Do everything but write.
        --force                    Write every page again; lifts no refusal.
        --warnings-as-errors       Fail when there is a warning.
        -q, --quiet                Print nothing but warnings and errors.
        -v, --verbose              Tell what was read and how long each step took.
        --color auto|always|never  Colour in messages.
        --version                  Print the version.
        -h, --help                 Print this help.

      Examples:
        boardwalk build --quiet
        boardwalk build --now 2026-11-30T05:00 --dry-run

      """
    case .check:
      """
      Read everything, write nothing, and tell what is in the schedule.

      Usage: boardwalk check [OPTIONS]

      Options:
        -c, --config FILE          The configuration; without it site.yml, searched upwards.
        -b, --base-url URL         Where the site will be found; gives it a sitemap and canonical links.
        --now INSTANT              Take this instant for now, ISO 8601; without an offset in airport time.
        --data-as-of INSTANT       Take the schedule as made at this instant, whatever its file says.
        --allow-empty              Publish a schedule that is empty or has shrunk by half.
        --json                     Tell a check's findings as JSON.
        --warnings-as-errors       Fail when there is a warning.
        -q, --quiet                Print nothing but warnings and errors.
        --color auto|always|never  Colour in messages.
        --version                  Print the version.
        -h, --help                 Print this help.

      Examples:
        boardwalk check
        boardwalk check --json --quiet

      """
    case .set:
      """
      Say something of a flight by hand: set "RL 618" gate=A4; set --list.

      Usage: boardwalk set FLIGHT FIELD=VALUE… [OPTIONS]
             boardwalk set --list [FLIGHT] [OPTIONS]

        FLIGHT  The flight's number, in quotes where it has a space: "RL 618".
        FIELD   One of status, estimated, actual, terminal, gate, belt, check_in, remark.
        VALUE   What it is to be; a time as 14:05, or as 2026-11-30T14:05.

      Options:
        -c, --config FILE              The configuration; without it site.yml, searched upwards.
        --now INSTANT                  Take this instant for now, ISO 8601; without an offset in airport time.
        --dry-run                      Do everything but write.
        --day DATE                     The day of a flight that is set by hand; without it the one that is going on.
        --until TIME                   When what is set ends; without it with the day after the flight's.
        --direction arrival|departure  Which of several flights is meant, by its direction.
        --time TIME                    Which of several flights is meant, by its scheduled time.
        --list                         List what is set by hand, of all flights or of the one that is named.
        -q, --quiet                    Print nothing but warnings and errors.
        --color auto|always|never      Colour in messages.
        --version                      Print the version.
        -h, --help                     Print this help.

      Examples:
        boardwalk set "BA 618" gate=B2 status=boarding --until 10:00
        boardwalk set --list "BA 618"

      """
    case .unset:
      """
      Take back what was set by hand: unset "RL 618", or only its gate.

      Usage: boardwalk unset FLIGHT [FIELD…] [OPTIONS]

        FLIGHT  The flight's number, in quotes where it has a space: "RL 618".
        FIELD   One of status, estimated, actual, terminal, gate, belt, check_in, remark; without it all that is set.

      Options:
        -c, --config FILE              The configuration; without it site.yml, searched upwards.
        --now INSTANT                  Take this instant for now, ISO 8601; without an offset in airport time.
        --dry-run                      Do everything but write.
        --day DATE                     The day of a flight that is set by hand; without it the one that is going on.
        --direction arrival|departure  Which of several flights is meant, by its direction.
        --time TIME                    Which of several flights is meant, by its scheduled time.
        --all                          Take back what is set for several flights of one name, on whatever days.
        -q, --quiet                    Print nothing but warnings and errors.
        --color auto|always|never      Colour in messages.
        --version                      Print the version.
        -h, --help                     Print this help.

      Examples:
        boardwalk unset "BA 618" gate
        boardwalk unset "BA 618" --day tomorrow

      """
    case .help:
      """
      Tell about a verb, or 'help fields' about the names in templates.

      Usage: boardwalk help [TOPIC]

        TOPIC  One of init, build, check, set, unset, help, fields.

      Options:
        --color auto|always|never  Colour in messages.
        --version                  Print the version.
        -h, --help                 Print this help.

      Examples:
        boardwalk help build
        boardwalk help fields

      """
    }
  }
}
