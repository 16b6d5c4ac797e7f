import { describe, expect, it } from "vitest";
import { must } from "../../../shared/base/index.js";
import { readCard } from "../../../shared/games/ptg/cards/read.js";
import type { ToolAnswers } from "../../../shared/games/tools.js";
import { ptg } from "../../../shared/games/ptg/index.js";
import { ptgYaml } from "../../../shared/games/ptg/folder/format.js";
import { abilityProjection } from "../../../shared/games/ptg/projection/projection.js";
import { rowTable } from "../../../shared/games/ptg/rows/from-file.js";
import { readYaml } from "../../../shared/games/ptg/yaml/read.js";
import { holdsComment, plainValue } from "../../../shared/games/ptg/yaml/tree.js";
import { parseDocument, rowContent, rowCount, rowEntries } from "../../../shared/toml/index.js";
import { problemsOf } from "../../support/validate/problems.js";
import { documentedFiles } from "../../support/ptg/documentation.js";

/** How often each rule speaks over the 14 cards of the appendix and section 3 and the deck `midrange`. */
function spoken(answers: ToolAnswers): Readonly<Record<string, number>> {
  const whole = files.filter(({ path }) => !/sample_|aggro|fireball_01\.|fire_mana_01\./u.test(path));
  const toml = ptgYaml.toToml(whole, new Map(), answers);
  if (!toml.ok) throw new Error(JSON.stringify(toml.error));
  const counts: Record<string, number> = {};
  for (const { code } of problemsOf(ptg, Object.fromEntries(toml.value.files.map(({ path, text }) => [path, text])))) {
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

const files = documentedFiles() ?? [];

describe.skipIf(files.length === 0)("the YAML of the package's documentation", () => {
  it("is 16 cards, 2 decks and 6 fragments", () => {
    const fragments = files.filter(({ path }) => path.includes("sample_"));
    expect(fragments.map(({ path }) => path.slice(6, -5))).toEqual([
      ...["sample_healing_aura", "sample_fire_blast", "sample_life_drain"],
      ...["sample_spawn_inline", "sample_spawn_catalogue", "sample_recruit"],
    ]);
    expect(files.filter(({ path }) => path.startsWith("decks/"))).toHaveLength(2);
    expect(files).toHaveLength(24);
  });

  it.each(files.map((file) => [file.path, file] as const))("%s loads and prints back", (path, file) => {
    const toml = ptgYaml.toToml([file], new Map(), {});
    if (!toml.ok) throw new Error(JSON.stringify(toml.error));
    const documents = new Map(toml.value.files.map((each) => [each.path, must(parseDocument(each.text))] as const));
    const yaml = ptgYaml.fromToml(documents, [], {});
    const [printed] = yaml.ok ? yaml.value.files : [];
    expect(printed?.path).toBe(path);
    const rootOf = (text: string) => {
      const { root } = must(readYaml(text));
      if (!root) throw new Error("no mapping");
      return { ...root, map: rowTable(root.map, path.startsWith("decks/") ? "deck" : "card", "first") };
    };
    const [before, after] = [rootOf(file.text), rootOf(printed?.text ?? "")];
    const valuesOf = (root: typeof before) => {
      const value = plainValue(root.map);
      const entries = value?.kind === "table" ? [...value.entries] : [];
      return entries.filter(([key]) => key !== "_dropped");
    };
    expect(valuesOf(after)).toEqual(valuesOf(before));
    expect(holdsComment(after.map)).toBe(holdsComment(before.map));
    expect(ptgYaml.toToml([printed ?? file], new Map(), {})).toMatchObject({ ok: true });
  });

  it("breaks the rules it is known to break, and no others", () => {
    const first = {
      "ptg/duplicate-key": 10,
      "ptg/unknown-card": 1,
      "ptg/trigger-alias": 3,
      "ptg/text-number": 1,
      "ptg/text-target": 2,
    };
    expect(spoken({})).toEqual(first);
    expect(spoken({ duplicate_keys: "last" })).toEqual({ ...first, "ptg/no-defense": 4 });
  });

  it("makes cards that can be played, all of them", () => {
    const toml = ptgYaml.toToml(files, new Map(), {});
    const text = toml.ok ? toml.value.files.find(({ path }) => path === "cards.toml")?.text : undefined;
    const document = must(parseDocument(text ?? ""));
    expect(rowCount(document, ["cards"])).toBe(22);
    const read = Array.from({ length: 22 }, (_, at) =>
      readCard(Object(rowContent(rowEntries(document, ["cards"], at))) as Record<string, unknown>),
    );
    expect(read.flatMap(({ remarks }) => remarks)).toEqual([]);
    const texts = Array.from({ length: 22 }, (_, at) => {
      const cells = new Map(rowEntries(document, ["cards"], at).map(({ key, value }) => [key, value] as const));
      const type = cells.get("type");
      const row = {
        value: (key: string) => cells.get(key),
        text: () => (type?.kind === "string" ? type.value : undefined),
      };
      const abilities = cells.get("abilities");
      return abilities?.kind === "array" ? abilities.items.map((ability) => abilityProjection.print(ability, row)) : [];
    }).flat();
    expect(texts.filter((text) => text.includes("#"))).toEqual([]);
    expect(texts).toEqual(
      expect.arrayContaining([
        "on enter: heal owner $attack",
        "on enter: recruit owner goblin_01 from graveyard",
        "cast: recycle owner",
        "on graveyard leave: draw owner 1",
        "on enter: gain owner fire 2",
        "on death: spawn owner 1 × @goblin_01",
        'on enter: spawn owner 2 × token_wasp "Wasp" 1/1',
      ]),
    );
    expect(read.find(({ card }) => card?.card_id === "giant_01")?.card).toMatchObject({ attack: 3, defense: 5 });
  });
});
