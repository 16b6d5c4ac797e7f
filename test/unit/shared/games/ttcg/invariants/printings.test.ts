import { describe, expect, it } from "vitest";
import { fixed } from "../../../../../support/validate/problems.js";
import type { Files } from "../../../../../support/validate/tables.js";
import {
  afterFix,
  anotherUnit,
  aSpell,
  aUnit,
  findings,
  fixIds,
  found,
  printingsOf,
  row,
  type Cells,
} from "./tables.js";

type Changes = Readonly<Record<number, Cells | null>>;

/** A unit or a spell with its printings, some of them with other cells or left out. */
const printed = (card: "unit" | "spell", changes: Changes = {}, cells: Cells = {}): Files => ({
  "cards.toml": card === "unit" ? aUnit(cells) : aSpell(cells),
  "printings.toml": printingsOf(card, changes),
});

describe("printings that hold every rule", () => {
  it.each<[string, Files]>([
    ["of a unit", printed("unit")],
    ["of a spell", printed("spell")],
    ["with all of a tier's gain on one stat", printed("unit", { 6: { attack: "620", defense: "430" } })],
    ["with a spell's bonus on the smaller modifier", printed("spell", { 3: { attack: "10", defense: "5" } })],
    ["found in the universal pack", printed("unit", { 2: { channel: '"universal-pack"' } })],
    [
      "in any order, the cards of two files in one",
      { "a.toml": aUnit(), "b.toml": aSpell(), "p.toml": printingsOf("spell") + printingsOf("unit") },
    ],
    ["none, where there is no table of printings", { "cards.toml": aUnit() }],
  ])("%s: no problem", (_, files) => expect(found(files)).toEqual([]));
});

interface Break {
  readonly rule: string;
  readonly card?: "unit" | "spell";
  readonly changes: Changes;
  /** File, row, column, severity and message. */
  readonly told: readonly string[];
  /** Each fix, and the changes that are left after it. */
  readonly fixes?: Readonly<Record<string, Changes>>;
}

const breaks: readonly Break[] = [
  {
    rule: "tier-unit-sum",
    changes: { 3: { attack: "600" } },
    told: ["printings.toml 2 attack error: Tier 3 level 2 unit must total 1020, is 1040"],
    fixes: { distribute: { 3: { attack: "590", defense: "430" } }, "reset-split": {} },
  },
  {
    rule: "tier-unit-sum",
    changes: { 6: { defense: "420" } },
    told: ["printings.toml 5 attack error: Tier 6 level 2 unit must total 1050, is 1015"],
    fixes: { distribute: { 6: { attack: "615", defense: "435" } }, "reset-split": {} },
  },
  {
    rule: "tier-unit-sum",
    changes: { 1: { defense: undefined } },
    told: ["printings.toml 0 defense error: Tier 1 level 2 unit must total 1000, but has no defense"],
  },
  {
    rule: "tier-unit-monotone",
    changes: { 2: { attack: "560", defense: "450" } },
    told: ["printings.toml 1 attack warning: Attack drops below the common printing"],
    fixes: { "reset-split": {} },
  },
  {
    rule: "tier-spell-bonus",
    card: "spell",
    changes: { 4: { attack: "30" } },
    told: ["printings.toml 3 attack error: Tier 4 spell bonus must total +15, is +20"],
    fixes: { "set-bonus": { 4: { attack: "+25" } } },
  },
  {
    rule: "tier-spell-bonus",
    card: "spell",
    changes: { 2: { attack: "20", defense: "-10" } },
    told: ["printings.toml 1 defense error: Tier 2 spell bonus must total +5 and lower nothing, but defense gains -5"],
    fixes: { "set-bonus": { 2: { attack: "+15", defense: "-5" } } },
  },
  {
    rule: "all-rarities",
    changes: { 5: { tier: "7" } },
    told: ["cards.toml 0 name error: Missing printings: 5", "printings.toml 4 tier error: Tier must be 1–6"],
  },
  {
    rule: "all-rarities",
    changes: { 5: { tier: "4", attack: "585", defense: "445" } },
    told: ["cards.toml 0 name error: Missing printings: 5", "printings.toml 4 tier error: Two printings at tier 4"],
  },
  {
    rule: "no-reprint",
    changes: { 2: { batch: "2" } },
    told: ["printings.toml 1 batch error: Cards are never reprinted"],
    fixes: { "remove-field": {} },
  },
  {
    rule: "no-reprint",
    changes: { 6: { reissue: "true" } },
    told: ["printings.toml 5 reissue error: Cards are never reprinted"],
    fixes: { "remove-field": {} },
  },
  {
    rule: "no-promo",
    changes: { 3: { channel: '"convention"' } },
    told: ["printings.toml 2 channel error: Promo and set-exclusive printings are not allowed"],
    fixes: { "remove-field": {}, "set-universal": { 3: { channel: '"universal-pack"' } } },
  },
  {
    rule: "no-promo",
    changes: { 3: { "set-exclusive": '"first"' } },
    told: ["printings.toml 2 set-exclusive error: Promo and set-exclusive printings are not allowed"],
    fixes: { "remove-field": {} },
  },
  {
    rule: "unknown-card",
    changes: { 3: { card: '"x"' } },
    told: ["printings.toml 2 card error: No card has the id x"],
  },
];

