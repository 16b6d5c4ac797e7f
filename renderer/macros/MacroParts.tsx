import type { ReactNode } from "react";
import { placedMessage } from "../../shared/base/index.js";
import { activeSheet, useApp } from "../state/index.js";
import { Dialog, Select } from "../ui/index.js";
import { wordsOfAct } from "./repeat.js";
import { texts } from "./texts.js";
import type { KnownMacro } from "./use-macros.js";

/** What a dialog about macros says where there is none. */
export const NoMacros = ({ title }: { readonly title: string }): ReactNode => (
  <Dialog title={title}>
    <p>{texts.none}</p>
  </Dialog>
);

interface ChoiceProps {
  readonly macros: readonly KnownMacro[];
  readonly chosen: KnownMacro;
  readonly onChoose: (name: string) => void;
}

/** Which macro is meant. */
export const MacroChoice = ({ macros, chosen, onChoose }: ChoiceProps): ReactNode => (
  <label>
    <span>{texts.macro}</span>
    <Select value={chosen.name} choices={macros.map((each) => [each.name, each.name])} onChoose={onChoose} />
  </label>
);

/** The steps of a macro, or what is wrong in its file. */
export function MacroSteps({ macro: { read, file } }: { readonly macro: KnownMacro }): ReactNode {
  const sheet = useApp(activeSheet);
  if (!read.ok) {
    return (
      <ul className="macro-faults">
        {read.error.map((fault, place) => (
          <li key={place}>
            {placedMessage({ ...fault, file })} {fault.suggestion}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ol className="macro-steps" aria-label={texts.steps}>
      {read.value.steps.map((step, place) => (
        <li key={place}>
          {texts.step(sheet?.columns.find(({ key }) => key === step.column)?.title ?? step.column, wordsOfAct(step))}
        </li>
      ))}
    </ol>
  );
}
