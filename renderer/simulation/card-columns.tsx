import type { ReactNode } from "react";
import { fewestMatches, type CardFigures, type Mean } from "../../shared/simulation/index.js";
import type { CardColumn } from "./card-order.js";
import { ChangeCell, FigureText, ShareCell } from "./FigureCells.js";
import { percent } from "./format.js";
import { texts } from "./texts.js";

export type CardView = keyof typeof texts.views;

/** A column of the table of cards: its heading, and the cell of a card. */
export interface CardColumnShown {
  readonly by: Exclude<CardColumn, "name">;
  readonly title: string;
  /** What it is usually called. */
  readonly usual: string;
  readonly meaning: string;
  readonly cell: (card: CardFigures) => ReactNode;
}

type Named = keyof typeof texts.columns;

const cells: Readonly<Record<Named, CardColumnShown["cell"]>> = {
  draws: ({ drawn }) => <CountCell count={drawn.now?.of ?? 0} />,
  drawn: ({ drawn, usual }) => <ShareCell share={drawn.now} baseline={usual} />,
  aboveDeck: ({ aboveDeck }) => <ChangeCell change={aboveDeck} />,
  shrunk: ({ shrunk }) => <td className="is-number">{shrunk === null ? "–" : percent(shrunk)}</td>,
  lift: ({ lift }) => <ChangeCell change={lift} />,
  opening: ({ opening, usual }) => <ShareCell share={opening} baseline={usual} />,
  later: ({ later, usual }) => <ShareCell share={later} baseline={usual} />,
  kept: ({ kept }) => <ShareCell share={kept} baseline={null} />,
  plays: ({ played }) => <CountCell count={played.now?.of ?? 0} />,
  played: ({ played, usual }) => <ShareCell share={played.now} baseline={usual} />,
  turn: ({ turn }) => <TurnCell turn={turn} />,
  stuck: ({ stuck }) => <ShareCell share={stuck} baseline={null} />,
};

/** A mean of turns; no turn is before the first, whatever the interval of few matches says. */
function TurnCell({ turn }: { readonly turn: Mean | null }): ReactNode {
  if (!turn) return <td className="is-number simulation-soft">–</td>;
  const interval = `${Math.max(1, turn.low).toFixed(1)}–${turn.high.toFixed(1)}`;
  return (
    <td className={turn.of < fewestMatches ? "is-number is-too-few" : "is-number"} title={texts.ofMatches(turn.of)}>
      <FigureText value={turn.value.toFixed(1)} interval={interval} />
    </td>
  );
}

const CountCell = ({ count }: { readonly count: number }): ReactNode => (
  <td className="is-number">{count.toLocaleString("en")}</td>
);

const columnOf = (by: Named): CardColumnShown => {
  const [title = "", usual = ""] = texts.columns[by];
  return { by, title, usual, meaning: texts.meanings[by], cell: cells[by] };
};

const changeColumn = (by: "drawnChange" | "playedChange", of: "drawn" | "played"): CardColumnShown => ({
  ...{ by, title: texts.changeHead, usual: texts.columns[of][1] ?? "", meaning: "" },
  cell: (card) => <ChangeCell change={card[of].change} />,
});

const parts: Readonly<Record<Exclude<CardView, "all">, readonly Named[]>> = {
  wins: ["draws", "drawn", "aboveDeck", "shrunk", "lift", "opening", "later"],
  play: ["kept", "plays", "played", "turn", "stuck"],
};

const views: Readonly<Record<CardView, readonly Named[]>> = { ...parts, all: [...parts.wins, ...parts.play] };

interface Shown {
  readonly isCompared: boolean;
  /** Whether anybody put cards back: else there is no share that was kept. */
  readonly hasKept: boolean;
}

/** The columns of a view; what an edit did stands beside what it is of. */
export const columnsOf = (view: CardView, { isCompared, hasKept }: Shown): readonly CardColumnShown[] =>
  views[view].flatMap((by) => [
    ...(by === "kept" && !hasKept ? [] : [columnOf(by)]),
    ...(isCompared && by === "drawn" ? [changeColumn("drawnChange", by)] : []),
    ...(isCompared && by === "played" ? [changeColumn("playedChange", by)] : []),
  ]);

/** What every figure means, in the order of the columns. */
export const definitions: readonly CardColumnShown[] = views.all.map(columnOf);
