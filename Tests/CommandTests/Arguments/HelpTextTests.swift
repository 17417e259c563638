import Pages
import Testing

@testable import boardwalk

@Suite("Help")
struct HelpTextTests {
  private static let overview = """
    Boardwalk makes a website of departure boards from an airport's schedule.

    Usage: boardwalk VERB [OPTIONS]

    Verbs:
      init   Write a first site.yml, for the demo or for a CSV file: init --schedule FILE.
      build  Make the website from site.yml, the schedule and the templates.
      check  Read everything, write nothing, and tell what is in the schedule.
      set    Say something of a flight by hand: set "RL 618" gate=A4; set --list.
      unset  Take back what was set by hand: unset "RL 618", or only its gate.
      help   Tell about a verb, or 'help fields' about the names in templates.

    Options:
      -c, --config FILE              The configuration; without it site.yml, searched upwards.
      -d, --destination DIR          Where the site goes; without it the configuration's, or public.
      -b, --base-url URL             Where the site will be found; gives it a sitemap and canonical links.
      --now INSTANT                  Build as of this instant, ISO 8601; without an offset in airport time.
      --data-as-of INSTANT           Take the schedule as made at this instant, whatever its file says.
      --allow-empty                  Publish a schedule that is empty or has shrunk by half.
      --dry-run                      Do everything but write.
      --force                        Write every page again; lifts no refusal.
      --json                         Tell a check's findings as JSON.
      --schedule FILE                The CSV file that a first site.yml is to read.
      --airport CODE                 The airport's IATA code, for a first site.yml.
      --time-zone ZONE               The airport's time zone, for a first site.yml.
      --day DATE                     The day of a flight that is set by hand; without it the one that is going on.
      --until TIME                   When what is set ends; without it with the day after the flight's.
      --direction arrival|departure  Which of several flights is meant, by its direction.
      --time TIME                    Which of several flights is meant, by its scheduled time.
      --list                         List what is set by hand, of all flights or of the one that is named.
      --all                          Take back what is set for several flights of one name, on whatever days.
      --warnings-as-errors           Fail when there is a warning.
      -q, --quiet                    Print nothing but warnings and errors.
      -v, --verbose                  Tell what was read and how long each step took.
      --color auto|always|never      Colour in messages.
      --version                      Print the version.
      -h, --help                     Print this help.

    Exit: 0 done; 1 the build or check failed; 64 wrong usage; 75 another build of this site is running.
    After 1 the last line of a build says what has become of the site: "nothing was changed", where the
    old one stands; "built, but …", where its data is old; or that the next build finishes the work.

    """

  @Test(
    "the overview",
    arguments: [
      [], ["help"], ["help", "build"], ["help", "help"], ["-h"], ["--help"], ["build", "--help"],
      ["help", "fields", "-h"],
    ]
  )
  func overview(arguments: [String]) {
    #expect(Captured.run(arguments) == Captured(output: Self.overview, status: 0))
  }

  @Test("the names in templates")
  func fields() {
    #expect(
      Captured.run(["help", "fields"]) == Captured(output: FieldDocumentation.text, status: 0)
    )
  }

  @Test("there is help about every verb", arguments: Verb.allCases)
  func verbs(verb: Verb) {
    #expect(Captured.run(["help", verb.rawValue]).status == 0)
  }

  @Test(
    "the version, whatever else is asked",
    arguments: [["--version"], ["build", "--version", "-h"]]
  )
  func version(arguments: [String]) {
    #expect(
      Captured.run(arguments) == Captured(output: "boardwalk \(Boardwalk.version)\n", status: 0)
    )
  }
}
