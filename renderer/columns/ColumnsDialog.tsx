import { Settings2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { setColumnsHidden } from "../arrangement/index.js";
import { ConfirmFooter, Dialog, IconButton } from "../ui/index.js";
import { activeSheet, openOverlay, useApp, useCloseOverlay } from "../state/index.js";
import { texts } from "./texts.js";

/** All columns of the sheet, hidden ones too: which are shown, with access to the settings of each. */
export function ColumnsDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <OpenDialog sheet={sheet} /> : null;
}

function OpenDialog({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const close = useCloseOverlay();
  const [opened] = useState(sheet);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(opened.columns.flatMap((column) => (column.hidden ? [column.key] : []))),
  );
  const show = (): void => {
    const changed = opened.columns.filter(({ key, hidden: was }) => hidden.has(key) !== was);
    const wanted = Object.fromEntries(changed.map(({ key }) => [key, hidden.has(key)]));
    if (setColumnsHidden(sheet, texts.showAndHideColumns, wanted)) close();
  };
  const toggle = (key: string): void => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  return (
    <Dialog
      title={texts.columns}
      footer={
        <ConfirmFooter title={texts.showThese} isDisabled={hidden.size === opened.columns.length} onConfirm={show}>
          <button type="button" className="button" disabled={hidden.size === 0} onClick={() => setHidden(new Set())}>
            {texts.showAll}
          </button>
          <button type="button" className="button" onClick={() => openOverlay({ kind: "derived" })}>
            {texts.addComputedColumn}
          </button>
        </ConfirmFooter>
      }
    >
      <p className="hint">{texts.onlyForYou}</p>
      <ul className="column-list">
        {opened.columns.map(({ key, title, source }, at) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={!hidden.has(key)}
                data-first-focus={at === 0 ? "" : undefined}
                onChange={() => toggle(key)}
              />
              <span>{title}</span>
              <code>{source}</code>
            </label>
            <IconButton
              title={texts.settingsOf(title)}
              icon={<Settings2 />}
              onClick={() => openOverlay({ kind: "column", column: key })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
