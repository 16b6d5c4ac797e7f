import { ttcg } from "../../../../../../shared/games/ttcg/index.js";
import { copiesByTier, type Policy } from "../../../../../../shared/games/ttcg/printings/shares.js";
import { printedSpell, printedUnit, tiers } from "../../../../../../shared/games/ttcg/printings/tiers.js";
import { columnSource } from "../../../../../../shared/sheet/index.js";
import type { StandingProblem } from "../../../../../../shared/validate/index.js";
import { fixed, problemsOf } from "../../../../../support/validate/problems.js";
import type { Files } from "../../../../../support/validate/tables.js";

/** Cells as TOML; undefined takes the key out. */
export type Cells = Readonly<Record<string, string | undefined>>;

export const row = (table: string, cells: Cells): string =>
  `[[${table}]]\n${Object.entries(cells)
    .map(([key, value]) => (value === undefined ? "" : `${key} = ${value}\n`))
    .join("")}\n`;

const unit: Cells = {
  id: '"u"',
  name: '"Kiln Sparrow"',
  type: '"fire"',
  subtypes: '["beast"]',
  level: "2",
  attack: "570",
  defense: "430",
  "effect-1": '"Draw two cards."',
  "effect-2": '"Gain one point."',
  "effect-1-style": undefined,
  "effect-2-style": undefined,
  serial: '"K208E2MGD0G000"',
  rarity: "0",
  transparency: "60",
  image: '"../images/units/fire/Kiln Sparrow.jpg"',
};

const spell: Cells = {
  ...unit,
  id: '"s"',
  name: '"Low Tide"',
  type: '"spell"',
  subtypes: "[]",
  level: "1",
  attack: "+10",
  defense: "-5",
  "effect-1": '"Mill two cards."',
  "effect-2": '"Draw one card."',
  serial: '"L10aLUzsM0D000"',
  transparency: "50",
  image: '"../images/spells/Low Tide.png"',
};

/** Cards that hold all rules, with other cells where they are given. */
export const aUnit = (cells: Cells = {}): string => row("ttcg-cards", { ...unit, ...cells });
export const aSpell = (cells: Cells = {}): string => row("ttcg-cards", { ...spell, ...cells });

/** An effect that the texts of other ids hardly ever have. */
function effectFor(id: string): string {
  let number = 0;
  for (const character of id) number = (number * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return `Equip this card to one unit with at least ${number} attack.`;
}

/** A unit that has nothing in common with others but its stats. */
export const anotherUnit = (id: string, cells: Cells = {}): string =>
  aUnit({
    ...{ id: `"${id}"`, name: `"${id}"`, "effect-1": `"${effectFor(id)}"`, serial: undefined, image: undefined },
    ...cells,
  });

/** All six printings of a card, 600 copies each or by shares, with other cells in some tiers. */
export function printingsOf(
  card: "unit" | "spell",
  changes: Readonly<Record<number, Cells | null>> = {},
  id = card === "unit" ? "u" : "s",
  policy: Policy = "flat",
  total = 3600,
): string {
  const copies = copiesByTier(total, policy);
  return tiers
    .map(({ tier, finish }) => {
      const { attack, defense } =
        card === "unit"
          ? printedUnit({ attack: 570, defense: 430 }, tier)
          : printedSpell({ attack: 10, defense: -5 }, tier);
      const cells = { card: `"${id}"`, tier: `${tier}`, copies: `${copies[tier - 1] ?? 0}` };
      const stats = { attack: `${attack}`, defense: `${defense}`, finish: `"${finish}"` };
      const change = changes[tier];
      return change === null ? "" : row("printings", { ...cells, ...stats, ...change });
    })
    .join("");
}

export const found = (files: Files): readonly StandingProblem[] => problemsOf(ttcg, files);

const codeOf = (rule: string): string => `ttcg/${rule}`;

/** What a rule finds: `cards.toml 0 attack error: Attack + …`; `-` where it has no row or column. */
export const findings = (rule: string, files: Files): readonly string[] =>
  found(files)
    .filter(({ code }) => code === codeOf(rule))
    .map(({ sheet, rowKey, column, severity, message }) => {
      const place = rowKey === null ? "-" : (rowKey.split(" ").at(-1) ?? "");
      return `${sheet.file} ${place} ${column ? columnSource(column) : "-"} ${severity}: ${message}`;
    });

export const fixIds = (rule: string, files: Files): readonly string[] =>
  found(files)
    .filter(({ code }) => code === codeOf(rule))
    .flatMap(({ fixes }) => fixes.map(({ id, title }) => `${id}: ${title}`));

/**
 * The files after a fix of the first problem of a rule; it must have fixed it and brought no other, but that the serial
 * number of a card that changed is to be computed again.
 */
export function afterFix(rule: string, fix: string, files: Files): Files {
  const problem = found(files).find(({ code }) => code === codeOf(rule));
  if (!problem) throw new Error(`${rule} finds nothing to fix`);
  const repaired = fixed(problem, fix, files);
  const before = new Set(found(files).map(({ id }) => id));
  const worse = found(repaired).filter(
    ({ id, code }) => id === problem.id || (!before.has(id) && code !== codeOf("serial-matches")),
  );
  if (worse.length > 0) throw new Error(`After the fix: ${worse.map(({ message }) => message).join("; ")}`);
  return repaired;
}
