import { useId, useState, type ReactNode } from "react";
import { ownFileName, placedMessage } from "../../shared/base/index.js";
import { ask, sayHere, useCloseOverlay } from "../state/index.js";
import { ConfirmFooter, Dialog } from "../ui/index.js";
import { MacroChoice, MacroSteps, NoMacros } from "./MacroParts.js";
import { texts } from "./texts.js";
import { useMacros, type KnownMacro } from "./use-macros.js";

interface Props {
  readonly act: "rename" | "delete";
}

/** Renames or deletes a macro, after a look at its steps. */
export function ManageMacroDialog({ act }: Props): ReactNode {
  const macros = useMacros();
  if (!macros) return null;
  const [first] = macros;
  if (!first) return <NoMacros title={act === "rename" ? texts.renameTitle : texts.deleteTitle} />;
  return <Managing act={act} macros={macros} first={first} />;
}

interface ManagingProps extends Props {
  readonly macros: readonly KnownMacro[];
  readonly first: KnownMacro;
}

function Managing({ act, macros, first }: ManagingProps): ReactNode {
  const close = useCloseOverlay();
  const [chosen, setChosen] = useState(first.name);
  const [newName, setNewName] = useState("");
  const [fault, setFault] = useState<string>();
  const form = useId();
  const macro = macros.find(({ name }) => name === chosen) ?? first;
  const to = newName.trim();
  const isRename = act === "rename";
  const isGood = macro.text !== null && (!isRename || ownFileName.test(to));
  const carryOut = async (): Promise<void> => {
    const { name, text: seen } = macro;
    if (!isGood || seen === null) return;
    const done = isRename ? await ask("macros/rename", { name, seen, to }) : await ask("macros/delete", { name, seen });
    if (!done.ok) {
      setFault([placedMessage(done.error), done.error.suggestion ?? ""].join(" ").trim());
      return;
    }
    close();
    sayHere("info", "file" in done.value ? texts.renamedAs(done.value.file) : texts.deleted(macro.file));
  };
  const badName = isRename && to !== "" && !ownFileName.test(to) ? texts.badName : "";
  return (
    <Dialog
      title={isRename ? texts.renameTitle : texts.deleteTitle}
      className="save-macro"
      footer={<ConfirmFooter form={form} title={isRename ? texts.rename : texts.delete} isDisabled={!isGood} />}
    >
      <form
        id={form}
        className="replace-form"
        onSubmit={(event) => {
          event.preventDefault();
          void carryOut();
        }}
      >
        <MacroChoice
          macros={macros}
          chosen={macro}
          onChoose={(name) => {
            setChosen(name);
            setFault(undefined);
          }}
        />
        {isRename && (
          <label>
            <span>{texts.newName}</span>
            <input
              className="field"
              data-first-focus
              value={newName}
              maxLength={80}
              aria-invalid={badName !== ""}
              onChange={({ target }) => {
                setNewName(target.value);
                setFault(undefined);
              }}
            />
          </label>
        )}
      </form>
      <MacroSteps macro={macro} />
      <p role="status" className="hint">
        {fault ?? (isRename ? badName : texts.deletes(macro.file))}
      </p>
    </Dialog>
  );
}
