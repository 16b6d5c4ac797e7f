import { FileCode2, Printer } from "lucide-react";
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { papers, type Paper } from "../../shared/face/index.js";
import type { SheetFace } from "../../shared/games/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { goToCell } from "../navigation/index.js";
import {
  activeSheet,
  faceOfSheet,
  openOverlay,
  rowTitleOf,
  say,
  useApp,
  useCloseOverlay,
  type GridRow,
} from "../state/index.js";
import { Dialog, Select } from "../ui/index.js";
import { FaceImage } from "./FaceImage.js";
import { faceOfRow } from "./face-of-row.js";
import { saveProof } from "./save-proof.js";
import { gapPx, tilesInSight, tilingOf } from "./tiles.js";
import { texts } from "./texts.js";
import { scopeChoices, useScopes, usualScope } from "./use-scopes.js";

/** The cards of the sheet on screen as faces. */
export function GalleryDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  const own = useApp((state) => state.ownFaces);
  const face = sheet && faceOfSheet(sheet, own);
  return sheet && face ? <Gallery sheet={sheet} face={face} /> : null;
}

const sizes = { small: 150, medium: 220, large: 340 } as const;
type Size = keyof typeof sizes;

function Gallery({ sheet, face }: { readonly sheet: SheetView; readonly face: SheetFace }): ReactNode {
  const scopes = useScopes(sheet);
  const [scope, setScope] = useState(() => usualScope(scopes));
  const rows = scopes[scope];
  const [size, setSize] = useState<Size>(scope === "selected" && rows.length <= 4 ? "large" : "medium");
  const [paper, setPaper] = useState<Paper>("a4");
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    const saved = await saveProof(
      sheet.title,
      rows.map((row) => faceOfRow(sheet, face, row)),
      paper,
    );
    setSaving(false);
    if (!saved.ok) say("error", saved.error.message);
  };
  return (
    <Dialog title={texts.gallery} className="gallery">
      <div className="gallery-head">
        <Select
          aria-label={texts.rowsShown}
          data-first-focus
          value={scope}
          choices={scopeChoices(scopes)}
          onChoose={setScope}
        />
        <Select
          aria-label={texts.size}
          value={size}
          choices={[
            ["small", texts.small],
            ["medium", texts.medium],
            ["large", texts.large],
          ]}
          onChoose={setSize}
        />
        <span className="gallery-space" />
        <Select
          aria-label={texts.paper}
          value={paper}
          choices={[
            ["a4", papers.a4.title],
            ["letter", papers.letter.title],
          ]}
          onChoose={setPaper}
        />
        <button
          type="button"
          className="button"
          disabled={rows.length === 0 || isSaving}
          title={texts.aboutSaving}
          onClick={() => void save()}
        >
          <FileCode2 /> {texts.save}
        </button>
        <button
          type="button"
          className="button"
          disabled={rows.length === 0}
          onClick={() => openOverlay({ kind: "make-cards" })}
        >
          <Printer /> {texts.makeOthers}
        </button>
      </div>
      {rows.length === 0 ? (
        <p className="hint">{texts.none}</p>
      ) : (
        <Tiles key={`${scope} ${size}`} sheet={sheet} face={face} rows={rows} tilePx={sizes[size]} />
      )}
    </Dialog>
  );
}

interface TilesProps {
  readonly sheet: SheetView;
  readonly face: SheetFace;
  readonly rows: readonly GridRow[];
  readonly tilePx: number;
}

/** The faces of some rows; only those in sight are drawn. */
function Tiles({ sheet, face, rows, tilePx }: TilesProps): ReactNode {
  const close = useCloseOverlay();
  const host = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ topPx: 0, widthPx: 0, screenPx: 0 });
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const look = (): void =>
      setPlace({ topPx: element.scrollTop, widthPx: element.clientWidth, screenPx: element.clientHeight });
    const stop = new AbortController();
    element.addEventListener("scroll", look, { signal: stop.signal });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, []);
  const { width, height } = face.template;
  const tiling = tilingOf(place.widthPx, tilePx, rows.length, height / width);
  const { first, end } = tilesInSight(tiling, rows.length, place.topPx, place.screenPx);
  return (
    <div ref={host} className="gallery-tiles" tabIndex={-1} style={{ "--tile": `${tilePx}px` } as CSSProperties}>
      <ul style={{ width: `${tiling.columns * (tilePx + gapPx) - gapPx}px`, height: `${tiling.heightPx}px` }}>
        {rows.slice(first, end).map((row, at) => {
          const line = Math.floor((first + at) / tiling.columns);
          const column = (first + at) % tiling.columns;
          const left = column * (tilePx + gapPx);
          return (
            <li key={row.key} style={{ transform: `translate(${left}px, ${line * tiling.linePx}px)` }}>
              <button
                type="button"
                className="gallery-tile"
                title={rowTitleOf(sheet, row.cells)}
                onClick={() => {
                  close();
                  void goToCell(sheet.ref, row.key, null);
                }}
              >
                <FaceImage layout={faceOfRow(sheet, face, row)} name={rowTitleOf(sheet, row.cells)} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
