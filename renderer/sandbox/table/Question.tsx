import type { ReactNode } from "react";
import type { Ruleset } from "../../../shared/match/index.js";
import { whoseTurn, youOf } from "../match/progress.js";
import type { TableSnapshot } from "../match/protocol.js";
import { useTable } from "../match/table-state.js";
import { tableTexts } from "./texts.js";
import { WhyNoCancel } from "./CancelChoice.js";
import { endWords } from "./EndPanel.js";
import { hintOf } from "./hint.js";
import type { OfferBook } from "./offer-book.js";

interface QuestionProps {
  readonly snapshot: TableSnapshot;
  readonly ruleset: Ruleset;
  readonly offers: OfferBook;
}

/** What is asked, of whom and why; whose turn it is, where nothing is asked here. */
export function Question({ snapshot, ruleset, offers }: QuestionProps): ReactNode {
  const { prompt, view, because, asked, players, held, thinking } = snapshot;
  const nameOf = (seat: number): string => ruleset.seats[seat] ?? tableTexts.nobody;
  if (view.outcome !== null) return <strong>{endWords(snapshot, view.outcome, ruleset)}</strong>;
  if (prompt === null) {
    if (held && !thinking) return <strong>{tableTexts.isToMoveMatchWaits(nameOf(asked))}</strong>;
    return (
      <>
        <strong>{whoseTurn(snapshot, ruleset).words}</strong>
        <span className="prompt-hint">
          {" "}
          {nameOf(asked)} {thinking ? tableTexts.isThinking : tableTexts.isToMove}
          <span className="dots" aria-hidden />
        </span>
      </>
    );
  }
  const you = youOf(players);
  return (
    <>
      {you === undefined && <span className="prompt-seat">{nameOf(prompt.seat)}: </span>}
      <strong>{because ? sentenceOf(prompt.title) : prompt.title || tableTexts.choose}</strong>
      {because && <span className="prompt-cause"> {tableTexts.forCard(because.name)}</span>}
      {howMany(prompt)}
      {prompt.kind === "act" && <Waiting snapshot={snapshot} nameOf={nameOf} />}
      <Hint snapshot={snapshot} offers={offers} idle={ruleset.layout.idle} />
      <WhyNoCancel backOut={snapshot.backOut} />
    </>
  );
}

/** What is asked, as a sentence that another can follow. */
const sentenceOf = (title: string): string => {
  const asked = title === "" ? tableTexts.choose : title;
  return /[.!?:…]$/u.test(asked) ? asked : `${asked}.`;
};

/** What resolves if nobody responds. */
function Waiting({
  snapshot: { view },
  nameOf,
}: {
  readonly snapshot: TableSnapshot;
  readonly nameOf: (seat: number) => string;
}): ReactNode {
  const top = view.stack.at(-1);
  if (top === undefined) return null;
  const known = (card: number): string | undefined => view.cards.find(({ id }) => id === card)?.face.name;
  const name = known(top.card) ?? known(top.cause.card) ?? tableTexts.anAbility;
  const aims = top.targets.flatMap((card) => known(card) ?? []);
  return (
    <span className="prompt-cause">
      {" "}
      {tableTexts.ownersCard(nameOf(top.controller), name)}
      {aims.length > 0 && ` → ${aims.join(", ")}`} {tableTexts.resolvesNext}
    </span>
  );
}

function howMany(prompt: NonNullable<TableSnapshot["prompt"]>): ReactNode {
  if (prompt.kind !== "cards" || prompt.direct) return null;
  const { min, max, picked } = prompt;
  return <span className="prompt-count"> {tableTexts.ofChosen(picked.length, min, max)}</span>;
}

interface HintProps extends Pick<QuestionProps, "snapshot" | "offers"> {
  /** What the game says where cards can only be moved. */
  readonly idle: string | undefined;
}

/** Guidance for a newcomer, or why the inspected card cannot be played; nothing while its place is being chosen. */
function Hint({ snapshot, offers, idle }: HintProps): ReactNode {
  const looked = useTable((state) => state.looked);
  const isCarrying = useTable(({ carried }) => carried !== null);
  const { prompt } = snapshot;
  if (prompt === null || isCarrying) return null;
  const why = prompt.kind === "act" && looked !== null ? offers.whyRefused(looked) : null;
  return why === null ? (
    <span className="prompt-hint"> {hintOf(prompt, snapshot, idle)}</span>
  ) : (
    <span className="prompt-hint" data-refused>
      {" "}
      {why}
    </span>
  );
}
