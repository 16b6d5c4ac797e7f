import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { cli, inFolder, pathOf, write } from "./runs.js";

inFolder();

const ember = `[[cards]]
id = "e"
name = "Ember"
card-type = "Character"
energy-cost = 2
spark = 3
rules-text = ""
`;

const scenario = (title: string, steps: string, head = "") => `title = "${title}"
game = "dreamtides"
${head}
[setup.player-1]
hand = ["Ember"]
energy = 5
${steps}`;

const good = `[[steps]]
do = "play Ember"
expect.player-1 = { battlefield = ["Ember"], energy = 3, spark = 3 }
`;
const bad = good.replace("energy = 3", "energy = 4");

beforeEach(() => {
  write("cards.toml", ember);
  mkdirSync(pathOf("tests/deep"), { recursive: true });
});

const reports = z.array(
  z.object({
    file: z.string(),
    title: z.string(),
    verdict: z.enum(["passed", "failed", "wrong"]),
    checks: z.array(z.object({ what: z.string(), held: z.boolean(), line: z.number(), seen: z.string() })),
    faults: z.array(z.object({ code: z.string() })),
    log: z.array(z.string()),
  }),
);

describe("scenario", () => {
  test("plays all files of a folder and those in it, and says so in a line each", async () => {
    write("tests/a.scenario.toml", scenario("Ember is played", good));
    write("tests/deep/b.scenario.toml", scenario("Ember again", good));
    const { code, out } = await cli(["scenario", "tests"]);
    expect(out.split("\n")).toEqual([
      "ok 1 - Ember is played (tests/a.scenario.toml)",
      "ok 2 - Ember again (tests/deep/b.scenario.toml)",
      "# 2 scenarios: 2 passed, 0 failed, 0 wrong; 8 expectations",
      "",
    ]);
    expect(code).toBe(0);
  });

  test("keeps a title from being a directive of test reporters", async () => {
    write("tests/a.scenario.toml", scenario("Ember # TODO", bad));
    const { code, out } = await cli(["scenario", "tests"]);
    expect(out.split("\n")[0]).toBe("not ok 1 - Ember \\# TODO (tests/a.scenario.toml)");
    expect(code).toBe(1);
  });

  test("says where something was not as expected, and what was seen instead", async () => {
    write("tests/a.scenario.toml", scenario("Ember is dear", bad));
    const { code, out } = await cli(["scenario", "tests/a.scenario.toml"]);
    expect(code).toBe(1);
    expect(out).toContain("not ok 1 - Ember is dear");
    expect(out).toContain("tests/a.scenario.toml:9:55: in step 1: player-1 energy");
    expect(out).toMatch(/expected: 4\n\s+seen: {5}3/u);
    expect(out).toContain("Player 1 plays Ember for 2●");
  });

  test("prints a title within one line, so that it cannot pose as another result", async () => {
    write("tests/a.scenario.toml", scenario("One\\nok 2 - Two", bad));
    const { out } = await cli(["scenario", "tests", "--verbose"]);
    const results = out.split("\n").filter((line) => /^(?:not )?ok /u.test(line));
    expect(results).toEqual([String.raw`not ok 1 - One\nok 2 - Two (tests/a.scenario.toml)`]);
  });

  test("prints a fault within one line too", async () => {
    write("tests/a.scenario.toml", scenario("One", good.replace("play Ember", String.raw`x\nok 2 - Two`)));
    const { out } = await cli(["scenario", "tests"]);
    expect(out.split("\n").filter((line) => /^(?:not )?ok /u.test(line))).toHaveLength(1);
  });

  test("prints reports for programs", async () => {
    write("tests/a.scenario.toml", scenario("One", good));
    write("tests/b.scenario.toml", scenario("Two", bad));
    const { code, out } = await cli(["scenario", "tests", "--json"]);
    const [one, two] = reports.parse(JSON.parse(out));
    expect([code, one?.verdict, two?.verdict]).toEqual([1, "passed", "failed"]);
    expect(two?.checks.filter(({ held }) => !held)).toEqual([
      expect.objectContaining({ what: "player-1 energy", seen: "3", line: 9 }),
    ]);
  });

  test("plays only what the filter finds", async () => {
    write("tests/a.scenario.toml", scenario("One", good));
    write("tests/b.scenario.toml", scenario("Two", bad));
    const { code, out } = await cli(["scenario", "tests", "--filter", "oNE"]);
    expect([code, out.includes("Two")]).toEqual([0, false]);
  });

  test.each([
    ["a card there is none of", good.replace("play Ember", "x"), "", 1, /"x" is not an action here/u],
    ["a misspelt card", "", '[setup.player-2]\nhand = ["Embr"]', 2, /no card "Embr"\..*Try: Ember/u],
    ["a misspelt zone", "", '[setup.player-2]\nhnad = ["Ember"]', 2, /no zone "hnad" here.*Try: hand/u],
    ["a misspelt player", "", "[setup.plaier-2]\nenergy = 1", 2, /no player "plaier-2".*Try: player-2/u],
    ["a misspelt counter", "", "[setup.player-2]\nenrgy = 1", 2, /no counter "enrgy".*Try: energy/u],
    ["other rules than there are", "", "", 2, /no rules "chess"/u],
    ["cards outside of the workspace", "", "", 2, /is not a folder of the workspace/u],
    ["a game there is none of", "", "", 2, /no game "chess"/u],
  ])("refuses %s with its place and what was meant", async (what, steps, setup, code, message) => {
    const head =
      what === "other rules than there are"
        ? 'rules = "chess"'
        : what === "cards outside of the workspace"
          ? 'cards = "../../.."'
          : "";
    const text = scenario("Wrong", `${setup}\n${steps}`, head);
    const game = what === "a game there is none of" ? text.replace('"dreamtides"', '"chess"') : text;
    write("tests/a.scenario.toml", game);
    const outcome = await cli(["scenario", "tests"]);
    expect(outcome.out).toMatch(message);
    expect(outcome.code).toBe(code);
  });

  test.each([
    ["found by its name", "", 0, "ok 1"],
    ["named by the scenario", 'cards = "../cards"', 0, "ok 1"],
    ["of another name, named by the scenario", 'cards = "../other"', 0, "ok 1"],
    ["that is not there", 'cards = "../none"', 2, 'There is no folder "../none".'],
    ["that is above", 'cards = "../.."', 2, "Put the scenario beside or below its cards, or its folder beside theirs."],
  ])("plays with a folder of cards beside that of the scenarios: %s", async (_what, head, code, message) => {
    for (const folder of ["set/cards", "set/other", "set/scenarios"]) mkdirSync(pathOf(folder), { recursive: true });
    rmSync(pathOf("cards.toml"), { force: true });
    write("set/cards/cards.toml", ember);
    write("set/other/cards.toml", ember);
    write("set/scenarios/a.scenario.toml", scenario("Beside", good, head));
    const outcome = await cli(["scenario", "set"]);
    expect(outcome.out).toContain(message);
    expect(outcome.code).toBe(code);
  });

  test.each([
    ["beside both folders", "set/pyproject.toml"],
    ["above them", "Cargo.toml"],
  ])("takes the folder of cards rather than a file of settings %s", async (_what, settings) => {
    for (const folder of ["set/cards", "set/scenarios"]) mkdirSync(pathOf(folder), { recursive: true });
    rmSync(pathOf("cards.toml"), { force: true });
    write("set/cards/cards.toml", ember);
    write(settings, '[project]\nname = "set"\n');
    write("set/scenarios/a.scenario.toml", scenario("Beside", good));
    const { code, out } = await cli(["scenario", "set"]);
    expect([code, out]).toEqual([0, expect.stringContaining("ok 1")]);
  });

  test("says so where the folder has no cards of the game", async () => {
    write("cards.toml", '[project]\nname = "set"\n');
    write("tests/a.scenario.toml", scenario("None", good).replace('"dreamtides"', '"ptg"'));
    const { out } = await cli(["scenario", "tests"]);
    expect(out).toMatch(/There is no card "[^"]+": the folder of the cards has none of this game\.\n/u);
  });

  test("says what to do where there are no cards", async () => {
    rmSync(pathOf("cards.toml"), { force: true });
    mkdirSync(pathOf("set/scenarios"), { recursive: true });
    write("set/scenarios/a.scenario.toml", scenario("Alone", good));
    const { code, out } = await cli(["scenario", "set"]);
    expect([code, out.includes('Say in it where the cards are: cards = "../cards".')]).toEqual([2, true]);
  });

  test("does not follow a link out of the workspace", async () => {
    mkdirSync(pathOf("elsewhere"));
    mkdirSync(pathOf("space/tests"), { recursive: true });
    write("elsewhere/cards.toml", ember);
    write("space/cards.toml", ember);
    symlinkSync(pathOf("elsewhere"), pathOf("space/tests/link"));
    write("space/tests/a.scenario.toml", scenario("Out", good, 'cards = "link"'));
    const { code, out } = await cli(["scenario", "space"]);
    expect([code, out.includes("is not a folder of the workspace")]).toEqual([2, true]);
  });

  test.each([[["nowhere"]], [["cards.toml"]], [["tests"]]])(
    "exits 2 where there is nothing to play: %j",
    async (args) => {
      expect((await cli(["scenario", ...args])).code).toBe(2);
    },
  );

  test("says what the files are called where a folder has none", async () => {
    const { err } = await cli(["scenario", "tests"]);
    expect(err).toContain("none whose name ends with .scenario.toml");
  });

  test("explains the format in its help", async () => {
    const { out } = await cli(["help", "scenario"]);
    const words = ["[setup.player-1]", "expect.player-2", "same-again", "Exit codes", "[position]", '">= 3"'];
    for (const word of words) expect(out).toContain(word);
  });

  test("lists the words of the games in its help", async () => {
    const { out } = await cli(["help", "scenario"]);
    const listed = out.slice(out.indexOf("Words of dreamtides:"));
    for (const word of ["rules: classic, lanes", "foresee (", "Play {card}", "gain-points", "Resolving", "Decline"]) {
      expect(listed).toContain(word);
    }
  });
});
