import { useEffect, useState, type ReactNode } from "react";
import type { Result } from "../../../shared/base/index.js";
import type { SimulationChoices } from "../../../shared/bridge/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { activeSheet, ask, getApp, rowTitleOf, sheetKey, useApp, useRows, type GridRow } from "../../state/index.js";
import { Dialog } from "../../ui/index.js";
import { texts } from "./texts.js";
import { StopButton, TunerBench } from "./TunerBench.js";
import { tunableNumbers } from "./tuner-form.js";

/** Which value of a number brings a deck to a wanted win rate; of the card that the person is in. */
export function TunerDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  const [rowKey] = useState(() => getApp().place.rowKey);
  const rows = useRows(sheet ? sheetKey(sheet.ref) : "");
  const row = rows.find(({ key }) => key === rowKey);
  // Here, so that the dialog takes the keyboard to the first field once that is there.
  const choices = useChoices();
  return (
    <Dialog title={sheet && row ? texts.tuneOf(rowTitleOf(sheet, row.cells)) : texts.tune} className="is-broad">
      <p className="tool-about">{texts.aim}</p>
      {sheet && row ? <OfRow sheet={sheet} row={row} choices={choices} /> : <Nothing why={texts.noRow} />}
    </Dialog>
  );
}

interface RowProps {
  readonly sheet: SheetView;
  readonly row: GridRow;
  readonly choices: Result<SimulationChoices> | undefined;
}

function OfRow({ sheet, row, choices }: RowProps): ReactNode {
  const numbers = tunableNumbers(sheet, row);
  if (numbers.length === 0) return <Nothing why={texts.noNumbers} />;
  if (!choices) {
    return (
      <p className="tool-empty" role="status">
        {texts.reading}
      </p>
    );
  }
  if (!choices.ok) return <p role="alert">{choices.error.message}</p>;
  return <TunerBench sheet={sheet} row={row} numbers={numbers} choices={choices.value} />;
}

/** Why there is nothing to tune; what was begun before is said, and can be stopped, all the same. */
function Nothing({ why }: { readonly why: string }): ReactNode {
  const status = useApp(({ tuner }) => tuner);
  return (
    <>
      <p className="tool-empty">{why}</p>
      {status?.state === "failed" && <p role="alert">{texts.failedNotice(status.card, status.message ?? "")}</p>}
      {status?.state === "running" && (
        <div className="tuner-go">
          <StopButton />
          <span role="status">{texts.otherRuns(status.card)}</span>
        </div>
      )}
    </>
  );
}

/** What can be played with the cards on screen; undefined until there is an answer. */
function useChoices(): Result<SimulationChoices> | undefined {
  const [choices, setChoices] = useState<Result<SimulationChoices>>();
  useEffect(() => {
    let isWanted = true;
    void ask("simulation/choices", {}).then((answer) => {
      if (isWanted) setChoices(answer);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return choices;
}
