import { expect, it } from "vitest";
import { cardCharts } from "../../../../../../shared/games/ttcg/tools/card-charts.js";
import { toolRow } from "./rows.js";

const texts = (...values: string[]) => ({
  kind: "array" as const,
  items: values.map((value) => ({ kind: "string", value }) as const),
});

const string = (value: string) => ({ kind: "string", value }) as const;

const card = (key: string, type: string, subtypes: readonly string[], effects: readonly [string, string]) => {
  const { cells } = toolRow(key, { type, "effect-1": effects[0], "effect-2": effects[1] });
  const level = { kind: "integer", value: 3n } as const;
  return { key, cells: new Map([...cells, ["subtypes", texts(...subtypes)] as const, ["level", level] as const]) };
};

const cards = [
  card(
    "a",
    "fire",
    ["dragon", "undead"],
    ["Destroy one dragon card on the field.", "Destroy one water card on the field."],
  ),
  card("b", "fire", ["dragon"], ["Draw one card.", "Make me a sandwich."]),
  card("c", "water", [], ["Draw one card.", ""]),
];

const report = cardCharts.report(cards);
const chart = (id: string) => report.charts.find((each) => each.id === id);
const valuesOf = (id: string, label: string) => chart(id)?.rows.find((row) => row.label === label)?.values;
const ofType = (id: string, label: string, type: string) =>
  valuesOf(id, label)?.[chart(id)?.series.indexOf(type) ?? -1];

it("counts cards per type and subtype, those without any too", () => {
  expect(valuesOf("types", "Fire")).toEqual([2]);
  expect(valuesOf("types", "Earth")).toEqual([0]);
  expect(valuesOf("subtypes", "Dragon")).toEqual([2]);
  expect(valuesOf("subtypes", "Undead")).toEqual([1]);
  expect(report.facts[0]).toEqual({ title: "Cards", value: "3" });
});

it("counts cards of other types and subtypes under a bar of their own, where there are some", () => {
  const others = [card("d", "plasma", ["golem", "dragon"], ["", ""]), card("e", "", [], ["", ""])];
  const { charts } = cardCharts.report([...cards, ...others]);
  const last = (id: string) => charts.find((each) => each.id === id)?.rows.at(-1);
  expect(last("types")).toEqual({ label: "(other)", values: [2], rowKeys: [["d", "e"]] });
  expect(last("subtypes")).toEqual({ label: "(other)", values: [1], rowKeys: [["d"]] });
  expect(chart("types")?.rows.at(-1)?.label).toBe("Spell");
});

it("counts cards of other types in all charts by type, where there are some", () => {
  const others = [card("d", "plasma", [], ["Draw one card.", "Destroy one dragon card on the field."])];
  const { charts } = cardCharts.report([...cards, ...others]);
  const byType = charts.filter(({ id }) => id.endsWith("-by-type"));
  expect(byType).toHaveLength(5);
  for (const { id, series, rows } of byType) {
    expect([id, series.at(-1)]).toEqual([id, "(other)"]);
    const found = rows.flatMap(({ values, rowKeys }) => (values.at(-1) === 0 ? [] : [rowKeys?.at(-1)]));
    expect([id, found.length > 0, found.every((keys) => keys?.join() === "d")]).toEqual([id, true, true]);
  }
  for (const { series } of report.charts.filter(({ id }) => id.endsWith("-by-type"))) {
    expect(series.at(-1)).toBe("Spell");
  }
});

it("counts what a sheet without effects has", () => {
  const plain = (key: string, cells: Parameters<typeof toolRow>[1]) => toolRow(key, cells);
  const tokens = [
    plain("a", { type: "fire", subtype: "dragon", level: 2 }),
    plain("b", { type: "Water ", subtype: "" }),
  ];
  const { facts, charts } = cardCharts.report(tokens);
  expect(facts).toEqual([{ title: "Cards", value: "2" }]);
  expect(charts.map(({ id }) => id)).toEqual(["types", "subtypes", "levels-by-type"]);
  const counted = charts.flatMap(({ rows }) => rows.filter(({ values }) => values.some((value) => value > 0)));
  expect(counted.map(({ label, rowKeys }) => [label, rowKeys?.flat()])).toEqual([
    ["Fire", ["a"]],
    ["Water", ["b"]],
    ["Dragon", ["a"]],
    ["2", ["a"]],
  ]);
  expect(cardCharts.report([plain("c", { type: "fire" })]).charts.map(({ id }) => id)).toEqual(["types", "subtypes"]);
});

