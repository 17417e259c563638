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
      --now INSTANT                  Take this instant for now, ISO 8601; without an offset in airport time.
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

    'boardwalk help VERB' tells which of them a verb takes, with examples.

    Exit: 0 done; 1 the build or check failed; 64 wrong usage; 75 another build of this site is running.
    After 1 the last line of a build says what has become of the site: "nothing was changed", where the
    old one stands; "built, but …", where its data is old; or that the next build finishes the work.

    """

  @Test("the overview", arguments: [[], ["help"], ["-h"], ["--help"], ["help", "-h"]])
  func overview(arguments: [String]) {
    #expect(Captured.run(arguments) == Captured(output: Self.overview, status: 0))
  }

  @Test("the names in templates", arguments: [["help", "fields"], ["help", "fields", "-h"]])
  func fields(arguments: [String]) {
    #expect(Captured.run(arguments) == Captured(output: FieldDocumentation.text, status: 0))
  }

  @Test("each verb, with what it takes", arguments: Verb.allCases)
  func verbs(verb: Verb) {
    let told = Captured(output: Self.text(verb), status: 0)
    #expect(Captured.run(["help", verb.rawValue]) == told)
    guard verb != .help else { return }
    #expect(Captured.run([verb.rawValue, "--help"]) == told)
    // Whoever asks what a verb takes may have tried what it does not.
    #expect(Captured.run(["--json", verb.rawValue, "--all", "-h"]) == told)
  }

  @Test("the examples are lines that are right", arguments: Verb.allCases)
  func examples(verb: Verb) throws {
    for example in verb.examples {
      // Every second piece stands in quotes.
      let pieces = example.split(separator: "\"", omittingEmptySubsequences: false)
      let words = pieces.enumerated().flatMap { number, piece in
        number % 2 == 1 ? [String(piece)] : piece.split(separator: " ").map(String.init)
      }
      #expect(words.first == "boardwalk")
      #expect(try ArgumentParser.parse(Array(words.dropFirst())).verb == verb)
    }
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
