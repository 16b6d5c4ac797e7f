import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { parseDocument } from "../../../../../../shared/toml/index.js";
import { rowTable, type DuplicateKeys } from "../../../../../../shared/games/ptg/rows/from-file.js";
import { rowsOf } from "../../../../../../shared/games/ptg/rows/read-row.js";
import { fileTable } from "../../../../../../shared/games/ptg/rows/to-file.js";
import { writeRow } from "../../../../../../shared/games/ptg/rows/write-row.js";
import { readYaml } from "../../../../../../shared/games/ptg/yaml/read.js";
import { writeYaml } from "../../../../../../shared/games/ptg/yaml/write.js";

function tomlOf(yaml: string, keep: DuplicateKeys = "first"): string {
  const { root } = must(readYaml(yaml));
  if (!root) throw new Error("no mapping");
  return writeRow({ above: [], map: rowTable(root.map, "card", keep), below: root.below }, "cards");
}

function yamlOf(toml: string): string {
  const [row] = rowsOf(must(parseDocument(toml)), "cards");
  if (!row) throw new Error("no row");
  return writeYaml({ map: fileTable(row.map, "card"), below: row.below });
}

const lines = (...all: string[]): string => `${all.join("\n")}\n`;

describe("a card file as a row", () => {
  it("has pairs first, then headers, two blanks a level", () => {
    const yaml = lines(
      "card_id: priest_01",
      "name: Healing Priest",
      "type: creature",
      "mana:",
      "  any: 2",
      "defense: 3",
      "attack: 1",
      "rarity: odd",
      "abilities:",
      "  - name: Healing Aura",
      "    ability_type: triggered",
      "    mana_requirement: {}",
      "    alterations:",
      "      - effect: heal_player",
      "        params:",
      "          amount: 3",
    );
    expect(tomlOf(yaml)).toBe(
      lines(
        "[[cards]]",
        'card_id = "priest_01"',
        'name = "Healing Priest"',
        'type = "creature"',
        "mana = { any = 2 }",
        "attack = 1",
        "defense = 3",
        'rarity = "odd"',
        "",
        "  [[cards.abilities]]",
        '  name = "Healing Aura"',
        '  ability_type = "triggered"',
        "  mana_requirement = {}",
        "",
        "    [[cards.abilities.alterations]]",
        '    effect = "heal_player"',
        "    params = { amount = 3 }",
      ),
    );
    expect(yamlOf(tomlOf(yaml))).toBe(
      yaml.replace("defense: 3\nattack: 1\nrarity: odd\n", "attack: 1\ndefense: 3\n").concat("rarity: odd\n"),
    );
  });

  it("keeps the first of two values, or the last, and the other aside", () => {
    const yaml = "card_id: giant\nmana:\n  fire: 1\n  fire: 2\ndefense: 5\ndefense: 1\ndefense: 2\n";
    expect(tomlOf(yaml)).toBe(
      lines(
        "[[cards]]",
        'card_id = "giant"',
        "mana = { fire = 1 }",
        "defense = 5",
        '_dropped = { "mana.fire" = 2, defense = [1, 2] }',
      ),
    );
    expect(tomlOf(yaml, "last")).toContain('defense = 2\n_dropped = { "mana.fire" = 1, defense = [5, 1] }');
    expect(yamlOf(tomlOf(yaml))).toBe("card_id: giant\nmana:\n  fire: 1\ndefense: 5\n");
  });

  it("keeps nulls by name", () => {
    const yaml = lines(
      "card_id: a",
      "description: null",
      "abilities:",
      "  - alterations:",
      "      - effect: draw_card",
      "        target: null",
      "        end_trigger: null",
    );
    expect(tomlOf(yaml)).toContain('    effect = "draw_card"\n    _null = ["target", "end_trigger"]\n');
    expect(yamlOf(tomlOf(yaml))).toBe(yaml);
  });

  it("writes a map with a comment or a list of tables with a header", () => {
    const yaml = lines(
      "card_id: a",
      "mana:  # dear",
      "  # hot",
      "  fire: 2",
      "abilities:",
      "  - alterations:",
      "      - effect: spawn_creature",
      "        params:",
      "          template:",
      "            card_id: t",
      "            abilities:",
      "              - name: T",
      "          count: 2",
    );
    const toml = tomlOf(yaml);
    expect(toml).toBe(
      lines(
        "[[cards]]",
        'card_id = "a"',
        "",
        "  [cards.mana]  # dear",
        "  # hot",
        "  fire = 2",
        "",
        "  [[cards.abilities]]",
        "",
        "    [[cards.abilities.alterations]]",
        '    effect = "spawn_creature"',
        "",
        "      [cards.abilities.alterations.params]",
        "      count = 2",
        "",
        "        [cards.abilities.alterations.params.template]",
        '        card_id = "t"',
        "",
        "          [[cards.abilities.alterations.params.template.abilities]]",
        '          name = "T"',
      ),
    );
    expect(tomlOf(yamlOf(toml))).toBe(toml);
  });

  it("carries comments both ways", () => {
    const yaml = lines(
      "card_id: a",
      "# what it costs",
      "mana: {}  # nothing",
      "# what it does",
      "abilities:  # a list",
      "  - name: One",
      "    # the first",
      "    alterations:",
      "      - effect: draw_card",
      "      # the second",
      "      - effect: recycle_graveyard  # all of it",
      "# the end",
    );
    expect(yamlOf(tomlOf(yaml))).toBe(yaml);
  });

  it("leaves comments of the file in the file", () => {
    const toml = lines("[[cards]]", 'card_id = "a"', "# below", "", "# of the file", "", "[[cards]]", 'card_id = "b"');
    expect(yamlOf(toml)).toBe(lines("card_id: a", "# below"));
  });

  it("reads dotted keys, inline rows and keys in quotes", () => {
    expect(yamlOf('[[cards]]\nmana.fire = 1 # one\n"a]#b".c = "#"\n')).toBe(
      lines("mana:", "  fire: 1  # one", "a]#b:", '  c: "#"'),
    );
    expect(yamlOf('cards = [{ card_id = "a" }]\n')).toBe("card_id: a\n");
  });
});
