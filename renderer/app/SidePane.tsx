import { PanelRightClose } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import {
  languageOfSheet,
  rowsOf,
  rowTitleOf,
  setApp,
  sheetKey,
  sideTabsOf,
  useApp,
  useKept,
  useRows,
  type SideTab,
} from "../state/index.js";
import { RulesPanel } from "../text/index.js";
import { IconButton, late, LateInPlace, returnKeyboard, Sash, TabList } from "../ui/index.js";
import { texts } from "./texts.js";

const StructurePanel = late(async () => (await import("../structure/index.js")).StructurePanel, LateInPlace);

const titles: Readonly<Record<SideTab, string>> = { rules: texts.rulesText, structure: texts.structure };

/** Editors see to Escape themselves; from what is around them it leads back to the sheet. */
function leaveByEscape({ key, target, defaultPrevented }: KeyboardEvent): void {
  if (key !== "Escape" || defaultPrevented || !(target instanceof Element)) return;
  const isAround = target.matches("button, .rules-sash") && target.closest(".monaco-editor, .structure-tree") === null;
  if (isAround) returnKeyboard();
}

/** Beside the sheet: the selected row's rules text, and its nested values. Only for sheets that have some. */
export function SidePane({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const pane = useApp((state) => state.rulesPane);
  const rowKey = useApp(({ place }) => place.rowKey);
  // The editors are large: they are loaded once the person goes to a row, not with the sheet.
  const isWanted = useApp(
    ({ place, rulesFocus, structureFocus }) => place.isChosen || rulesFocus !== null || structureFocus !== null,
  );
  // The form of the row has these editors meanwhile.
  const isInForm = useApp(({ overlay }) => overlay?.kind === "form");
  const wanted = useApp((state) => state.sideTab);
  useApp((state) => state.fetched);
  useRows(sheetKey(sheet.ref));
  const language = useKept(languageOfSheet(sheet));
  const tabs = sideTabsOf(sheet);
  const tab = tabs.includes(wanted) ? wanted : tabs[0];
  if (!pane.isOpen || !tab) return null;
  const row = rowKey === null ? undefined : rowsOf(sheetKey(sheet.ref))?.row(rowKey);
  const rowTitle = row ? rowTitleOf(sheet, row.cells) : undefined;
  return (
    <aside
      className="rules-pane"
      style={{ width: `${pane.widthPx}px` }}
      aria-label={titles[tab]}
      onKeyDown={leaveByEscape}
    >
      <Sash widthPx={pane.widthPx} onResize={(widthPx) => setApp({ rulesPane: { ...pane, widthPx } })} />
      <header className="rules-head">
        {tabs.length === 1 ? <strong>{rowTitle ?? titles[tab]}</strong> : <Tabs tabs={tabs} tab={tab} />}
        <IconButton
          title={texts.closeEditor(tab)}
          icon={<PanelRightClose />}
          onClick={() => setApp({ rulesPane: { ...pane, isOpen: false } })}
        />
      </header>
      {tabs.length > 1 && rowTitle !== undefined && <strong className="side-row">{rowTitle}</strong>}
      {row && rowTitle !== undefined && isWanted && !isInForm ? (
        tab === "structure" ? (
          <StructurePanel key={sheetKey(sheet.ref)} sheet={sheet} rowKey={row.key} />
        ) : (
          language && <RulesPanel sheet={sheet} language={language} rowKey={row.key} title={rowTitle} />
        )
      ) : (
        <p className="rules-none">{row ? texts.openByKey(tab) : texts.selectARow(tab)}</p>
      )}
    </aside>
  );
}

const Tabs = ({ tabs, tab }: { readonly tabs: readonly SideTab[]; readonly tab: SideTab }): ReactNode => (
  <TabList
    label={texts.editorsOfTheRow}
    className="side-tabs"
    tabs={tabs.map((id) => ({ id, title: titles[id] }))}
    current={tab}
    onChoose={(sideTab) => setApp({ sideTab })}
  />
);
