import type { JsonValue, MatchState, MatchView, Ruleset, ViewCard } from "../../match/index.js";
import type { Definitions } from "../definitions.js";
import { keyOf, nthOf } from "../names.js";

/** The words by which a file names what a position holds. */
export class Words {
  readonly view: MatchView;
  readonly #byId: ReadonlyMap<number, ViewCard>;
  /** Cards in the order in which scenarios count them: zone by zone, as they lie. */
  readonly #order: readonly number[];

  constructor(
    readonly ruleset: Ruleset,
    readonly definitions: Definitions,
    readonly state: MatchState,
  ) {
    this.view = ruleset.view(state, "all");
    const { view } = this;
    this.#byId = new Map(view.cards.map((card) => [card.id, card]));
    this.#order = view.zones.flatMap(({ cards }) => cards);
  }

  seat(seat: number): string {
    return keyOf(this.ruleset.seats[seat] ?? "");
  }

  card(id: number): ViewCard | undefined {
    return this.#byId.get(id);
  }

  name(id: number): string {
    return this.#byId.get(id)?.face.name ?? "";
  }

  /** How a set-up names the definition of a card that has this name. */
  definition(index: number, name: string): string {
    return this.definitions.wordFor(index, name);
  }

  /** A card by its name, and which of its name among some, in their order. */
  among(id: number, cards: readonly number[]): string {
    const name = this.name(id);
    const same = cards.filter((card) => this.name(card).toLowerCase() === name.toLowerCase());
    const nth = same.indexOf(id) + 1;
    return nth === 1 && nthOf(name).nth === null ? name : `${name} #${nth}`;
  }

  /** A card by its name among those on the table that are meant, those of a player first. */
  onTable(id: number, isMeant: (card: ViewCard) => boolean = () => true, first: number | null = null): string {
    const meant = this.#order.filter((each) => {
      const card = this.#byId.get(each);
      return card !== undefined && isMeant(card);
    });
    const isFirst = (each: number): boolean => first !== null && this.#byId.get(each)?.side === first;
    return this.among(id, [...meant.filter(isFirst), ...meant.filter((each) => !isFirst(each))]);
  }

  /** A value of a field of the game as a file says it. */
  field(field: string, value: JsonValue): JsonValue {
    const { kind } = this.ruleset.setUp.fields[field] ?? { kind: "flag" as const };
    if (kind === "seat" && typeof value === "number") return this.seat(value);
    return kind === "card" && typeof value === "number" ? this.onTable(value) : value;
  }
}
