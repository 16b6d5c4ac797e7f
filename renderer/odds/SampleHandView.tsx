import { Shuffle } from "lucide-react";
import { useState, type ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { SampleHand } from "../../shared/odds/index.js";
import { texts } from "./texts.js";

interface Props {
  /** The hand of a seed. */
  readonly sampleOf: (seed: number) => SampleHand;
}

/** One hand that the deck may deal, and what the next turns draw after it. */
export function SampleHandView({ sampleOf }: Props): ReactNode {
  const [seed, setSeed] = useState(1);
  const { first, hand, turns } = sampleOf(seed);
  const named = (names: readonly string[]): string =>
    names.length === 0 ? texts.nothing : names.map(visibleName).join(", ");
  return (
    <section className="odds-sample" aria-label={texts.sample}>
      <header>
        <h3>{texts.sample}</h3>
        <span className="odds-seed">{texts.seed(seed)}</span>
        <button type="button" className="button is-small" onClick={() => setSeed(seed + 1)}>
          <Shuffle aria-hidden /> {texts.another}
        </button>
      </header>
      <dl aria-live="polite">
        {first && (
          <div>
            <dt>{texts.putBack}</dt>
            <dd>{named(first)}</dd>
          </div>
        )}
        <div>
          <dt>{texts.inHand}</dt>
          <dd>{named(hand)}</dd>
        </div>
        {turns.map((drawn, at) => (
          <div key={at}>
            <dt>{texts.byTurn(at + 1)}</dt>
            <dd>{named(drawn)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
