import type { Badge, CardFace, CardPlace, FaceFigure, Link } from "../../../../match/index.js";
import type { Ability } from "../../cards/definition.js";
import { linesOfAbility } from "../../projection/from-definition.js";
import type { PtgCard, PtgReader } from "../types.js";
import { manaWords, shortMana, totalOf } from "../values/mana.js";
import { definitionOf, isInPlay, statsOf } from "../values/stats.js";

const typeMarks = { creature: "Creature", spell: "Spell", mana: "Mana" };

/** What a card shows: its stats now beside those printed, and its text. */
export function faceOf(reader: PtgReader, card: Readonly<PtgCard>): CardFace {
  const { name, type } = definitionOf(reader, card);
  // What goes on stands first: a narrow card has no room for the rest.
  const marks: string[] = [];
  if (isAttacking(reader, card)) marks.push("Attacking");
  if (isBlocking(reader, card)) marks.push("Blocking");
  marks.push(typeMarks[type]);
  if (card.token) marks.push("Token");
  return { name, figures: figuresOf(reader, card), marks, text: textOf(reader, card) };
}

function figuresOf(reader: PtgReader, card: Readonly<PtgCard>): readonly FaceFigure[] {
  const { type, mana, attack, defense } = definitionOf(reader, card);
  const words = shortMana(mana);
  if (type === "mana") return [{ title: "Provides", value: words, base: words }];
  const cost = { title: "Cost", value: words, base: words };
  if (type === "spell") return [cost];
  const stats = statsOf(reader, card);
  return [
    cost,
    { title: "Attack", value: stats.attack, base: attack },
    { title: "Defense", value: stats.defense - card.damage, base: defense },
  ];
}

/** What the abilities of the card say, then its own text: of a small card the end is cut. */
function textOf(reader: PtgReader, card: Readonly<PtgCard>): string {
  const { type, description, abilities } = definitionOf(reader, card);
  const lines = abilities.map((ability) => abilityText(ability, type === "spell")).filter((line) => line !== "");
  return [...lines, ...(description === "" ? [] : [description])].join("\n");
}

/** An ability without a description is shown by what it does: the table would keep it from the players otherwise. */
function abilityText(ability: Ability, isSpell: boolean): string {
  const { name, ability_type, mana_requirement } = ability;
  const description = ability.description === "" ? linesOfAbility(ability, isSpell) : ability.description;
  const cost = ability_type === "activated" && totalOf(mana_requirement) > 0 ? ` (${manaWords(mana_requirement)})` : "";
  const head = `${name}${cost}`.trim();
  return head === "" || description === "" ? head + description : `${head}: ${description}`;
}

const isAttacking = ({ state }: PtgReader, { id, object }: Readonly<PtgCard>): boolean =>
  state.table.combats.some(({ attacker }) => attacker.card === id && attacker.object === object);

const isBlocking = ({ state }: PtgReader, { id, object }: Readonly<PtgCard>): boolean =>
  state.table.combats.some(({ blockers }) => blockers.some((each) => each.card === id && each.object === object));

/** Where a card lies on the battlefield, and what has happened to it. */
export function placeOf(reader: PtgReader, card: Readonly<PtgCard>): Partial<CardPlace> {
  if (card.zone !== "battlefield") return {};
  const { type } = definitionOf(reader, card);
  return { group: type === "mana" ? "mana" : "creature", badges: badgesOf(reader, card) };
}

function badgesOf(reader: PtgReader, card: Readonly<PtgCard>): readonly Badge[] {
  const badges: Badge[] = [];
  const printed = definitionOf(reader, card);
  const { attack, defense } = statsOf(reader, card);
  const [more, tougher] = [attack - printed.attack, defense - printed.defense];
  if (more !== 0 || tougher !== 0) {
    const text = `${signed(more)}/${signed(tougher)}`;
    badges.push({ text, title: `${text} against what is printed`, tone: more + tougher < 0 ? "bad" : "good" });
  }
  if (card.damage > 0) badges.push({ text: `−${card.damage}`, title: `${card.damage} damage`, tone: "bad" });
  if (card.token)
    badges.push({ text: "token", title: "Ceases to exist when it leaves the battlefield", tone: "plain" });
  return badges;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Who attacks whom, and who blocks whom. */
export function linksOf(reader: PtgReader): readonly Link[] {
  return reader.state.table.combats.flatMap(({ attacker, blockers }): Link[] => {
    if (!isInPlay(reader, attacker.card, attacker.object)) return [];
    const from = { kind: "card", card: attacker.card } as const;
    const attacked = reader.opponent(reader.card(attacker.card).side);
    const fighting = blockers.filter(({ card, object }) => isInPlay(reader, card, object));
    return [
      { kind: "attack", from, to: { kind: "seat", seat: attacked } },
      ...fighting.map(({ card }): Link => ({ kind: "block", from: { kind: "card", card }, to: from })),
    ];
  });
}
