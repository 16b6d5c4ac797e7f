import type { Cause } from "./cause.js";
import type { LogEntry } from "./log.js";
import { NOBODY, NONE, seatBit, type Viewer } from "./seat.js";
import { linksOf, placesOf } from "./places.js";
import { hiddenFrom, shownBy } from "./prompt-cards.js";
import type { Reader } from "./reader.js";
import type { MatchCard, MatchTypes, StackItem } from "./state.js";
import type { MatchView, ViewCard, ViewZone } from "./view.js";

/** The entry as a viewer may know it: what is hidden from it becomes NONE. */
export function redacted(entry: LogEntry, viewer: Viewer): LogEntry {
  if (viewer === "all") return entry;
  const { causeKnown = -1 } = entry;
  const isKnown = (entry.known & seatBit(viewer)) !== 0;
  const cause = (causeKnown & seatBit(viewer)) !== 0 ? entry.cause : { ...entry.cause, card: NONE };
  if (isKnown && cause === entry.cause) return entry;
  return isKnown ? { ...entry, cause } : { ...entry, cause, cards: entry.cards.map(() => NONE), data: {} };
}

/** The cause without its card, where that lies covered and the viewer does not know it. */
function causeFor<T extends MatchTypes>(reader: Reader<T>, viewer: Viewer, cause: Cause): Cause {
  if (cause.card === NONE) return cause;
  const card = reader.card(cause.card);
  return card.covered && !reader.knows(viewer, card) ? { ...cause, card: NONE } : cause;
}

/** The match as a viewer may see it. Hidden cards have no id: ids are given in the order of decks and would name them. */
export function viewOf<T extends MatchTypes>(reader: Reader<T>, viewer: Viewer): MatchView {
  const { state, kernel } = reader;
  const { rules } = kernel;
  const prompt = state.outcome === null ? (reader.topFrame()?.prompt ?? null) : null;
  const asked = prompt !== null && (viewer === "all" || viewer === prompt.seat) ? prompt : null;
  const visible = new Set<number>(asked === null ? [] : shownBy(asked));
  for (const card of state.cards) if (reader.knows(viewer, card)) visible.add(card.id);

  const shown = (id: number): number => (visible.has(id) ? id : NONE);

  const slotted = new Set(
    rules.slots && rules.layout.zones.flatMap(({ zone, look }) => (look === "slots" ? zone : [])),
  );
  const zones: ViewZone[] = [];
  for (const zone of Object.keys(rules.zones) as T["zone"][]) {
    state.zones[zone].forEach((cards, side) => {
      zones.push({
        zone,
        side: rules.zones[zone].shared === true ? NOBODY : side,
        cards: cards.map(shown),
        places: rules.zones[zone].seen === "all" ? placesOf(reader, cards) : [],
        ...(slotted.has(zone) && rules.slots && { slots: rules.slots(reader, zone, side) }),
      });
    });
  }
  const viewCard = (card: Readonly<T["card"]>): ViewCard => {
    const { id, definition, owner, controller, zone, side }: MatchCard = card;
    return { id, definition, owner, controller, zone, side, face: rules.face(reader, card, viewer) };
  };
  return {
    ruleset: rules.id,
    viewer,
    step: state.step,
    turn: state.turn,
    active: state.active,
    phase: rules.phase(reader),
    counters: countersOf(reader),
    zones,
    cards: state.cards.filter((card) => visible.has(card.id)).map(viewCard),
    stack: state.stack.map((item) => {
      const { id, card, controller, cause }: StackItem = item;
      const targets = (rules.targets?.(reader, item) ?? []).filter((target) => visible.has(target));
      return { id, card: shown(card), controller, cause: causeFor(reader, viewer, cause), targets };
    }),
    links: linksOf(reader, viewer),
    waitingFor: prompt?.seat ?? NOBODY,
    prompt: asked === null ? null : hiddenFrom(reader, asked, viewer),
    facts: rules.facts?.(reader, viewer) ?? {},
    effects: rules.effects?.(reader, viewer) ?? [],
    outcome: state.outcome,
  };
}

/** By seat: the counters of the state and what the rules compute beside them. */
export function countersOf<T extends MatchTypes>(reader: Reader<T>): MatchView["counters"] {
  const { rules } = reader.kernel;
  return reader.state.counters.map((counters, seat) => ({ ...numbersOf(counters), ...rules.figures?.(reader, seat) }));
}

function numbersOf(counters: object): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(counters)) if (typeof value === "number") numbers[name] = value;
  return numbers;
}
