import { useState, type ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { CallRequest, MergeConflictView } from "../../shared/bridge/index.js";
import { textOfSource } from "../state/index.js";
import { mergeQuestions, texts } from "./texts.js";

/** A version that is taken, or what is typed. */
export type Choice = CallRequest<"merge-conflicts/decide">["choice"];

const sides = ["base", "ours", "theirs"] as const;
type Side = (typeof sides)[number];

const takes: Readonly<Record<Side, string>> = {
  base: texts.takeBase,
  ours: texts.takeOurs,
  theirs: texts.takeTheirs,
};

interface ThreeWayProps {
  readonly file: string;
  readonly conflict: MergeConflictView;
  readonly onChoose: (choice: Choice) => void;
}

/** What was before, what we made of it and what they made of it, side by side; one of them is taken, or another value. */
export function ThreeWay({ file, conflict, onChoose }: ThreeWayProps): ReactNode {
  const { kind, now, decided, isWritable } = conflict;
  const [typed, setTyped] = useState(() => textOfSource(now ?? conflict.ours) ?? "");
  const hasVersions = kind !== "order";
  // What is decided can be decided again, but is no longer the way on.
  const isOpen = decided === null;
  return (
    <>
      <p>
        {mergeQuestions[kind]} <span className="hint">{visibleName(file)}</span>
      </p>
      {hasVersions && (
        <div className="versions is-three">
          {sides.map((side) => (
            <Version
              key={side}
              side={side}
              source={conflict[side]}
              isNow={kind === "cell" && conflict[side] === now}
              isFirst={side === "ours" && isOpen}
              onTake={isWritable ? () => onChoose({ kind: side }) : undefined}
            />
          ))}
        </div>
      )}
      {!isWritable && (
        <button
          type="button"
          className={isOpen ? "button is-main" : "button"}
          data-first-focus={isOpen ? true : undefined}
          onClick={() => onChoose({ kind: "ours" })}
        >
          {texts.seen}
        </button>
      )}
      {kind === "cell" && (
        <form
          className="merge"
          onSubmit={(event) => {
            event.preventDefault();
            onChoose({ kind: "other", text: typed });
          }}
        >
          <label htmlFor="other-value">{texts.another}</label>
          <textarea
            id="other-value"
            className="field"
            rows={2}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="button">
            {texts.takeThis}
          </button>
        </form>
      )}
      {!isOpen && <p className="three-way-decided">✓ {texts.decidedAs[decided]}</p>}
    </>
  );
}

interface VersionProps {
  readonly side: Side;
  readonly source: string | null;
  readonly isNow: boolean;
  /** Whether it is what most people take. */
  readonly isFirst: boolean;
  readonly onTake: (() => void) | undefined;
}

const Version = ({ side, source, isNow, isFirst, onTake }: VersionProps): ReactNode => (
  <section className={isNow ? "version is-now" : "version"} aria-label={texts[side]}>
    <h3>
      {texts[side]} {isNow && <small>{texts.standsNow}</small>}
    </h3>
    {source === null ? <p className="version-none">{texts.nothingThere}</p> : <pre>{textOfSource(source)}</pre>}
    {onTake && (
      <button
        type="button"
        className={isFirst ? "button is-main" : "button"}
        data-first-focus={isFirst ? true : undefined}
        onClick={onTake}
      >
        {takes[side]}
      </button>
    )}
  </section>
);
