import { useMemo, type ReactNode } from "react";
import { countFound } from "./found.js";
import { askMeaning, knownMeanings } from "./meaning-search.js";

const ways: readonly (readonly [written: string, about: string])[] = [
  ["Name", "a part with this name, anywhere in the card"],
  ["Name(This, That)", "a value with all of these inside it"],
  ["name: Value", "the value itself, not something inside it"],
  ["name <= 3,  name: 3 or less,  name: 2..4", "amounts, as the card means them"],
  ["This or not (That and Other)", "combined; a comma means and"],
  ["Na*", "any name that begins like this"],
  ["Ability(This, That)", "both in one ability"],
  ['"in hand"', "words on the card, as players read them"],
  ["rules text", "as written in a cell: finds cards with this text, whatever the numbers"],
];

/** How to ask, and examples to begin with. */
export function MeaningHelp({ id }: { readonly id: string }): ReactNode {
  const examples = useMemo(() => {
    const all = knownMeanings()?.readings.guide.examples ?? [];
    const counts = countFound(all.map(({ query }) => query));
    return all.map((example, at) => ({ ...example, count: counts[at] ?? 0 }));
  }, []);
  return (
    <div id={id} className="query-help" role="region" aria-label="How to search by meaning">
      <table>
        <caption>Query syntax</caption>
        <tbody>
          {ways.map(([written, about]) => (
            <tr key={written}>
              <th scope="row">
                <code>{written}</code>
              </th>
              <td>{about}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {examples.length > 0 && (
        <section>
          <h3>Examples</h3>
          <ul>
            {examples.map(({ query, about, count }) => (
              <li key={query}>
                <button type="button" className="query-try" onClick={() => askMeaning({ kind: "typed", text: query })}>
                  {query}
                </button>
                <span>
                  {about} <span className="query-detail">({count})</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
