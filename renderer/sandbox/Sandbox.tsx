import type { ReactNode } from "react";
import { ChangeBar } from "./ChangeBar.js";
import { rulesetOfTable } from "./play.js";
import { SetUpBar } from "./SetUpBar.js";
import { Table } from "./Table.js";
import { TableBar } from "./TableBar.js";
import { useTable } from "./table-state.js";

/** The match, over the sheet it is played from. */
export function Sandbox(): ReactNode {
  const isOpen = useTable((state) => state.isOpen);
  const snapshot = useTable((state) => state.snapshot);
  const isSettingUp = useTable((state) => state.isSettingUp);
  const ruleset = rulesetOfTable();
  if (!isOpen) return null;
  return (
    <section className="sandbox" aria-label="Match">
      {snapshot && ruleset ? (
        <>
          <TableBar snapshot={snapshot} ruleset={ruleset} />
          <div className="table-notes">
            <ChangeBar />
            {isSettingUp && <SetUpBar ruleset={ruleset} />}
          </div>
          <Table snapshot={snapshot} ruleset={ruleset} />
        </>
      ) : (
        <p className="stage-note" role="status">
          Shuffling…
        </p>
      )}
    </section>
  );
}
