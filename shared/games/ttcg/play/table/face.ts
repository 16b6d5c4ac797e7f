import {
  NONE,
  type Badge,
  type CardFace,
  type CardPlace,
  type FaceFigure,
  type Link,
} from "../../../../match/index.js";
import { signed } from "../../stats.js";
import { capitalised } from "../../vocabulary.js";
import { hostOf } from "../effects/refs.js";
import { plansOf } from "../effects/source.js";
import type { TtcgCard, TtcgReader } from "../types.js";
import { coveredBy, definitionOf, isSame, isUnit, nameOf } from "../values/cards.js";
import { printedStats, rankOf, statOf, subtypesOf, typeOf } from "../values/stats.js";

/** What a card shows: its numbers now beside those printed, its kinds, and its texts. */
export function faceOf(reader: TtcgReader, { id }: Readonly<TtcgCard>): CardFace {
  const { name } = definitionOf(reader, id);
  const plans = plansOf(reader, id);
  const unread = plans.filter(({ program }) => program === null).length;
  const reason = "The effect language does not read this text; in a match it does nothing.";
  return {
    name,
    figures: figuresOf(reader, id),
    marks: marksOf(reader, id),
    text: plans.map(({ text, style }) => (style === null ? text : `${capitalised(style)}: ${text}`)).join("\n"),
    ...(unread === 0
      ? {}
      : { support: { kind: unread === plans.length ? ("none" as const) : ("partial" as const), reason } }),
  };
}

function figuresOf(reader: TtcgReader, id: number): readonly FaceFigure[] {
  const { level } = definitionOf(reader, id);
  const printed = printedStats(reader, id);
  const unit = isUnit(reader, id);
  const figure = (title: string, stat: "attack" | "defense"): FaceFigure => {
    const value = statOf(reader, id, stat);
    return unit ? { title, value, base: printed[stat] } : { title, value: signed(value), base: signed(printed[stat]) };
  };
  return [
    { title: "Rank", symbol: "★", value: rankOf(reader, id), base: level },
    figure("Attack", "attack"),
    figure("Defense", "defense"),
  ];
}

function marksOf(reader: TtcgReader, id: number): readonly string[] {
  const marks = [typeOf(reader, id), ...subtypesOf(reader, id)].map(capitalised);
  if (reader.card(id).tapped) marks.push("Tapped");
  if (reader.card(id).host !== NONE) marks.push("Equipped");
  return marks;
}

/** Where a card lies on the field, and what has happened to it. */
export function placeOf(reader: TtcgReader, { id, slot, tapped, zone }: Readonly<TtcgCard>): Partial<CardPlace> {
  if (zone !== "units" && zone !== "spells") return {};
  return { slot, pose: tapped ? "tapped" : "upright", badges: badgesOf(reader, id) };
}

function badgesOf(reader: TtcgReader, id: number): readonly Badge[] {
  const badges: Badge[] = [];
  const under = coveredBy(reader, id).map((each) => nameOf(reader, each));
  if (under.length > 0)
    badges.push({ text: `≡${under.length}`, title: `Under it: ${under.join(", ")}`, tone: "plain" });
  const host = hostOf(reader, id);
  if (host !== NONE) badges.push({ text: "⚭", title: `Equipped to ${nameOf(reader, host)}`, tone: "plain" });
  if (!isUnit(reader, id)) return badges;
  const printed = printedStats(reader, id);
  const [more, tougher] = (["attack", "defense"] as const).map((stat) => statOf(reader, id, stat) - printed[stat]);
  if (more !== 0 || tougher !== 0) {
    const text = `${signed(more ?? 0)}/${signed(tougher ?? 0)}`;
    badges.push({
      text,
      title: `${text} against what is printed`,
      tone: (more ?? 0) + (tougher ?? 0) < 0 ? "bad" : "good",
    });
  }
  return badges;
}

/** Who attacks whom, and what is equipped to what. */
export function linksOf(reader: TtcgReader): readonly Link[] {
  const links: Link[] = [];
  const { attack } = reader.state.table;
  if (attack !== null && isSame(reader, attack.attacker)) {
    const from = { kind: "card", card: attack.attacker.card } as const;
    const { target, seat } = attack;
    if (target === null) links.push({ kind: "attack", from, to: { kind: "seat", seat: reader.opponent(seat) } });
    else if (isSame(reader, target)) links.push({ kind: "attack", from, to: { kind: "card", card: target.card } });
  }
  for (const side of [0, 1]) {
    for (const id of [...reader.zone("units", side), ...reader.zone("spells", side)]) {
      const host = hostOf(reader, id);
      if (host !== NONE)
        links.push({ kind: "aim", from: { kind: "card", card: id }, to: { kind: "card", card: host } });
    }
  }
  return links;
}
