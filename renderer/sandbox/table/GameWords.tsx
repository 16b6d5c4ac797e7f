import type { ReactNode } from "react";
import type { GameWord, LayoutKey, Ruleset } from "../../../shared/match/index.js";
import { Dialog } from "../../ui/index.js";
import { playedGame } from "../match/folder-cards.js";
import { rulesetOfTable } from "../launch/play.js";
import { rulesetOf, settingsOf } from "../launch/settings.js";
import { tableTexts } from "./texts.js";

/** The rules of the match on the table; without one those that the next is played by. */
function rulesetInForce(): Ruleset | undefined {
  const onTable = rulesetOfTable();
  if (onTable) return onTable;
  const found = playedGame();
  return found && rulesetOf(found.play, settingsOf(found.game.id));
}

/** Words of a game with what they mean. */
export const WordList = ({ words }: { readonly words: readonly GameWord[] }): ReactNode => (
  <dl className="game-words">
    {words.map(({ word, about }) => (
      <div key={word}>
        <dt>{word}</dt>
        <dd>{about}</dd>
      </div>
    ))}
  </dl>
);

/** Keys that the table of the game has besides those of every table. */
const GameKeys = ({ keys }: { readonly keys: readonly LayoutKey[] }): ReactNode =>
  keys.length > 0 && (
    <p>
      {keys.map(({ key, title }) => (
        <span key={key} className="game-key">
          <kbd>{key.toUpperCase()}</kbd> {title}
        </span>
      ))}
    </p>
  );

/** What the words of the game mean, under a heading; nothing for a folder that cannot be played. */
export function GameWords(): ReactNode {
  const words = rulesetInForce()?.layout.words ?? [];
  if (words.length === 0) return null;
  return (
    <section>
      <h3>{tableTexts.gameGlossary}</h3>
      <WordList words={words} />
    </section>
  );
}

/** The same by itself, from the table, with what the match is about. */
export function GameWordsDialog(): ReactNode {
  const ruleset = rulesetInForce();
  return (
    <Dialog title={tableTexts.gameGlossary} className="help" isScrolling>
      {ruleset && (
        <p>
          <b>{ruleset.title}.</b> {ruleset.layout.aim}
        </p>
      )}
      <GameKeys keys={ruleset?.layout.keys ?? []} />
      <WordList words={ruleset?.layout.words ?? []} />
    </Dialog>
  );
}
