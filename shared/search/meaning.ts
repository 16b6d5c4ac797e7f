import type { TextReading } from "../text/index.js";
import type { MeaningGuide } from "./guide.js";
import type { Names } from "./names.js";
import { OutlineWriter, type Outline } from "./outline.js";

/** What is kept of a card to search it: a few hundred bytes where its reading takes many thousand. */
export interface Meaning {
  readonly state: TextReading["state"];
  /** What is asked by name: `State`, and one `Ability` for each that is understood. */
  readonly outline: Outline;
  /** Its text as players read it, in small letters. */
  readonly words: string;
}

export const ABILITY = "Ability";

const states = { empty: "Empty", parsed: "Parsed", broken: "Problems" } as const;

/** Makes meanings of the readings of one language. */
export class MeaningWriter {
  readonly #writer: OutlineWriter;

  constructor(names: Names, guide: MeaningGuide = {}) {
    this.#writer = new OutlineWriter(names, guide);
    // Asking for a state that no card is in is no slip of the pen.
    for (const name of ["State", ...Object.values(states), ABILITY]) names.idOf(name);
  }

  meaning({ state, abilities }: TextReading): Meaning {
    const parsed = abilities.flatMap(({ ast }) => (ast === undefined ? [] : { [ABILITY]: ast }));
    const outline = this.#writer.outline([{ State: states[state] }, ...parsed]);
    const words = abilities.map((ability) => (ability.shown() ?? ability.written()).plain).join("\n");
    return { state, outline, words: words.toLowerCase() };
  }
}
