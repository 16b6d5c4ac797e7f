import { useEffect, useState, type ReactNode, type RefObject } from "react";
import type { Link, Ruleset } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";
import { arrowBetween, elementOf, type Arrow } from "./arrows.js";
import { placesByCard } from "./board.js";
import { linkInWords } from "./link-words.js";
import type { TableSnapshot } from "../match/protocol.js";

interface Props {
  readonly snapshot: TableSnapshot;
  readonly ruleset: Ruleset;
  /** The cloth that the arrows lie over. */
  readonly felt: RefObject<HTMLElement | null>;
}

interface DrawnArrow extends Arrow {
  readonly kind: Link["kind"];
  readonly text: string | undefined;
}

/** Arrows over the table for what attacks, blocks or aims at what; for those who hear the page a list of sentences. */
export function Links({ snapshot, ruleset, felt }: Props): ReactNode {
  const { view } = snapshot;
  const arrows = useArrows(snapshot, felt);
  if (view.links.length === 0) return null;
  return (
    <>
      <svg className="arrows" aria-hidden>
        {arrows.map(({ kind, text, fromX, fromY, toX, toY }, at) => (
          <g key={at} className="arrow" data-kind={kind}>
            <path d={`M${fromX} ${fromY}L${toX} ${toY}`} />
            <path className="arrow-head" d={headOf({ fromX, fromY, toX, toY })} />
            {text !== undefined && (
              <text x={(fromX + toX) / 2} y={(fromY + toY) / 2}>
                {text}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ul className="visually-hidden" aria-label={tableTexts.aboutLinks}>
        {view.links.map((link, at) => (
          <li key={at}>{linkInWords(link, view, ruleset)}</li>
        ))}
      </ul>
    </>
  );
}

const headPx = 11;

function headOf({ fromX, fromY, toX, toY }: Arrow): string {
  const angle = Math.atan2(toY - fromY, toX - fromX);
  const point = (turn: number): string =>
    `${toX - headPx * Math.cos(angle + turn)} ${toY - headPx * Math.sin(angle + turn)}`;
  return `M${point(0.45)}L${toX} ${toY}L${point(-0.45)}Z`;
}

/** The arrows as the table is laid out now; measured again when its size changes. */
function useArrows({ view }: TableSnapshot, felt: RefObject<HTMLElement | null>): readonly DrawnArrow[] {
  const [arrows, setArrows] = useState<readonly DrawnArrow[]>([]);
  useEffect(() => {
    const cloth = felt.current;
    if (cloth === null || view.links.length === 0) return;
    const places = placesByCard(view);
    const placeOf = (id: number) => {
      const card = view.cards.find((each) => each.id === id);
      return card && { key: places.get(id)?.key, zone: card.zone, side: card.side };
    };
    const measure = (): void => {
      const origin = cloth.getBoundingClientRect();
      const boxOf = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left: left - origin.left, top: top - origin.top, width, height };
      };
      const found = view.links.flatMap(({ kind, from, to, text }): DrawnArrow[] => {
        const [first, last] = [elementOf(cloth, from, placeOf), elementOf(cloth, to, placeOf)];
        const arrow = first && last ? arrowBetween(boxOf(first), boxOf(last)) : undefined;
        return arrow === undefined ? [] : [{ ...arrow, kind, text }];
      });
      setArrows(found);
    };
    // Observing calls back once at first, after the table was laid out.
    const observer = new ResizeObserver(measure);
    observer.observe(cloth);
    return () => observer.disconnect();
  }, [view, felt]);
  return arrows;
}