describe("a printing that breaks a rule", () => {
  it.each(breaks)("$rule: $told.0", ({ rule, card = "unit", changes, told, fixes }) => {
    expect(findings(rule, printed(card, changes))).toEqual(told);
    expect(findings(rule, printed(card))).toEqual([]);
    for (const [fix, left] of Object.entries(fixes ?? {}))
      expect(afterFix(rule, fix, printed(card, changes))).toEqual(printed(card, left));
  });

  it("that names no card is not held against others that name none", () => {
    const nameless = row("printings", { tier: "1", copies: "1" });
    const files = { "cards.toml": aUnit(), "printings.toml": printingsOf("unit") + nameless + nameless };
    expect(["all-rarities", "no-reprint"].flatMap((rule) => findings(rule, files))).toEqual([]);
  });

  it("of two at one tier with another missing, the second is set to the one that is missing", () => {
    const files = printed("unit", { 5: { tier: "4" } });
    expect(fixIds("all-rarities", files)).toContain("set-missing: Set tier to 5, which is missing");
  });

  it("a second row of a tier is one problem, and merging adds the copies", () => {
    const second = row("printings", { card: '"u"', tier: "1", copies: "40", attack: "570", defense: "430" });
    const files = { "cards.toml": aUnit(), "printings.toml": printingsOf("unit", { 1: { copies: "560" } }) + second };
    expect(findings("all-rarities", files)).toEqual(["printings.toml 6 tier error: Two printings at tier 1"]);
    expect(findings("no-reprint", files)).toEqual([]);
    const merged = afterFix("all-rarities", "merge", { ...files })["printings.toml"] ?? "";
    expect(merged.trimEnd()).toBe(printingsOf("unit").trimEnd());
  });
});

it("stats of a printing are not taken from a card whose own do not add up", () => {
  const fixesWith = (cells: Cells): readonly string[] =>
    fixIds("tier-unit-sum", printed("unit", { 3: { attack: "600" } }, cells)).map((id) => id.split(":")[0] ?? "");
  expect(fixesWith({})).toEqual(["distribute", "reset-split"]);
  expect(fixesWith({ attack: "600" })).not.toContain("reset-split");
});

it("a serial number is that of the common printing, where that has one", () => {
  const files = printed("unit", { 1: { serial: '"K208E2MGD0G005"' } }, { serial: '"stale"' });
  expect(fixIds("serial-matches", files)).toEqual(["recompute: Set serial to K208E2MGD0G005"]);
});

