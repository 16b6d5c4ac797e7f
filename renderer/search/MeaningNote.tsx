import type { ReactNode } from "react";
import { writeQueryName } from "../../shared/search/index.js";
import { askMeaning } from "./meaning-search.js";
import type { MeaningState } from "./meaning-state.js";
import { texts } from "./texts.js";

/** A search to try instead. */
function Try({ text, children }: { readonly text: string; readonly children?: ReactNode }): ReactNode {
  return (
    <button type="button" className="query-try" onClick={() => askMeaning({ kind: "typed", text })}>
      {children ?? text}
    </button>
  );
}

/** What there is to say of how a question was understood; nothing where it speaks for itself. */
export function MeaningNote({ verdict, asked, unsure }: Pick<MeaningState, "verdict" | "asked" | "unsure">): ReactNode {
  const text = asked.kind === "typed" ? asked.text : "";
  const problems = unsure > 0 && (
    <span>
      {texts.mayBeMissed(unsure)} <Try text={texts.stateProblems}>{texts.show}</Try>
    </span>
  );
  switch (verdict.kind) {
    case "nothing":
    case "these":
      return null;
    case "wrong": {
      const { message, expected, suggestions } = verdict.problem;
      return (
        <>
          <span className="query-fault">{message}</span>
          {suggestions.length === 0 && expected.length > 0 && <span>{texts.expected(expected.join(" "))}</span>}
          {suggestions.map((suggestion) => (
            <Try key={suggestion} text={suggestion} />
          ))}
        </>
      );
    }
    case "query":
      return (
        <>
          {verdict.unknown.map(({ name, suggestions }) => (
            <span key={name.span.from}>
              {texts.noCardHas} <code>{name.text}</code>.{" "}
              {suggestions.map((suggestion) => {
                const written = writeQueryName(suggestion);
                const next = text.slice(0, name.span.from) + written + text.slice(name.span.to);
                return (
                  <Try key={suggestion} text={next}>
                    {suggestion}
                  </Try>
                );
              })}
            </span>
          ))}
          {problems}
        </>
      );
    case "alike":
      return (
        <>
          <span>{texts.sameText}</span>
          {verdict.asQuery !== "" && <Try text={verdict.asQuery}>{texts.convertToAQuery}</Try>}
          {problems}
        </>
      );
    case "words":
      return <span>{texts.textContains}</span>;
  }
}
