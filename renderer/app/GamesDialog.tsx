import { Fragment, type ReactNode } from "react";
import { features, featuresOf } from "../../shared/games/index.js";
import { activeSheet, useApp, useLoadedGames } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { gamesTexts } from "./late-texts.js";

/** More than these are counted; the page for developers lists them all. */
const mostItems = 6;

/** What is supported for each game, with the game of the sheet marked. */
export function GamesDialog(): ReactNode {
  const listed = featuresOf(useLoadedGames());
  const here = useApp((state) => activeSheet(state)?.binding?.game);
  return (
    <Dialog title={gamesTexts.title} className="games" isScrolling>
      <p>{gamesTexts.everySheet}</p>
      <div className="games-table" tabIndex={0} role="region" aria-label={gamesTexts.title}>
        <table>
          <thead>
            <tr>
              <td />
              {listed.map(({ game, title }) => (
                <th key={game} scope="col" aria-current={game === here ? "true" : undefined}>
                  {title}
                  {game === here && <small>{gamesTexts.thisSheet}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map(({ id, title, about }) => (
              <tr key={id}>
                <th scope="row">
                  {title}
                  <small>{about}</small>
                </th>
                {listed.map(({ game, features: held }) => (
                  <td key={game}>
                    <Items items={held.find((each) => each.id === id)?.items ?? []} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

function Items({ items }: { readonly items: readonly string[] }): ReactNode {
  if (items.length === 0) return <span aria-label={gamesTexts.none}>–</span>;
  const isLong = items.length > mostItems + 1;
  const lines = isLong ? [...items.slice(0, mostItems), gamesTexts.more(items.length - mostItems)] : items;
  return lines.map((item) => (
    <Fragment key={item}>
      {item}
      <br />
    </Fragment>
  ));
}
