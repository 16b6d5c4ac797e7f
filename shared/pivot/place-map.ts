/** Places that are few for what is put at them are kept in an array, which is faster than a map by far. */
const roomyFor = (count: number): number => 4 * count + 1_024;

/** Something at some of so many places, for about so many rows. */
export class PlaceMap<Value> {
  readonly #near: (Value | undefined)[] | undefined;
  readonly #far = new Map<number, Value>();

  constructor(places: number, count: number) {
    if (places <= roomyFor(count)) this.#near = new Array<Value | undefined>(places).fill(undefined);
  }

  get(place: number): Value | undefined {
    return this.#near ? this.#near[place] : this.#far.get(place);
  }

  set(place: number, value: Value): void {
    if (this.#near) this.#near[place] = value;
    else this.#far.set(place, value);
  }

  /** In the order of the places. */
  entries(): readonly (readonly [place: number, value: Value])[] {
    if (!this.#near) return [...this.#far].sort(([a], [b]) => a - b);
    const found: (readonly [number, Value])[] = [];
    for (const [place, value] of this.#near.entries()) if (value !== undefined) found.push([place, value]);
    return found;
  }
}
