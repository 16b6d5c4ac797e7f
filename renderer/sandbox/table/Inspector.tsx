import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import type { FaceFigure, GameWord, Layout, ViewCard } from "../../../shared/match/index.js";
import { AstTree } from "../../text/index.js";
import { tableTexts } from "./texts.js";
import { FaceImage } from "../../faces/index.js";
import { useFace } from "../match/card-faces.js";
import { useReading } from "./card-readings.js";
import { Figure } from "./CardTile.js";
import { CardText } from "./CardText.js";
import { joinOf, startOf } from "./figure-words.js";
import { editCard } from "./card-actions.js";
import { WordList } from "./GameWords.js";
import { wordsOfCard } from "./words.js";
import { sourceOf } from "../match/table-state.js";
import { IconButton } from "../../ui/index.js";

/** The card that is looked at, large: what it says, how the game understands it, and whether it plays as written. */
export function Inspector({
  card,
  layout,
  children,
}: {
  readonly card: ViewCard | undefined;
  readonly layout: Layout;
  /** What is to be said of it before how the game understands it, and of choices without a card. */
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="inspector" aria-label={tableTexts.card} tabIndex={0}>
      {card ? (
        <Looked card={card} words={layout.words ?? []}>
          {children}
        </Looked>
      ) : (
        <>
          <Aim layout={layout} />
          {children}
        </>
      )}
    </section>
  );
}

/** Before a card is looked at: what the match is about. */
function Aim({ layout: { counters, aim } }: { readonly layout: Layout }): ReactNode {
  const goals = counters.flatMap(({ title, goal }) =>
    goal === undefined ? [] : [tableTexts.firstTo(goal, title.toLowerCase())],
  );
  return (
    <div className="aim">
      {(goals.length > 0 || aim !== undefined) && <h2>{tableTexts.howToWin}</h2>}
      <p>
        <b>{goals.join(" ")}</b> {aim}
      </p>
      <p>{tableTexts.pointToLearnMore}</p>
    </div>
  );
}

interface LookedProps {
  readonly card: ViewCard;
  readonly words: readonly GameWord[];
  readonly children: ReactNode;
}

function Looked({ card, words, children }: LookedProps): ReactNode {
  const { face, definition } = card;
  const reading = useReading(definition);
  const source = sourceOf(definition);
  const layout = useFace(definition);
  const trees = (reading?.abilities ?? []).map((ability) => ({
    cell: ability.cell,
    tree: ability.tree(),
    isStale: false,
  }));
  const { kind, reason } = face.support ?? { kind: "full", reason: "" };
  return (
    <>
      <div className="big-card">
        <header>
          <strong>{face.name}</strong>
          {source && (
            <IconButton
              title={tableTexts.edit(face.name)}
              hint={tableTexts.matchWaits}
              icon={<Pencil />}
              onClick={() => editCard(definition)}
            />
          )}
        </header>
        <dl className="big-figures">
          {face.figures.map((figure) => (
            <div key={figure.title}>
              <dt>{figure.title}</dt>
              <dd>
                <Figure figure={figure} className="big-figure" />
                {figure.value !== figure.base && !figure.steps?.length && (
                  <span className="big-base"> {tableTexts.printedValue(figure.base)}</span>
                )}
                <Steps figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="big-marks">{face.marks.join(" · ")}</p>
        <CardText card={card} className="big-text" />
      </div>
      {children}
      {layout && (
        <div className="big-face">
          <FaceImage layout={layout} name={face.name} />
        </div>
      )}
      <WordList words={wordsOfCard(card, words)} />
      <p className="support" data-support={kind}>
        {reason === "" ? tableTexts.playedAsWritten : reason}
      </p>
      {trees.some(({ tree }) => tree) && (
        <AstTree key={definition} abilities={trees} caret={undefined} onPoint={noPlace} />
      )}
    </>
  );
}

/** What a changed number is made of: `3 printed − 2 (Air Buoy)`. */
function Steps({ figure }: { readonly figure: FaceFigure }): ReactNode {
  const { steps = [] } = figure;
  if (steps.length === 0) return null;
  return (
    <span className="big-steps">
      {" "}
      = {startOf(figure)}
      {steps.map((step, at) => (
        <span key={at}>
          {joinOf(step)}
          <b>{step.change}</b> ({step.by})
        </span>
      ))}
    </span>
  );
}

/** The text of a card on the table is not where it is written: a line of the tree leads nowhere. */
const noPlace = (): void => undefined;
