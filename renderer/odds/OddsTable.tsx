import { Download } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import { printCsv } from "../../shared/formats/index.js";
import type { CardOdds, DrawRule, Wanted } from "../../shared/odds/index.js";
import { downloadCsv } from "../exchange/index.js";
import { texts } from "./texts.js";

interface Props {
  /** The chances of the cards, or of groups of them. */
  readonly odds: readonly CardOdds[];
  /** What the cards are counted by, where not by their names. */
  readonly by?: string | undefined;
  readonly rule: DrawRule;
  readonly deck: string;
  readonly wanted: Wanted;
  /** Whether hands were dealt by the rules. */
  readonly isDealt?: boolean;
}

/** More cards than this are not drawn. */
const mostLines = 400;

const percent = (chance: number): string =>
  chance.toLocaleString("en", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The chance of each card in the opening hand and by each turn, shaded. */
export function OddsTable({ odds, by, rule, deck, wanted, isDealt = false }: Props): ReactNode {
  const first = by === undefined ? [texts.card, texts.copies] : [by, texts.cards];
  const heads = [texts.inHand, ...Array.from({ length: rule.turns }, (_, at) => texts.byTurn(at + 1))];
  const shade = (chance: number): CSSProperties & Record<"--heat", number> => ({ "--heat": chance });
  const save = (): void => {
    const lines = [
      [...first, ...heads],
      ...odds.map(({ name, copies, chances }) => [name, String(copies), ...chances.map((each) => each.toFixed(6))]),
    ];
    downloadCsv(`${deck}-odds.csv`, printCsv(lines.map((line) => line.map((text) => ({ text, quoted: false })))));
  };
  return (
    <>
      <div
        className="tool-numbers tool-heat figure-table odds-table"
        tabIndex={0}
        role="group"
        aria-label={texts.oddsOf(deck)}
      >
        <table>
          <thead>
            <tr>
              {[...first, ...heads].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {odds.slice(0, mostLines).map(({ name, copies, chances }) => (
              <tr key={name}>
                <th scope="row">
                  <span className="figure-name" title={name}>
                    {visibleName(name)}
                  </span>
                </th>
                <td>{copies}</td>
                {chances.map((chance, at) => (
                  <td key={at} style={shade(chance)}>
                    {percent(chance)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {odds.length > mostLines && <p className="hint">{texts.moreCards(odds.length - mostLines)}</p>}
      <p className="hint">{texts.about(wanted, by !== undefined, isDealt)}</p>
      <div className="figure-exports tool-exports">
        <button type="button" className="button is-small" aria-label={texts.exportCsv} onClick={save}>
          <Download aria-hidden /> {texts.csv}
        </button>
      </div>
    </>
  );
}
