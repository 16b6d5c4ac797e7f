/** The text of a file of cards of about the size real ones have; the rules text of every fiftieth is broken. */
export function cardsText(count: number): string {
  const rows = Array.from({ length: count }, (_, at) =>
    [
      "[[cards]]",
      `name = "Card number ${at}"`,
      `id = "00000000-0000-4000-8000-${String(at).padStart(12, "0")}"`,
      `energy-cost = ${at % 9}`,
      `rules-text = "${at % 3 === 0 ? "" : "{Materialized} "}Draw {cards($c)}. Discard {cards($d)}.${at % 50 === 0 ? " Win." : ""}"`,
      `variables = "c: ${2 + (at % 5)}, d: 1"`,
      `card-type = "${at % 3 === 0 ? "Event" : "Character"}"`,
      `subtype = "${at % 3 === 0 ? "" : "Warrior"}"`,
      `is-fast = ${at % 5 === 0}`,
      `spark = ${at % 3 === 0 ? '""' : at % 6}`,
      `image-number = ${100_000 + at}`,
      'rarity = "Common"',
      `card-number = ${at}`,
      "",
    ].join("\n"),
  );
  return rows.join("\n");
}
