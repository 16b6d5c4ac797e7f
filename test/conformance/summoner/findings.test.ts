import { describe, expect, it } from "vitest";
import { summonerJson } from "../../../shared/games/summoner/folder/format.js";
import { summoner } from "../../../shared/games/summoner/index.js";
import { columnSource } from "../../../shared/sheet/index.js";
import { must } from "../../../shared/base/index.js";
import { parseDocument, rowEntries } from "../../../shared/toml/index.js";
import { problemsOf } from "../../support/validate/problems.js";
import { dataOf, isCorpusThere } from "../../support/summoner/corpus.js";

/** What each rule says over the tables of a revision: the id of the card, the place, the message. */
function spoken(revision: "r1" | "r2"): ReadonlyMap<string, readonly string[]> {
  const files = [...dataOf(revision)].map(([path, text]) => ({ path, text }));
  const toml = summonerJson.toToml(files, new Map(), {});
  if (!toml.ok) throw new Error(JSON.stringify(toml.error));
  const texts = Object.fromEntries(toml.value.files.map(({ path, text }) => [path, text]));
  const found = new Map<string, string[]>();
  for (const { code, sheet, rowKey, column, message } of problemsOf(summoner, texts)) {
    const document = must(parseDocument(texts[sheet.file] ?? ""));
    const place = Number((rowKey ?? "").slice((rowKey ?? "").lastIndexOf(" ") + 1));
    const id = rowEntries(document, sheet.table, place).find(({ key }) => key === "id")?.value;
    const named = id?.kind === "string" ? id.value : "";
    const id_ = code.replace("summoner/", "");
    found.set(id_, [...(found.get(id_) ?? []), `${named} ${column ? columnSource(column) : ""}: ${message}`]);
  }
  return found;
}

/** The ids of the cards that a rule speaks of. */
const idsOf = (lines: readonly string[] = []): readonly string[] => lines.map((line) => line.split(" ")[0] ?? "");

describe.skipIf(!isCorpusThere)("the data files of the second revision", () => {
  const found = isCorpusThere ? spoken("r2") : new Map<string, readonly string[]>();

  it("have texts that say something else than their rules in exactly these rows", () => {
    const lines = (found.get("text-rule") ?? []).map((line) => line.replace(/ effects/u, "")).toSorted();
    expect(lines).toEqual(
      [
        "s227: The text says the number 50, the rules do not.",
        "s229: The text says type shell, the rules do not; the rules say attribute shell, the text does not.",
        "s688: The text says type shell, the rules do not; the rules say attribute shell, the text does not.",
        "h140: The rules say the name 天使蝸牛, the text does not.",
        "h145: The text says subtype 天災, the rules do not; the rules say the name 天災, the text does not.",
        "h158: The text says attribute wind, the rules do not.",
        "h256: The text says attribute wind, the rules do not; the rules say attribute shell, the text does not.",
        "sp160: The text says type dragon, the rules do not.",
        "sp268: The text says attribute all, the rules do not; the rules say type all, the text does not.",
        "S051: The text says type mechanic, the rules do not.",
        "S109: The text says to forbid, the rules do not; the rules say to silence, the text does not.",
      ].toSorted(),
    );
  });

  it.each([
    ["missing-operation", ["sp159", "S051", "S073E", "S109", "S109"]],
    ["numeric-value", ["h143b", "h145"]],
    ["wrong-key", ["s229", "s688", "h256", "h318", "h318", "h318"]],
    ["no-target", ["h690"]],
    ["unknown-name", ["s43", "s44", "s122", "s186", "s230", "h145", "h145", "h318", "h318", "S109"]],
    ["empty-type", ["s111", "s122", "s186", "s227"]],
    ["own-condition", ["s229"]],
    ["invalid-as-block", ["S109", "S109"]],
    ["value-step", []],
    ["unknown-filter", []],
    ["old-rule", []],
    ["deck-size", ["deck001", "deck001"]],
    ["deck-summoners", ["deck001", "deck001"]],
    ["deck-copies", []],
    ["deck-cards", []],
  ])("break the rule %s in exactly these rows", (rule, ids) =>
    expect([...idsOf(found.get(rule))].toSorted()).toEqual([...ids].toSorted()),
  );

  it("break no other rules", () =>
    expect([...found.keys()].toSorted()).toEqual([
      "deck-size",
      "deck-summoners",
      "empty-type",
      "invalid-as-block",
      "missing-operation",
      "no-target",
      "numeric-value",
      "own-condition",
      "text-rule",
      "unknown-name",
      "wrong-key",
    ]));
});

describe.skipIf(!isCorpusThere)("the data files of the first revision", () => {
  const found = isCorpusThere ? spoken("r1") : new Map<string, readonly string[]>();

  it("have texts that say something else than their rules in exactly two rows", () =>
    expect(idsOf(found.get("text-rule"))).toEqual(["s229", "s688"]));

  it("have every rule in the older shape, with a fix", () => expect(found.get("old-rule")).toHaveLength(26));
});
