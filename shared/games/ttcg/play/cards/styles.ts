import type { styles } from "../../vocabulary.js";

type Style = (typeof styles)[number];

/** When an effect of a style is used and what that takes. */
export interface Timing {
  /** `own`: the turn its kind of card allows; `trigger`: when something sets it off; `entering`: when played, then when untapped. */
  readonly window: "own" | "response" | "trigger" | "always" | "entering";
  readonly needs: "untapped" | "tapped-earlier" | "any";
  /** Whether using it taps the card; `second`: the second use does. */
  readonly taps: "yes" | "no" | "second";
  /** Set off by any change whatever. */
  readonly anyChange?: true;
  /** A cost that the style has where the text has none. */
  readonly extraCost?: "discard";
}

const plain: Timing = { window: "own", needs: "untapped", taps: "yes" };

const timings: Readonly<Record<Style, Timing>> = {
  continuous: plain,
  counter: { ...plain, window: "response" },
  primed: { window: "own", needs: "tapped-earlier", taps: "no" },
  latent: { ...plain, window: "trigger" },
  passive: { window: "always", needs: "any", taps: "no" },
  equip: plain,
  overload: { ...plain, extraCost: "discard" },
  echo: { window: "entering", needs: "any", taps: "second" },
  surge: { ...plain, window: "trigger", anyChange: true },
};

/** The timing of an effect with this style, or without one. */
export const timingOf = (style: Style | null): Timing => (style === null ? plain : timings[style]);
