import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { Desk, until } from "./desk.js";

let desk: Desk;
afterEach(() => desk.clear());

const settings = ".cardwright/workspace.toml";
const sheet = { file: "cards.toml", table: ["cards"] };
const event = `[[cards]]
name = "Ember"
id = "6d2b1e52-0f6a-4c39-9c1e-3a1d5d7a8b90"
energy-cost = 1
rules-text = "Draw {cards($c)}."
variables = "c: 1"
card-type = "Event"
subtype = ""
is-fast = false
spark = 3
image-number = 1
`;
const files = { "cards.toml": event };

const list = async () => (await desk.call("problems/list", { sheet, from: 0, count: 100 })).problems;
const codes = async () => (await list()).map(({ code, severity }) => `${code} ${severity}`);

describe("problems over the bridge", () => {
  it("are found by the rules of the table's game, listed, repaired, and published as events", async () => {
    desk = new Desk(files);
    const view = await desk.open();
    expect(view.sheets[0]).toMatchObject({ binding: { game: "dreamtides", kind: "cards" }, problems: { warning: 1 } });
    const [problem] = await list();
    expect(problem).toMatchObject({ code: "dreamtides/spark-on-characters", column: "spark", rowTitle: "Ember" });
    const fix = problem?.fixes[0]?.id ?? "";
    const request = { fix, problems: [problem?.id ?? ""] };
    expect((await desk.call("problems/preview-fixes", request)).fixes).toMatchObject([
      { problem: problem?.id, kind: "certain", edits: [{ before: "3", after: "" }] },
    ]);
    await desk.call("problems/fix", { problem: problem?.id ?? "", fix });
    await desk.call("workspace/flush", {});
    expect(readFileSync(desk.path("cards.toml"), "utf8")).toBe(event.replace("spark = 3", 'spark = ""'));
    expect(await codes()).toEqual([]);
    expect(desk.payloads("sheet/problems").at(-1)).toMatchObject({
      sheet,
      counts: { warning: 0 },
      put: [],
      drop: [problem?.id],
    });
  });

  it.each([
    ["a fix that holds is offered", "", ["clear-spark"]],
    [
      "one that breaks another rule is not",
      '\n[[metadata.validation_rules]]\ncolumn = "spark"\ntype = "required"\n',
      [],
    ],
  ])("%s", async (_, rules, fixes) => {
    desk = new Desk({ "cards.toml": event + rules });
    await desk.open();
    const [problem] = await list();
    const id = problem?.id ?? "";
    expect(problem?.fixes.map((fix) => fix.id)).toEqual(["clear-spark"]);
    expect((await desk.call("problems/offers", { problems: [id, "gone"] })).offers).toEqual([{ problem: id, fixes }]);
  });

  it("come with the rules behind them", async () => {
    desk = new Desk(files);
    await desk.open();
    const { rules } = await desk.call("problems/rules", {});
    expect(rules.find(({ code }) => code === "dreamtides/spark-on-characters")).toMatchObject({
      origin: "Dreamtides",
      standard: "warning",
      severity: "warning",
    });
    for (const { code, title, explanation, source } of rules) {
      expect(
        [title, explanation, source].every((text) => text.length > 5),
        code,
      ).toBe(true);
    }
    expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
  });

  it("have severities of the workspace, in a file that is made when one is set and followed when another program writes it", async () => {
    desk = new Desk(files);
    await desk.open();
    expect(readdirSync(desk.folder)).toEqual(["cards.toml"]);
    await desk.call("problems/severity", { code: "dreamtides/spark-on-characters", severity: "error" });
    await desk.call("workspace/flush", {});
    expect(readFileSync(desk.path(settings), "utf8")).toBe(
      '[severities]\n"dreamtides/spark-on-characters" = "error"\n',
    );
    expect(await codes()).toEqual(["dreamtides/spark-on-characters error"]);
    desk.write(settings, '[severities]\n"dreamtides/spark-on-characters" = "off"\n');
    await until(codes, (found) => found.length === 0);
  });

  it("read the settings that are there at the start, and a file that comes later", async () => {
    desk = new Desk({ ...files, [settings]: '[severities]\n"dreamtides/spark-on-characters" = "info"\n' });
    await desk.open();
    expect(await codes()).toEqual(["dreamtides/spark-on-characters info"]);
    expect(existsSync(desk.path(settings))).toBe(true);
    await desk.clear();
    desk = new Desk(files);
    await desk.open();
    desk.write(settings, '[severities]\n"dreamtides/spark-on-characters" = "error"\n');
    await until(codes, (found) => found[0]?.endsWith(" error") === true);
  });
});