it("takes types and subtypes with space around them or in capitals for what they are", () => {
  const { charts } = cardCharts.report([card("d", "Fire", [" Dragon"], ["", ""])]);
  const labels = (id: string) => charts.find((each) => each.id === id)?.rows.map(({ label }) => label);
  expect([labels("types")?.includes("(other)"), labels("subtypes")?.includes("(other)")]).toEqual([false, false]);
});

it("counts no effects that are not there, nor kinds that are none", () => {
  const { charts, facts } = cardCharts.report([
    card("d", "fire", [], ["", " "]),
    card("e", "spell", [], ["Drow.", "Draw one card."]),
  ]);
  const rowsOf = (id: string) => charts.find((each) => each.id === id)?.rows ?? [];
  expect(rowsOf("styles-by-type").map(({ label, values }) => [label, ...values.filter((value) => value > 0)])).toEqual([
    ["None", 2],
  ]);
  expect(facts[1]).toEqual({ title: "Kinds of effects", value: "1" });
  const integer = (value: number) => ({ kind: "integer", value: BigInt(value) }) as const;
  const modifier = card("s", "spell", [], ["", ""]);
  const cells = new Map([...modifier.cells, ["attack", integer(5)] as const, ["defense", integer(5)] as const]);
  const shares = cardCharts.report([{ key: "s", cells }]).charts.find(({ id }) => id === "attack-share");
  expect(shares?.rows.flatMap(({ values }) => values).some((value) => value > 0)).toBe(false);
});

it("counts what effects mention, once a card, and again by the type of the card", () => {
  expect(valuesOf("mentions", "Dragon")).toEqual([1]);
  expect(ofType("mentions-by-type", "Water", "Fire")).toBe(1);
  expect(valuesOf("mentions-by-type", "Earth")).toBeUndefined();
});

it("counts kinds of effects by type, the common first, and texts that are none", () => {
  expect(ofType("effects-by-type", "Draw", "Fire")).toBe(1);
  expect(ofType("effects-by-type", "Draw", "Water")).toBe(1);
  // Both effects of the first card are of one kind.
  expect(ofType("effects-by-type", "Destroy", "Fire")).toBe(1);
  expect(ofType("effects-by-type", "Not understood", "Fire")).toBe(1);
  expect(chart("effects-by-type")?.rows[0]?.label).toBe("Draw");
  expect(report.facts[3]?.value).toBe("1");
});

it("counts levels and forms of effects by type, each effect with a form of its own", () => {
  expect(chart("levels-by-type")?.rows.map(({ label }) => label)).toEqual(["3"]);
  expect(ofType("levels-by-type", "3", "Fire")).toBe(2);
  expect(ofType("levels-by-type", "3", "Water")).toBe(1);
  // A sandwich and nothing at all have no form.
  expect(chart("forms-by-type")?.rows.map(({ label }) => label)).toEqual(["Activated"]);
  expect(ofType("forms-by-type", "Activated", "Fire")).toBe(3);
  expect(ofType("forms-by-type", "Activated", "Water")).toBe(1);
});

it("sorts levels as numbers", () => {
  const ofLevel = (level: bigint) => {
    const { key, cells } = card(`level ${level}`, "fire", [], ["Draw one card.", ""]);
    return { key, cells: new Map([...cells, ["level", { kind: "integer", value: level }] as const]) };
  };
  const { charts } = cardCharts.report([ofLevel(10n), ofLevel(2n), ofLevel(1n)]);
  const levels = charts.find(({ id }) => id === "levels-by-type");
  expect(levels?.rows.map(({ label }) => label)).toEqual(["1", "2", "10"]);
});

it("counts styles by type, none too", () => {
  const styled = { ...cards[0], cells: new Map([...(cards[0]?.cells ?? []), ["effect-1-style", string("counter")]]) };
  const found = cardCharts.report([{ key: "a", cells: styled.cells }]).charts.find(({ id }) => id === "styles-by-type");
  expect(found?.rows.map(({ label, values }) => [label, values[found.series.indexOf("Fire")]])).toEqual([
    ["Counter", 1],
    ["None", 1],
  ]);
});

