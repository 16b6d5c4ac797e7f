import type { ReactNode } from "react";
import type { TextReading } from "../../shared/text/index.js";
import { RunsView } from "./RunsView.js";
import { editorTexts } from "./texts.js";

/** The texts as a player reads them, and what a player is asked when the abilities are used. */
export function CardPreview({ reading, title }: { readonly reading: TextReading; readonly title: string }): ReactNode {
  const { abilities } = reading;
  const prompts = abilities.flatMap((ability) => ability.prompts());
  if (abilities.length === 0) return <p className="rules-none">{editorTexts.noTextYet}</p>;
  return (
    <>
      <div className="card-face">
        <strong>{title}</strong>
        {abilities.map((ability) => {
          const shown = ability.shown();
          return (
            <p key={ability.span.from} className={shown ? undefined : "is-broken"}>
              <RunsView runs={(shown ?? ability.written()).runs} />
            </p>
          );
        })}
      </div>
      {prompts.length > 0 && (
        <dl className="card-prompts">
          <dt>{editorTexts.questionsByAbility}</dt>
          {prompts.map((prompt, at) => (
            <dd key={`${at} ${prompt.plain}`}>
              <RunsView runs={prompt.runs} />
            </dd>
          ))}
        </dl>
      )}
    </>
  );
}
