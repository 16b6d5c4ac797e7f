import { Sparkles, Table2 } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { starterTexts, tabOrderOf, type StarterText } from "../../shared/games/index.js";
import { visibleName } from "../../shared/base/index.js";
import { call, openOverlay, sheetKey, showSheet, useApp, useLoadedGames } from "../state/index.js";
import { InnerFolders } from "./InnerFolders.js";
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
  const games = useLoadedGames();
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
  return (
    <div className="welcome start-set">
      <h1>{texts.startASet}</h1>
      <p>
        {texts.aboutFolder} <strong>{visibleName(root)}</strong>. {texts.chooseAGame}
      </p>
      <div className="folders">
        <InnerFolders root={root} />
        <ul>
          {games.flatMap((game) => {
            const made = game.starter ?? [];
            if (made.length === 0) return [];
            const run = (): void => void start(starterTexts(game, uuid), texts.startedASet(game.title));
            const detail = texts.filesOf(made.map(({ file }) => file));
            return [
              <Offer
                key={game.id}
                icon={<Sparkles />}
                title={game.title}
                detail={detail}
                disabled={isReadOnly}
                onChoose={run}
              />,
            ];
          })}
          <Offer
            icon={<Table2 />}
            title={texts.plain}
            detail={texts.aboutPlain}
            disabled={isReadOnly}
            onChoose={() => void start(plainFiles, texts.startedPlain)}
          />
        </ul>
        <button type="button" className="button" onClick={() => openOverlay({ kind: "open" })}>
          {texts.openAnotherFolder}
        </button>
      </div>
    </div>
  );
}

interface OfferProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** One way to begin, with the files that it makes. */
function Offer({ icon, title, detail, disabled, onChoose }: OfferProps): ReactNode {
  return (
    <li>
      <button type="button" className="folder" disabled={disabled} onClick={onChoose}>
        {icon}
        <span className="folder-title">{title}</span>
        <span className="folder-detail">{detail}</span>
      </button>
    </li>
  );
}
