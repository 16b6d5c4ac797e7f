import { useEffect, useState, type ReactNode } from "react";
import { cardsOnScreen } from "../sandbox/index.js";
import { Dialog } from "../ui/index.js";
import { Decks, type DrawnCards } from "./Decks.js";
import { texts } from "./texts.js";

/** What the decks of the folder draw: sample hands, and the chance of each card by each turn (ODDS-1). */
export function OddsDialog(): ReactNode {
  const [cards, setCards] = useState<DrawnCards | null>();
  useEffect(() => {
    let isWanted = true;
    void cardsOnScreen().then((found) => {
      if (isWanted) setCards(found ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Dialog title={texts.handsAndOdds} className="is-broad">
      {cards === undefined && <p className="tool-empty">{texts.reading}</p>}
      {cards === null && <p className="tool-empty">{texts.noDecks}</p>}
      {cards && <Decks cards={cards} />}
    </Dialog>
  );
}
