import { useId, useState, type ReactNode } from "react";
import { starterTexts } from "../../shared/games/index.js";
import { visibleName } from "../../shared/base/index.js";
import { ConfirmFooter, Dialog, Select } from "../ui/index.js";
import { goToFirstCell } from "../navigation/index.js";
import { call, gameOf, loadedGames, turns, useApp, useCloseOverlay } from "../state/index.js";
import { freeFileName, plainTable, readColumns, readFileName, tableOfFile } from "./plain-table.js";
import { texts } from "./texts.js";

const plain = "plain";
const newFile = "";

interface Kind {
  readonly value: string;
  readonly title: string;
  /** The usual name of its file; the key of its table is the same without the ending. */
  readonly file: string;
}

/** The sheets that can be made: those of the games of the folder first. */
function kindsFor(gameIds: ReadonlySet<string>): readonly Kind[] {
  const ordered = [...loadedGames()].sort((a, b) => Number(gameIds.has(b.id)) - Number(gameIds.has(a.id)));
  const ofGames = ordered.flatMap((game) =>
    (game.starter ?? []).map(({ file, title }) => ({
      value: JSON.stringify([game.id, file]),
      title: `${game.title}: ${title}`,
      file,
    })),
  );
  const own = { value: plain, title: texts.plainTable, file: "cards.toml" };
  return gameIds.size > 0 ? [...ofGames, own] : [own, ...ofGames];
}

/** The text of a starter file by its game and usual name. */
function starterText(value: string, file: string): string {
  const game = loadedGames().find(({ id }) => value === JSON.stringify([id, file]));
  const made = game && starterTexts(game, () => crypto.randomUUID()).find((each) => each.file === file);
  return made?.text ?? "";
}

/** Makes a sheet: of a kind that a game knows or with columns of one's own, in a new file or at the end of one. */
export function NewSheetDialog(): ReactNode {
  const close = useCloseOverlay();
  const workspace = useApp((state) => state.workspace);
  const files = (workspace?.files ?? []).map(({ file }) => file);
  const sheets = workspace?.sheets ?? [];
  const gameIds = new Set(sheets.flatMap(({ binding }) => (binding && gameOf(binding.game) ? [binding.game] : [])));
  const kinds = kindsFor(gameIds);
  const [value, setValue] = useState(kinds[0]?.value ?? plain);
  const kind = kinds.find((each) => each.value === value) ?? kinds[0];
  const [place, setPlace] = useState(newFile);
  const [name, setName] = useState<string | null>(null);
  const [columns, setColumns] = useState(texts.usualColumns);
  const form = useId();
  if (!kind) return null;
  const isPlain = kind.value === plain;
  const shownName = name ?? freeFileName(kind.file, files);
  const fileName = place === newFile ? readFileName(shownName, files) : ({ ok: true, value: place } as const);
  const listed = readColumns(columns);
  const fault = fileName.ok ? (isPlain && !listed.ok ? listed.error.message : "") : fileName.error.message;
  const add = async (): Promise<void> => {
    if (fault !== "" || !fileName.ok) return;
    const table = isPlain ? plainName(place, fileName.value) : tableOfFile(kind.file);
    const text = isPlain ? plainTable(table, listed.ok ? listed.value : []) : starterText(kind.value, kind.file);
    const file = fileName.value;
    const answer = await call("sheets/add", { file, text, label: texts.added(table, visibleName(file)) });
    if (!answer) return;
    close();
    await goToFirstCell(answer.sheet);
  };
  /** In a file of its own a table is called as the file; elsewhere by a name that the file does not have yet. */
  const plainName = (target: string, file: string): string => {
    if (target === newFile) return tableOfFile(file);
    const taken = sheets.filter(({ ref }) => ref.file === target).map(({ ref }) => `${ref.table.join(".")}.toml`);
    return tableOfFile(freeFileName("rows.toml", taken));
  };
  const ownFiles = [...new Set(sheets.map(({ ref }) => ref.file))];
  return (
    <Dialog
      title={texts.newSheet}
      footer={<ConfirmFooter note={fault} title={texts.addSheet} isDisabled={fault !== ""} form={form} />}
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          // What is typed at once is meant for the new sheet.
          turns.hold(add());
        }}
      >
        <div className="form-grid">
          <label>
            {texts.kind}
            <Select
              value={kind.value}
              data-first-focus
              choices={kinds.map((each) => [each.value, each.title] as const)}
              onChoose={setValue}
            />
          </label>
          {isPlain && (
            <label>
              {texts.columns}
              <input className="field" value={columns} onChange={({ target }) => setColumns(target.value)} />
            </label>
          )}
          <label>
            {texts.place}
            <Select
              value={place}
              choices={[
                [newFile, texts.newFile] as const,
                ...ownFiles.map((file) => [file, texts.atTheEndOf(visibleName(file))] as const),
              ]}
              onChoose={setPlace}
            />
          </label>
          {place === newFile && (
            <label>
              {texts.fileName}
              <input className="field" value={shownName} onChange={({ target }) => setName(target.value)} />
            </label>
          )}
        </div>
      </form>
    </Dialog>
  );
}
