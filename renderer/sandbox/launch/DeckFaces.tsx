import type { ReactNode } from "react";
import { FaceImage } from "../../faces/index.js";
import { useApp } from "../../state/index.js";
import { faceOfCard } from "../match/card-faces.js";
import type { FolderCards } from "../match/folder-cards.js";

/** So many fit beside each other in the dialog. */
const mostFaces = 8;
/** Decks of cards without faces are not searched to their ends. */
const mostSearched = 60;

/** The first different cards of a deck, as players see them; nothing where its cards have no faces. */
export function DeckFaces({
  cards: { rows, play, material },
  deck,
}: {
  readonly cards: FolderCards;
  readonly deck: readonly number[];
}): ReactNode {
  const own = useApp((state) => state.ownFaces);
  const faces = [...new Set(deck)].slice(0, mostSearched).flatMap((definition) => {
    const row = rows[definition];
    const layout = row && faceOfCard(row, own);
    return layout ? [{ definition, layout, name: play.nameOf(material.definitions[definition]) }] : [];
  });
  if (faces.length === 0) return null;
  return (
    <ul className="deck-faces">
      {faces.slice(0, mostFaces).map(({ definition, layout, name }) => (
        <li key={definition} title={name}>
          <FaceImage layout={layout} name={name} />
        </li>
      ))}
    </ul>
  );
}
