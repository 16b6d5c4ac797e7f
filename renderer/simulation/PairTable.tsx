import { useMemo, useState, type ReactNode } from "react";
import type { SimulatedCard, SimulationResult } from "../../shared/bridge/index.js";
import { contestantName, pairFigures, type PairFigures } from "../../shared/simulation/index.js";
import { Select } from "../ui/index.js";
import { CardName } from "./CardName.js";
import { ChangeText, ShareCell, StaleMark } from "./FigureCells.js";
import { chanceText } from "./format.js";
import { useSimulation } from "./simulation-state.js";
import { texts } from "./texts.js";

/** So many are drawn; files have all. */
const mostLines = 60;

/** Pairs of cards that do more or less together than each by itself, those first that are least by chance. */
export function PairTable({ result }: { readonly result: SimulationResult }): ReactNode {
  const { frame, sums } = result;
  const [kind, setKind] = useState<"all" | PairFigures["kind"]>("all");
  const { pairs, tooFew } = useMemo(() => pairFigures(frame, sums), [frame, sums]);
  const shown = pairs.filter((pair) => kind === "all" || pair.kind === kind);
  const found = pairs.filter(({ isFound }) => isFound).length;
  return (
    <>
      <div className="simulation-filter">
        <Select
          aria-label={texts.kindOfPairs}
          value={kind}
          choices={(["all", "with", "against"] as const).map((each) => [each, texts.pairKinds[each]] as const)}
          onChoose={setKind}
        />
      </div>
      <p className="simulation-soft simulation-key">
        {texts.pairsFound(found, pairs.length, tooFew)}
        {shown.length > mostLines && ` ${texts.pairsShown(mostLines)}`}
      </p>
      {shown.length === 0 ? (
        <p>{texts.noPairs}</p>
      ) : (
        <div className="simulation-scroll" tabIndex={0} role="group" aria-label={texts.pairs}>
          <table className="simulation-table is-wide">
            <thead>
              <tr>
                <th scope="col">{texts.pair}</th>
                {[texts.bothDrawn, texts.winsWithBoth, texts.pairLift, texts.byChance, texts.corrected].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, mostLines).map((pair) => (
                <PairLine
                  key={`${pair.kind} ${pair.contestant} ${pair.other} ${pair.first} ${pair.second}`}
                  pair={pair}
                  result={result}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="simulation-soft">{texts.aboutPairTable}</p>
    </>
  );
}

const unknown: SimulatedCard = { name: "", row: null };

function PairLine({ pair, result }: { readonly pair: PairFigures; readonly result: SimulationResult }): ReactNode {
  const { frame, cards } = result;
  const { kind, contestant, other, first, second, both, lift, chance, corrected, isFound } = pair;
  const edited = useSimulation((state) => state.edited);
  const decks = useSimulation((state) => state.editedDecks);
  const isStale =
    [first, second].some((card) => edited.has(card)) || [contestant, other].some((each) => decks.has(each));
  const whose = (index: number): ReactNode =>
    frame.contestants.length > 1 && (
      <span className="simulation-soft"> {texts.ofDeck(contestantName(frame, index))}</span>
    );
  const side = !isFound ? "is-number" : lift.value > 0 ? "is-number is-up" : "is-number is-down";
  return (
    <tr className={isStale ? "is-stale" : undefined}>
      <th scope="row">
        <CardName {...(cards[first] ?? unknown)} />
        {kind === "against" && whose(contestant)} {kind === "with" ? texts.withCard : texts.againstCard}{" "}
        <CardName {...(cards[second] ?? unknown)} />
        {whose(other)}
        {isStale && <StaleMark about={texts.aboutEdited} />}
      </th>
      <td className="is-number">{both.of.toLocaleString("en")}</td>
      <ShareCell share={both} baseline={null} />
      <td className={side}>
        <ChangeText change={lift} mark={!isFound ? "" : lift.value > 0 ? "★" : "▼"} />
      </td>
      <td className="is-number">{chanceText(chance)}</td>
      <td className="is-number">{chanceText(corrected)}</td>
    </tr>
  );
}