it("counts what effects are about as the language reads them", () => {
  const named = cardCharts.report([
    card(
      "a",
      "fire",
      ["ghost"],
      ["Destroy one spellcaster card on the field.", "Tap one spellcaster card on the field."],
    ),
    card("b", "fire", ["ghost"], ["Destroy one rank 2 spell on the field.", "Make a dragon sandwich."]),
  ]);
  const rows = named.charts.find(({ id }) => id === "named")?.rows ?? [];
  expect(rows.filter(({ values }) => values[0] !== 0).map(({ label, values }) => [label, ...values])).toEqual([
    ["Spell", 1],
    ["Spellcaster", 1],
  ]);
});

it("says which rows each number is of, each row once", () => {
  const rowsOf = (id: string, label: string, series = chart(id)?.series[0] ?? "") =>
    chart(id)?.rows.find((row) => row.label === label)?.rowKeys?.[chart(id)?.series.indexOf(series) ?? -1];
  expect(rowsOf("types", "Fire")).toEqual(["a", "b"]);
  expect(rowsOf("types", "Earth")).toEqual([]);
  expect(rowsOf("mentions", "Water")).toEqual(["a"]);
  expect(rowsOf("mentions-by-type", "Water", "Fire")).toEqual(["a"]);
  // Two of the three effects are of the first card.
  expect(rowsOf("forms-by-type", "Activated", "Fire")).toEqual(["a", "b"]);
  expect(rowsOf("effects-by-type", "Draw", "Water")).toEqual(["c"]);
  expect(rowsOf("productions", "Draw")).toEqual(["b", "c"]);
  expect(rowsOf("styles-by-type", "None", "Water")).toEqual(["c"]);
  expect(rowsOf("named", "Dragon")).toEqual(["a"]);
  expect(rowsOf("bands", "Units 3", "Average")).toEqual(["a", "b", "c"]);
  expect(rowsOf("bands", "Units 3", "End of the band")).toEqual([]);
});

it("lists all kinds of effects in words, and says how many no card uses", () => {
  const labels = chart("productions")?.rows.map(({ label }) => label) ?? [];
  expect(labels.filter((label) => !/^[A-Z][a-z ,:]*$/u.test(label))).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
  expect(chart("productions")?.rows).toHaveLength(87);
  expect(valuesOf("productions", "Draw")).toEqual([2]);
  expect(valuesOf("productions", "Not understood")).toEqual([1]);
  expect(report.facts[2]).toEqual({ title: "Kinds of effects not used", value: "83" });
});

it("sorts units by the share of attack in their sum, and holds numbers against bands", () => {
  const integer = (value: number) => ({ kind: "integer", value: BigInt(value) }) as const;
  const unit = (attack: number, defense: number) => ({
    key: `${attack}`,
    cells: new Map([
      ...card("u", "fire", [], ["Draw three cards.", "Draw one card."]).cells,
      ["attack", integer(attack)] as const,
      ["defense", integer(defense)] as const,
    ]),
  });
  const { charts } = cardCharts.report([unit(0, 1500), unit(1500, 0), unit(740, 760), unit(-5, 1505), unit(1505, -5)]);
  const shares = charts.find(({ id }) => id === "attack-share");
  expect(shares?.rows.map(({ values }) => values[2])).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  const bands = charts.find(({ id }) => id === "bands");
  expect(bands?.rows.find(({ label }) => label === "Units 3")?.values).toEqual([2, 3, 4]);
  expect(bands?.rows.find(({ label }) => label === "Units 4")?.values).toEqual([0, 0, 5]);
  const third = { key: "t", cells: card("t", "fire", [], ["Draw three cards.", ""]).cells };
  const uneven = cardCharts.report([unit(0, 1500), third]).charts.find(({ id }) => id === "bands");
  expect(uneven?.rows.find(({ label }) => label === "Units 3")?.values).toEqual([2.33, 3, 4]);
});

it("counts the workspace's own types and subtypes, and spells as ever", () => {
  const own = [card("a", "rust", ["golem"], ["Destroy one golem card on the field.", "Draw one card."])];
  const { charts } = cardCharts.report(own, { types: ["rust", "moss"], subtypes: ["golem"] });
  const rows = (id: string) =>
    charts.find((each) => each.id === id)?.rows.map(({ label, values }) => [label, ...values]);
  expect(rows("types")).toEqual([
    ["Rust", 1],
    ["Moss", 0],
    ["Spell", 0],
  ]);
  expect(rows("subtypes")).toEqual([["Golem", 1]]);
  expect(rows("mentions-by-type")).toEqual([["Golem", 1, 0, 0]]);
  expect(charts.find(({ id }) => id === "styles-by-type")?.series).toEqual(["Rust", "Moss", "Spell"]);
});