describe("missing printings", () => {
  it.each<[card: "unit" | "spell", missing: number[], message: string]>([
    ["unit", [3], "Missing printings: 3"],
    ["unit", [1, 6], "Missing printings: 1, 6"],
    ["spell", [2, 3, 4], "Missing printings: 2, 3, 4"],
  ])("of a %s, %j, are created with stats, copies and finish", (card, missing, message) => {
    const others = { "o.toml": anotherUnit("o"), "more.toml": printingsOf("unit", {}, "o") };
    const files = { ...printed(card, Object.fromEntries(missing.map((tier) => [tier, null]))), ...others };
    expect(findings("all-rarities", files)).toEqual([`cards.toml 0 name error: ${message}`]);
    const repaired = afterFix("all-rarities", "create-printings", files);
    const rows = (text: string | undefined) =>
      (text ?? "").split("[[printings]]").flatMap((each) => {
        const lines = each
          .split("\n")
          .filter((line) => line !== "" && !line.startsWith("serial"))
          .toSorted();
        return lines.length === 0 ? [] : [lines.join("\n")];
      });
    expect(rows(repaired["printings.toml"]).toSorted()).toEqual(rows(printed(card)["printings.toml"]).toSorted());
    expect(found(repaired).filter(({ code }) => code !== "ttcg/serial-matches")).toEqual([]);
  });

  it.each<[what: string, cells: Cells]>([
    ["with no attack", { attack: undefined }],
    ["with a blank id", { id: '" "' }],
  ])("of a card %s are not created", (_, cells) => {
    const files = { "cards.toml": aUnit(cells), "printings.toml": printingsOf("unit", { 3: null }) };
    expect(findings("all-rarities", files).filter((line) => line.includes(" name error"))).toHaveLength(1);
    expect(fixIds("all-rarities", files)).toEqual([]);
  });

  it.each([[[3, 4]], [[1, 2, 6]], [[1, 2, 3, 4, 5, 6]]])("missing tiers %j are added in order", (missing) => {
    const others = { "p.toml": printingsOf("unit", {}, "o"), "o.toml": anotherUnit("o") };
    const files = { ...printed("unit", Object.fromEntries(missing.map((tier) => [tier, null]))), ...others };
    const text = Object.values(afterFix("all-rarities", "create-printings", files)).join("");
    const own = text.split("[[printings]]").filter((each) => each.includes('card = "u"'));
    const tiers = own.map((each) => Number(/^tier = (\d)$/mu.exec(each)?.[1]));
    // Behind what is there: the first of all has nothing before it.
    expect(tiers.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    const created = tiers.filter((tier) => missing.includes(tier));
    expect(created).toEqual(missing);
  });

  it("are what a tier is that is none, where there is one alone", () => {
    const offered = (changes: Changes): readonly string[] => fixIds("all-rarities", printed("unit", changes));
    expect(offered({ 3: { tier: "9" } })).toContain("set-missing: Set tier to 3, which is missing");
    expect(offered({ 3: { tier: "9" }, 4: null }).filter((id) => id.startsWith("set-missing"))).toEqual([]);
  });

  it("get serial numbers that nothing has", () => {
    const taken = anotherUnit("o", { serial: '"K208E2MGD0G010"' });
    const files = {
      "cards.toml": aUnit() + taken,
      "printings.toml": printingsOf("unit", { 2: null }) + printingsOf("unit", {}, "o"),
    };
    const text = afterFix("all-rarities", "create-printings", files)["printings.toml"] ?? "";
    expect([...text.matchAll(/serial = "(.*)"/gu)].map(([, serial]) => serial)).toEqual(["K208E2MGD0G011"]);
  });

  it("have serial numbers of their own; the common one has the card's", () => {
    const files = { ...printed("unit", { 1: null, 2: null }), "o.toml": "" };
    const text = afterFix("all-rarities", "create-printings", files)["printings.toml"] ?? "";
    const serials = [...text.matchAll(/serial = "(.*)"/gu)].map(([, serial]) => serial);
    expect(serials.toSorted()).toEqual(["K208E2MGD0G000", "K208E2MGD0G010"]);
  });
});

/** Three units of 3600 copies each. */
const three = (changes: Changes, printRun = ""): Files => ({
  "cards.toml": aUnit() + anotherUnit("v") + anotherUnit("w"),
  "printings.toml": printingsOf("unit", changes) + printingsOf("unit", {}, "v") + printingsOf("unit", {}, "w"),
  ...(printRun === "" ? {} : { "print-run.toml": printRun }),
});
const tiered = '[print-run]\npolicy = "tiered"\nshares = [50, 25, 12.5, 5, 5, 2.5]\n';
const shares = (changes: Changes): Files => ({
  "cards.toml": aUnit() + anotherUnit("v"),
  "printings.toml":
    printingsOf("unit", { 1: { copies: "500" }, 2: { copies: "250" }, ...sharesOf([125, 50, 50, 25]), ...changes }) +
    printingsOf("unit", { 1: { copies: "500" }, 2: { copies: "250" }, ...sharesOf([125, 50, 50, 25]) }, "v"),
  "print-run.toml": tiered,
});
function sharesOf(copies: readonly number[]): Changes {
  return Object.fromEntries(copies.map((count, at) => [at + 3, { copies: `${count}` }]));
}

describe("how many copies there are", () => {
  it("equal-copies holds every card to what most have", () => {
    const files = three({ 2: { copies: "500" }, 4: { copies: "500" } });
    expect(findings("equal-copies", files)).toEqual([
      "printings.toml 1 copies error: 3400 copies; every card must have 3600",
    ]);
    expect(findings("equal-copies", three({}))).toEqual([]);
    expect(afterFix("equal-copies", "set-to-usual", files)).toEqual(three({}));
  });

  it("equal-copies offers no fix where a printing is of no tier that there is", () => {
    const files = three({ 2: { copies: "500" }, 6: { tier: "7" } });
    expect(findings("equal-copies", files)).toEqual([
      "printings.toml 1 copies error: 3500 copies; every card must have 3600",
    ]);
    expect(fixIds("equal-copies", files)).toEqual([]);
  });

  it("two printings that name no card are not of one", () => {
    const printing = row("printings", { tier: "2", copies: "600", attack: "1", defense: "1" });
    expect(found({ "printings.toml": printing.repeat(2) })).toEqual([]);
    const named = row("printings", { card: '"q"', tier: "2", copies: "600" });
    expect(findings("all-rarities", { "printings.toml": named.repeat(2) })).toEqual([
      "printings.toml 1 tier error: Two printings at tier 2",
    ]);
  });

  it("serial-unique names the card of the printing that has the serial first", () => {
    const printing = { 2: { serial: '"K208E2MGD0G010"' } };
    const files = {
      "cards.toml": aUnit() + anotherUnit("v"),
      "printings.toml": printingsOf("unit", printing) + printingsOf("unit", printing, "v"),
    };
    expect(findings("serial-unique", files)).toEqual([
      'printings.toml 7 serial error: Serial already used by "Kiln Sparrow"',
    ]);
  });

  it("equal-copies fixes those of a card with printings missing, and leaves these to all-rarities", () => {
    const files = three({ 2: { copies: "500" }, 5: null });
    expect(findings("equal-copies", files)).toEqual([
      "printings.toml 1 copies error: 2900 copies; every card must have 3600",
    ]);
    expect(fixIds("equal-copies", files)).toEqual([
      "set-to-usual: Set to 3600 copies in all, with those of missing printings",
    ]);
    expect(afterFix("equal-copies", "set-to-usual", files)).toEqual(three({ 5: null }));
  });

  it("missing printings get the copies of others, also where the print run names no number of cards", () => {
    const files = three({ 5: null }, "[print-run]\ncopies-per-card = 0\n");
    const repaired = afterFix("all-rarities", "create-printings", files)["printings.toml"] ?? "";
    expect(repaired.match(/^copies = 600$/gmu)).toHaveLength(18);
  });

  it.each<[what: string, copies: readonly (number | null)[], tier: number, made: number]>([
    ["most of the others agree on", [400, 250, 125, 50, null, 25], 5, 50],
    ["the larger share says, where no two agree", [500, null, null, null, null, 20], 2, 250],
  ])("by the policy tiered a missing printing gets its share of what %s", (_, copies, tier, made) => {
    const changes = Object.fromEntries(
      copies.map((count, at) => [at + 1, count === null ? null : { copies: `${count}` }]),
    );
    const inOrder: Files = { ...printed("unit", changes), "print-run.toml": tiered };
    const rows = (inOrder["printings.toml"] ?? "").split(/(?=\[\[)/u);
    for (const files of [inOrder, { ...inOrder, "printings.toml": rows.toReversed().join("") }]) {
      const missing = found(files).find(
        ({ code, column }) => code === "ttcg/all-rarities" && column?.path[0] === "name",
      );
      if (!missing) throw new Error("No printing is missing");
      const repaired = fixed(missing, "create-printings", files)["printings.toml"] ?? "";
      const created = repaired.split("[[printings]]").find((each) => each.includes(`tier = ${tier}\n`));
      expect(created).toContain(`copies = ${made}\n`);
    }
  });

  it("rarity-share wants all tiers alike by the policy flat", () => {
    const files = three({ 2: { copies: "500" }, 4: { copies: "700" } });
    expect(findings("equal-copies", files)).toEqual([]);
    expect(findings("rarity-share", files)).toEqual([
      "printings.toml 1 copies error: Tier 2 has 500 copies, policy flat wants 600",
      "printings.toml 3 copies error: Tier 4 has 700 copies, policy flat wants 600",
    ]);
    expect(afterFix("rarity-share", "redistribute", files)).toEqual(three({}));
  });

  it("rarity-share takes a sixth of all copies where three tiers are alike, which is no more than half", () => {
    const half = three({ 1: { copies: "500" }, 2: { copies: "500" }, 3: { copies: "500" } });
    const repaired = afterFix("rarity-share", "redistribute", half)["printings.toml"] ?? "";
    expect(repaired.match(/^copies = 550$/gmu)).toHaveLength(6);
  });

  it("rarity-share wants the tiers' shares by the policy tiered", () => {
    expect(findings("rarity-share", shares({}))).toEqual([]);
    expect(findings("rarity-share", shares({ 1: { copies: "480" }, 6: { copies: "45" } }))).toEqual([
      "printings.toml 0 copies error: Tier 1 has 480 copies, policy tiered wants 500",
      "printings.toml 5 copies error: Tier 6 has 45 copies, policy tiered wants 25",
    ]);
    const files = shares({ 1: { copies: "480" }, 6: { copies: "45" } });
    expect(afterFix("rarity-share", "redistribute", files)).toEqual(shares({}));
  });

  it("rarity-share lets a tier be one copy off, which rounding may take", () => {
    expect(findings("rarity-share", shares({ 1: { copies: "499" }, 2: { copies: "251" } }))).toEqual([]);
    expect(findings("rarity-share", shares({ 1: { copies: "498" }, 2: { copies: "252" } }))).toEqual([
      "printings.toml 0 copies error: Tier 1 has 498 copies, policy tiered wants 500",
      "printings.toml 1 copies error: Tier 2 has 252 copies, policy tiered wants 250",
    ]);
  });

  it("the same copies hold by one policy and break the other", () => {
    const flat = three({}, '[print-run]\npolicy = "flat"\n');
    expect(findings("rarity-share", flat)).toEqual([]);
    expect(findings("rarity-share", { ...flat, "print-run.toml": tiered }).length).toBeGreaterThan(0);
    expect(findings("rarity-share", { ...shares({}), "print-run.toml": "" }).length).toBeGreaterThan(0);
  });
});
