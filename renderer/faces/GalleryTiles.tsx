import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from "react";
import { guideBleed } from "../../shared/face/index.js";
import type { SheetFace } from "../../shared/games/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { goToCell } from "../navigation/index.js";
import { comparedWith, rowTitleOf, useCloseOverlay, type GridRow } from "../state/index.js";
import { FaceImage } from "./FaceImage.js";
import { earlierFace, faceOfRow } from "./face-of-row.js";
import { gapPx, tilesInSight, tileWidth, tilingOf } from "./tiles.js";
import { texts } from "./texts.js";

interface GalleryTilesProps {
  readonly sheet: SheetView;
  readonly face: SheetFace;
  readonly rows: readonly GridRow[];
  /** How wide a face is; a few that are compared may be smaller. */
  readonly facePx: number;
  /** Each card is beside what it was in the version that changes are marked by. */
  readonly isPaired: boolean;
  readonly hasGuides: boolean;
}

/** Between a face and what it was, in px. */
const pairGapPx = 6;

/** The faces of some rows; only those in sight are drawn. */
export function GalleryTiles({ sheet, face, rows, facePx, isPaired, hasGuides }: GalleryTilesProps): ReactNode {
  const close = useCloseOverlay();
  const host = useRef<HTMLDivElement>(null);
  const { topPx, widthPx, screenPx } = useScrolledPlace(host);
  const tilePx = isPaired ? 2 * facePx + pairGapPx : tileWidth(widthPx, facePx, rows.length);
  const drawnPx = isPaired ? facePx : tilePx;
  const tiling = tilingOf(widthPx, tilePx, rows.length, (drawnPx * shapeOf(face, hasGuides)) / tilePx);
  const { first, end } = tilesInSight(tiling, rows.length, topPx, screenPx);
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
                className={isPaired ? "gallery-tile is-pair" : "gallery-tile"}
                title={rowTitleOf(sheet, row.cells)}
                onClick={() => {
                  close();
                  void goToCell(sheet.ref, row.key, null);
                }}
              >
                {isPaired && <Before sheet={sheet} face={face} row={row} hasGuides={hasGuides} />}
                <FaceImage
                  layout={faceOfRow(sheet, face, row)}
                  name={rowTitleOf(sheet, row.cells)}
                  hasGuides={hasGuides}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type BeforeProps = Pick<GalleryTilesProps, "sheet" | "face" | "hasGuides"> & { readonly row: GridRow };

/** What a card was, or that it was not there. */
function Before({ sheet, face, row, hasGuides }: BeforeProps): ReactNode {
  const layout = earlierFace(sheet, face, row);
  if (!layout) return <span className="gallery-new">{texts.isNew[comparedWith()]}</span>;
  return <FaceImage layout={layout} name={texts.earlier} hasGuides={hasGuides} />;
}

/** The height of a face by its width, as it is drawn. */
function shapeOf({ template: { width, height } }: SheetFace, hasGuides: boolean): number {
  const beyond = hasGuides ? guideBleed : { x: 0, y: 0 };
  return (height + 2 * beyond.y) / (width + 2 * beyond.x);
}

/** How far an element is scrolled, and how large it is. */
function useScrolledPlace(host: RefObject<HTMLDivElement | null>): {
  readonly topPx: number;
  readonly widthPx: number;
  readonly screenPx: number;
} {
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
  }, [host]);
  return place;
}
