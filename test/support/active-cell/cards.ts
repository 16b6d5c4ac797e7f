const card = (at: number): string => `[[cards]]
name = "Card ${at}"
id = "7d1c6a52-6a55-4c8e-9a53-${String(at).padStart(12, "0")}"
energy-cost = ${at % 8}
rules-text = ""
variables = ""
card-type = "Character"
subtype = "Warrior"
spark = ${at % 5}
`;

const widths = { name: 120, id: 70, "energy-cost": 60, "rules-text": 90, variables: 60, "card-type": 70, subtype: 70 };

/** The grid draws only columns in sight: those that rows are known by stay there when the sheet is scrolled sideways. */
const frozen = new Set(["name", "id"]);

const columns = Object.entries(widths).map(
  ([key, width]) =>
    `[[metadata.columns]]\nkey = "${key}"\nwidth = ${width}\n${frozen.has(key) ? "frozen = true\n" : ""}`,
);

/** Cards of our own with a rules language, more than fit on a screen. */
export const cardsText = (count: number): string =>
  [...Array.from({ length: count }, (_, at) => card(at)), ...columns].join("\n");

/** The same cards after another program has been at them: one more as the second, one gone; the columns stay as they are. */
export function changedOutside(text: string, serial: number): string {
  const tables = text.split(/^(?=\[)/mu);
  const cards = tables.flatMap((table, at) => (table.startsWith("[[cards]]") ? [at] : []));
  const [first = 0, ...others] = cards;
  const gone = others[serial % Math.max(1, others.length)];
  return tables
    .flatMap((table, at) => (at === first ? [table, card(1_000 + serial), "\n"] : at === gone ? [] : [table]))
    .join("");
}
