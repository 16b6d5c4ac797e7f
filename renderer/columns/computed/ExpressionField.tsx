import { useId, useRef, useState, type ReactNode } from "react";
import { expressionHelp, type ExpressionProblem } from "../../../shared/derived/index.js";
import { texts } from "./texts.js";

interface Props {
  readonly text: string;
  readonly headers: readonly string[];
  readonly problem: ExpressionProblem | undefined;
  readonly onText: (text: string) => void;
}

/** A header as expressions name it. */
const nameOf = (header: string): string =>
  /^[A-Za-z_][\w-]*$/u.test(header) ? header.replaceAll("-", "_") : `row[${JSON.stringify(header)}]`;

const wordBefore = (text: string, caret: number): string => /[A-Za-z_]\w*$/u.exec(text.slice(0, caret))?.[0] ?? "";

/** Where an expression is written: with the columns it can name, what it can call, and what is wrong with it. */
export function ExpressionField({ text, headers, problem, onText }: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(text.length);
  const fieldId = useId();
  const problemId = useId();
  const word = wordBefore(text, caret).toLowerCase();
  const names = headers.map(nameOf);
  const fitting = names.filter((name) => name.toLowerCase().startsWith(word) && name.toLowerCase() !== word);
  const offered = word !== "" && fitting.length > 0 ? fitting : names;
  const insert = (name: string): void => {
    const from = offered === fitting ? caret - word.length : caret;
    const next = text.slice(0, from) + name + text.slice(caret);
    onText(next);
    const place = from + name.length;
    setCaret(place);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(place, place);
    });
  };
  const isWrong = problem !== undefined && text.trim() !== "";
  const part = problem ? text.slice(problem.from, problem.to) : "";
  return (
    <div className="expression">
      <label htmlFor={fieldId}>{texts.expression}</label>
      <textarea
        ref={field}
        id={fieldId}
        className="field is-code"
        rows={3}
        spellCheck={false}
        value={text}
        placeholder={texts.expressionExample}
        aria-invalid={isWrong}
        aria-describedby={problemId}
        onChange={({ target }) => {
          onText(target.value);
          setCaret(target.selectionStart);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
      />
      <p id={problemId} className="field-problem" role="status">
        {isWrong && (
          <>
            {part !== "" && !problem.message.includes(`“${part}”`) && <code>{part}</code>} {problem.message}
          </>
        )}
      </p>
      <div className="expression-names" role="group" aria-label={texts.insertAColumn}>
        {offered.map((name) => (
          <button key={name} type="button" className="chip" onClick={() => insert(name)}>
            {name}
          </button>
        ))}
      </div>
      <details className="expression-help">
        <summary>{texts.syntax}</summary>
        <dl>
          {expressionHelp.map(({ form, about }) => (
            <div key={form}>
              <dt>
                <code>{form}</code>
              </dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
