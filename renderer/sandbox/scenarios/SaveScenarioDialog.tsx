import { useEffect, useState, type ReactNode } from "react";
import type { Result } from "../../../shared/base/index.js";
import type { WrittenPosition } from "../../../shared/scenario/index.js";
import { ConfirmFooter, Dialog, Select } from "../../ui/index.js";
import { ask, say, useCloseOverlay } from "../../state/index.js";
import { scenarioTexts } from "./texts.js";
import { fileNameOf, tableAsScenario, type Keeping } from "./scenario-files.js";

/** Writes the position on the table into the folder, as a scenario that expects it. */
export function SaveScenarioDialog(): ReactNode {
  const close = useCloseOverlay();
  const [title, setTitle] = useState("");
  const [look, setLook] = useState<Result<WrittenPosition> | undefined>();
  const [keeping, setKeeping] = useState<Keeping>("position");
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let isLate = false;
    void tableAsScenario(scenarioTexts.preview, keeping).then((written) => {
      if (!isLate) setLook(written);
    });
    return () => {
      isLate = true;
    };
  }, [keeping]);
  const file = fileNameOf(title);
  const save = async (): Promise<void> => {
    const written = await tableAsScenario(title.trim(), keeping);
    const saved = written.ok ? await ask("scenarios/save", { file, text: written.value.text }) : written;
    if (!saved.ok) {
      setProblem(saved.error.message);
      return;
    }
    say("info", scenarioTexts.savedAs(file));
    close();
  };
  return (
    <Dialog
      title={scenarioTexts.saveTableAsScenario}
      footer={
        <ConfirmFooter
          note={title.trim() === "" ? "" : file}
          isDisabled={title.trim() === "" || look?.ok !== true}
          form="scenario-form"
        />
      }
    >
      <form
        id="scenario-form"
        className="play-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>{scenarioTexts.aboutSaving}</p>
        <label>
          <span>{scenarioTexts.itKeeps}</span>
          <Select
            value={keeping}
            choices={[
              ["position", scenarioTexts.keepPosition],
              ["match", scenarioTexts.keepMatch],
            ]}
            onChoose={setKeeping}
          />
        </label>
        <label>
          <span>{scenarioTexts.description}</span>
          <input
            className="field"
            data-first-focus
            placeholder={scenarioTexts.descriptionExample}
            maxLength={80}
            value={title}
            onChange={({ target }) => {
              setTitle(target.value);
              setProblem("");
            }}
          />
        </label>
        {look?.ok === false && <p role="alert">{look.error.message}</p>}
        {look?.ok === true && look.value.losses.length > 0 && (
          <div>
            <p>{scenarioTexts.notKeptInAScenario}</p>
            <ul>
              {look.value.losses.slice(0, 8).map((loss) => (
                <li key={loss}>{loss}</li>
              ))}
            </ul>
          </div>
        )}
        {problem !== "" && <p role="alert">{problem}</p>}
      </form>
    </Dialog>
  );
}
