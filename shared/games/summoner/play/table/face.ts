import type { Badge, CardFace, CardPlace, FaceFigure } from "../../../../match/index.js";
import type { Blueprint, SummonerSheet } from "../../cards/blueprint.js";
import { monsterZones } from "../../vocabulary.js";
import { blueprintOfCard, isFieldZone, summonerCard } from "../board-of.js";
import type { SummonerCard, SummonerReader } from "../types.js";

const kindMarks = { monster: "Monster", help: "Help", sp: "SP", summoner: "Summoner", unknown: "Unknown" };

/** What a card shows: its value now beside the printed one, and its text. */
export function faceOf(reader: SummonerReader, card: Readonly<SummonerCard>): CardFace {
  const blueprint = blueprintOfCard(reader, card);
  const { name, kind, attributes, types, text, summoner } = blueprint;
  // The line of marks may be cut at its end: the zone and the figures of a card show its kind.
  const marks = [...attributes, ...types.filter((type) => type !== ""), kindMarks[kind]];
  if (kind === "summoner" && summonerCard(reader, card.side) === card.id) marks.push("Battling");
  const lines = summoner === null ? [text] : [text, ...sheetLines(summoner)];
  return {
    name,
    figures: figuresOf(card, blueprint),
    marks,
    text: lines.filter((line) => line !== "").join("\n"),
    ...(kind === "unknown"
      ? { support: { kind: "none", reason: `The folder has no card ${blueprint.id}.` } as const }
      : {}),
  };
}

function figuresOf(card: Readonly<SummonerCard>, { kind, value, summoner }: Blueprint): readonly FaceFigure[] {
  if (summoner !== null) {
    const { level, initialPoint } = summoner;
    return [
      { title: "Level", value: level, base: level },
      { title: "Initial point", value: initialPoint, base: initialPoint },
    ];
  }
  if (kind !== "monster") return [];
  return [{ title: "Value", value: isFieldZone(card.zone) ? (card.value ?? value) : value, base: value }];
}

/** Which attributes go where, and what is added to monsters of which attribute. */
const sheetLines = ({ zones, native }: SummonerSheet): readonly string[] => {
  const adds = native.map(({ type, value }) => `${type} ${value}`).join(", ");
  const places = monsterZones.map(
    (zone) => `${zone.charAt(0).toUpperCase()}${zone.slice(1)}: ${zones[zone].join(", ")}`,
  );
  return adds === "" ? places : [...places, `Adds: ${adds}`];
};

/** Where a card lies on the field, and by how much its value differs from the printed one. */
export function placeOf(reader: SummonerReader, card: Readonly<SummonerCard>): Partial<CardPlace> {
  if (card.zone === "summoners") {
    return summonerCard(reader, card.side) === card.id ? { badges: [battling] } : {};
  }
  if (!isFieldZone(card.zone)) return {};
  const slot = { slot: 0 };
  const { kind, value } = blueprintOfCard(reader, card);
  if (card.covered || kind !== "monster" || card.value === null || card.value === value) return slot;
  const change = card.value - value;
  const text = change < 0 ? `−${-change}` : `+${change}`;
  return { ...slot, badges: [{ text, title: `${text} against what is printed`, tone: change < 0 ? "bad" : "good" }] };
}

const battling: Badge = { text: "now", title: "Battles now", tone: "plain" };
