import { useEffect, useRef, type ReactNode } from "react";
import { useApp } from "../state/index.js";
import { ChangeBar } from "./table/ChangeBar.js";
import { endMatch, rulesetOfTable } from "./launch/play.js";
import { RunawayBar } from "./table/RunawayBar.js";
import { SetUpBar } from "./table/SetUpBar.js";
import { Table } from "./table/Table.js";
import { TableBar } from "./table/TableBar.js";
import { useTable } from "./match/table-state.js";
import { launchTexts } from "./launch/texts.js";

/** The match, over the sheet it is played from. */
export function Sandbox(): ReactNode {
  const isOpen = useTable((state) => state.isOpen);
  const snapshot = useTable((state) => state.snapshot);
  const isSettingUp = useTable((state) => state.isSettingUp);
  const ruleset = rulesetOfTable();
  const root = useApp(({ workspace }) => workspace?.root);
  const played = useRef(root);
  useEffect(() => {
    // A match belongs to the folder its cards came from.
    if (played.current !== undefined && played.current !== root) endMatch();
    played.current = root;
  }, [root]);
  if (!isOpen) return null;
  return (
    <section className="sandbox" aria-label={launchTexts.match}>
      {snapshot && ruleset ? (
        <>
          <TableBar snapshot={snapshot} ruleset={ruleset} />
          <div className="table-notes">
            <ChangeBar />
            <RunawayBar />
            {isSettingUp && <SetUpBar ruleset={ruleset} />}
          </div>
          <Table snapshot={snapshot} ruleset={ruleset} />
        </>
      ) : (
        <p className="stage-note" role="status">
          {launchTexts.shuffling}
        </p>
      )}
    </section>
  );
}
