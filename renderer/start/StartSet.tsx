import { Sparkles, Table2 } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { games, starterTexts, tabOrderOf, type StarterText } from "../../shared/games/index.js";
import { visibleName } from "../../shared/base/index.js";
import { call, openOverlay, sheetKey, showSheet, useApp } from "../state/index.js";
import { plainTable } from "./plain-table.js";
import { texts } from "./texts.js";

/** Orders the tabs. */
const orderFile = "sheets.toml";

const uuid = (): string => crypto.randomUUID();

const plainFiles: readonly StarterText[] = [
  { file: "cards.toml", title: "", text: plainTable("cards", ["name", "cost", "text"]) },
];

/** What an empty folder offers: the first files of a set of each game. */
export function StartSet(): ReactNode {
  const root = useApp(({ workspace }) => workspace?.root ?? "");
  const isReadOnly = useApp(({ workspace }) => workspace?.readOnly !== undefined);
  const isStarting = useRef(false);
  const start = async (made: readonly StarterText[], label: string): Promise<void> => {
    if (isStarting.current) return;
    isStarting.current = true;
    const order = made.length > 1 ? [{ file: orderFile, text: tabOrderOf(made), seen: null }] : [];
    const files = [...made.map(({ file, text }) => ({ file, text, seen: null })), ...order];
    const answer = await call("files/write-texts", { files, label });
    isStarting.current = false;
    const first = made[0];
    if (answer && first) showSheet(sheetKey({ file: first.file, table: [first.file.replace(/\.toml$/u, "")] }));
  };
  const entry = (icon: ReactNode, title: string, detail: string, run: () => void): ReactNode => (
    <li key={title}>
      <button type="button" className="folder" disabled={isReadOnly} onClick={run}>
        {icon}
        <span className="folder-title">{title}</span>
        <span className="folder-detail">{detail}</span>
      </button>
    </li>
  );
  return (
    <div className="welcome start-set">
      <h1>{texts.startASet}</h1>
      <p>
        {texts.aboutFolder} <strong>{visibleName(root)}</strong>. {texts.chooseAGame}
      </p>
      <div className="folders">
        <ul>
          {games.flatMap((game) => {
            const made = game.starter ?? [];
            if (made.length === 0) return [];
            const run = (): void => void start(starterTexts(game, uuid), texts.startedASet(game.title));
            return [entry(<Sparkles />, game.title, texts.filesOf(made.map(({ file }) => file)), run)];
          })}
          {entry(<Table2 />, texts.plain, texts.aboutPlain, () => void start(plainFiles, texts.startedPlain))}
        </ul>
        <button type="button" className="button" onClick={() => openOverlay({ kind: "open" })}>
          {texts.openAnotherFolder}
        </button>
      </div>
    </div>
  );
}
