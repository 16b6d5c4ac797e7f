import { useEffect, useState, type ReactNode } from "react";
import { activeGrid } from "../grid/index.js";
import { useCloseOverlay, type GridRow } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { AbilityPreview } from "./AbilityPreview.js";
import { findNearDuplicates } from "./found.js";
import { askMeaning } from "./meaning-search.js";
import { texts } from "./texts.js";

type Groups = readonly (readonly GridRow[])[];

/** More would be more than anyone looks through. */
const mostGroups = 200;

/** Cards that say the same but for their numbers, group by group. */
export function DuplicatesDialog(): ReactNode {
  const close = useCloseOverlay();
  const [ignoreVariables, setIgnoreVariables] = useState(false);
  const [groups, setGroups] = useState<Groups | undefined>();
  useEffect(() => {
    let isWanted = true;
    void findNearDuplicates(ignoreVariables).then((found) => {
      if (isWanted) setGroups(found ?? []);
    });
    return () => {
      isWanted = false;
    };
  }, [ignoreVariables]);

  const show = (rows: readonly GridRow[], title: string): void => {
    askMeaning({ kind: "these", rowKeys: rows.map(({ key }) => key), title });
    close();
  };
  const goTo = ({ key }: GridRow): void => {
    close();
    requestAnimationFrame(() => activeGrid()?.goTo(key));
  };
  const cards = groups?.reduce((sum, group) => sum + group.length, 0) ?? 0;
  return (
    <Dialog
      title={texts.nearDuplicates}
      className="duplicates"
      footer={
        <>
          <label className="duplicates-option">
            <input
              type="checkbox"
              checked={ignoreVariables}
              onChange={({ target }) => setIgnoreVariables(target.checked)}
            />
            {texts.ignoreOtherVariablesToo}
          </label>
          <button
            type="button"
            className="button"
            disabled={cards === 0}
            onClick={() => show(groups?.flat() ?? [], texts.nearDuplicates)}
          >
            {texts.showAllInTheSheet}
          </button>
        </>
      }
    >
      <p role="status">
        {!groups
          ? texts.readingTheCards
          : groups.length === 0
            ? texts.noDuplicates
            : texts.duplicates(cards, groups.length)}
      </p>
      {groups?.slice(0, mostGroups).map((rows, at) => (
        <section key={rows[0]?.key} className="duplicates-group" aria-label={texts.group(at + 1)}>
          <ul>
            {rows.map((row) => (
              <li key={row.key}>
                <button type="button" className="duplicates-card" onClick={() => goTo(row)}>
                  {activeGrid()?.titleOf(row.key)}
                </button>
                <AbilityPreview row={row} />
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="button is-small"
            onClick={() => show(rows, texts.nearDuplicatesGroup(at + 1))}
          >
            {texts.showInTheSheet}
          </button>
        </section>
      ))}
      {groups && groups.length > mostGroups && <p>{texts.moreGroups(groups.length - mostGroups)}</p>}
    </Dialog>
  );
}
