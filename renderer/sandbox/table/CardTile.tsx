import { memo, type CSSProperties, type DragEvent, type MouseEvent, type ReactNode } from "react";
import type { FaceFigure, ViewCard, ViewPlace } from "../../../shared/match/index.js";
import { FaceImage } from "../../faces/index.js";
import { useFace } from "../match/card-faces.js";
import { useTable } from "../match/table-state.js";
import { tableTexts } from "./texts.js";
import { figureInWords } from "./figure-words.js";
import { CardText, longestWord } from "./CardText.js";

/** How a card is highlighted. */
export interface CardLook {
  readonly isLegal: boolean;
  /** It can be moved to another place: possible, but no news. */
  readonly isMovable: boolean;
  /** In hand, but not to be played now. */
  readonly isDim: boolean;
  readonly isPicked: boolean;
  /** The question or a line of the log is about it. */
  readonly isNamed: boolean;
  /** What waits on the stack aims at it. */
  readonly isAimedAt: boolean;
  readonly isAsking: boolean;
}

interface Props extends Partial<CardLook> {
  readonly card: ViewCard;
  /** How it lies on the table; absent where it lies plainly or not there. */
  readonly place?: ViewPlace | undefined;
  readonly spot: string;
  readonly isDraggable?: boolean;
  readonly onPress: (card: ViewCard, element: HTMLElement) => void;
  readonly onMenu?: (card: ViewCard, element: HTMLElement) => void;
  /** `null`: the pointer has left. */
  readonly onLook: (card: number | null, when?: "now") => void;
  readonly onDrag?: (card: number) => void;
}

/** Cards being dragged carry their number under this name. */
export const dragType = "application/x-cardwright-card";

/** A card that lies face up on the table. */
export const CardTile = memo(function CardTile({
  card,
  place,
  spot,
  isLegal = false,
  isMovable = false,
  isDim = false,
  isPicked = false,
  isNamed = false,
  isAimedAt = false,
  isAsking = false,
  isDraggable = false,
  onPress,
  onMenu,
  onLook,
  onDrag,
}: Props): ReactNode {
  const { face, id } = card;
  const [first, ...rest] = face.figures;
  const drawn = useFace(card.definition);
  const layout = useTable((state) => state.showsFaces) ? drawn : undefined;
  return (
    <button
      type="button"
      className="tile"
      data-faced={layout !== undefined || undefined}
      data-spot={spot}
      data-card={id}
      data-legal={isLegal || undefined}
      data-movable={isMovable || undefined}
      data-dim={isDim || undefined}
      data-picked={isPicked || undefined}
      data-named={isNamed || undefined}
      data-aimed={isAimedAt || undefined}
      data-asking={isAsking || undefined}
      data-key={place?.key}
      data-pose={place?.pose}
      data-covered={place?.covered || undefined}
      data-still={face.support?.kind === "none" || undefined}
      aria-pressed={isPicked ? true : undefined}
      draggable={isDraggable}
      onClick={({ currentTarget }) => onPress(card, currentTarget)}
      onContextMenu={(event: MouseEvent<HTMLElement>) => {
        if (!onMenu) return;
        event.preventDefault();
        onMenu(card, event.currentTarget);
      }}
      onPointerEnter={() => onLook(id)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(id, "now")}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.setData(dragType, String(id));
        event.dataTransfer.effectAllowed = "move";
        onDrag?.(id);
      }}
    >
      {layout && <FaceImage layout={layout} name={face.name} />}
      <span className="tile-head">
        {first && <Figure figure={first} className="tile-cost" />}
        <span className="tile-name" title={face.name} style={{ "--longest": longestWord(face.name) } as CSSProperties}>
          {face.name}
        </span>
        {place?.covered === true && <span className="visually-hidden">{tableTexts.faceDown}</span>}
        <Badges place={place} />
      </span>
      <span className="tile-text">
        <CardText card={card} className="tile-lines" />
      </span>
      <span className="tile-foot">
        <span className="tile-marks" title={face.marks.join(" · ")}>
          {face.marks.join(" · ")}
        </span>
        {rest.length > 0 && (
          <span className="tile-figures">
            {rest.map((figure) => (
              <Figure key={figure.title} figure={figure} className="tile-figure" />
            ))}
          </span>
        )}
      </span>
      {(isLegal || isPicked || isMovable) && (
        <span className="visually-hidden">
          {isPicked ? tableTexts.chosen : isLegal ? tableTexts.canBeUsed : tableTexts.canBeMoved}
        </span>
      )}
    </button>
  );
});

export function Figure({ figure, className }: { readonly figure: FaceFigure; readonly className: string }): ReactNode {
  const { symbol, value, base } = figure;
  return (
    <span className={className} data-changed={value !== base || undefined} title={figureInWords(figure)}>
      {value === "" ? tableTexts.noFigure : value}
      {symbol !== undefined && <span className="tile-symbol">{symbol}</span>}
    </span>
  );
}

/** Signs beside the name of a card, or at the corner of a back; in words for those who hear the page. */
function Badges({ place }: Pick<Props, "place">): ReactNode {
  if (place === undefined || place.badges.length === 0) return null;
  return (
    <span className="tile-badges">
      {place.badges.map(({ text, title, tone }, at) => (
        <span
          key={`${at} ${text}`}
          className="tile-badge"
          data-tone={tone}
          title={title}
          style={{ "--letters": text.length } as CSSProperties}
        >
          <span aria-hidden>{text}</span>
          <span className="visually-hidden">, {title}</span>
        </span>
      ))}
    </span>
  );
}

interface BackProps {
  readonly label: string;
  readonly place?: ViewPlace;
  readonly isLegal?: boolean;
  readonly isPicked?: boolean;
  /** Absent where nothing can be chosen by it. */
  readonly onPress?: (element: HTMLElement) => void;
}

/** A card whose face the viewer does not see. */
export function CardBack({ label, place, isLegal = false, isPicked = false, onPress }: BackProps): ReactNode {
  const look = { "data-key": place?.key, "data-pose": place?.pose };
  const inside = <Badges place={place} />;
  if (onPress === undefined) {
    return (
      <span className="tile is-back" role="img" aria-label={label} {...look}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="tile is-back"
      data-spot={`place ${place?.key ?? ""}`}
      data-legal={isLegal || undefined}
      data-picked={isPicked || undefined}
      aria-pressed={isPicked ? true : undefined}
      aria-label={label}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      {...look}
    >
      {inside}
    </button>
  );
}
