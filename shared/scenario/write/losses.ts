import { NOBODY, NONE, type MatchView, type Ruleset, type ViewCard, type ViewPlace } from "../../match/index.js";

/** What the set-up has otherwise than the match, in sentences. */
export function lossesOf(ruleset: Ruleset, wanted: MatchView, got: MatchView): string[] {
  const losses: string[] = [];
  if (wanted.turn !== got.turn || wanted.active !== got.active) {
    losses.push(`It begins in turn ${got.turn}, the turn of ${ruleset.seats[got.active] ?? "nobody"}.`);
  } else if (wanted.phase !== got.phase && ruleset.setUp.canBeginAnywhere) {
    losses.push(`It begins in the phase ${got.phase}.`);
  }
  if (wanted.waitingFor !== got.waitingFor && wanted.outcome === null) {
    losses.push(
      `${ruleset.seats[got.waitingFor] ?? "Nobody"} is asked instead of ${ruleset.seats[wanted.waitingFor] ?? "nobody"}.`,
    );
  }
  if (wanted.stack.length > 0) losses.push("What waits on the stack is not kept.");
  for (const zone of wanted.zones) {
    const after = got.zones.find((each) => each.zone === zone.zone && each.side === zone.side);
    if (ruleset.zones[zone.zone]?.unowned === true && !ruleset.setUp.canBeginAnywhere) continue;
    if (zone.side === NOBODY && after?.cards.length !== zone.cards.length) continue;
    zone.cards.forEach((id, at) => {
      const before = wanted.cards.find((card) => card.id === id);
      const now = got.cards.find((card) => card.id === after?.cards[at]);
      if (before === undefined || now === undefined) return;
      const others = new Map(factsOf(ruleset, now, after?.places[at]));
      for (const [title, value] of factsOf(ruleset, before, zone.places[at])) {
        const other = others.get(title);
        if (other !== undefined && other !== value) {
          losses.push(`${before.face.name} has ${title} ${other} instead of ${value}.`);
        }
      }
    });
  }
  return losses;
}

/** All that can be seen of a card and that a file may not keep. */
function factsOf(ruleset: Ruleset, card: ViewCard, place: ViewPlace | undefined): [string, string][] {
  const seat = (each: number): string => ruleset.seats[each] ?? "nobody";
  return [
    ...card.face.figures.map(({ title, value }): [string, string] => [title.toLowerCase(), String(value)]),
    ["owner", seat(card.owner)],
    ["controller", seat(card.controller)],
    ["slot", String(place === undefined || place.slot === NONE ? "none" : place.slot)],
    ["pose", place?.pose ?? "upright"],
    ["face", place?.covered === true ? "down" : "up"],
    ["marks", card.face.marks.join(", ") || "none"],
    ["badges", place?.badges.map(({ text }) => text).join(", ") || "none"],
  ];
}
