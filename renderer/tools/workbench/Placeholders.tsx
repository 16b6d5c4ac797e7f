import type { ReactNode } from "react";
import type { BenchPlaceholder } from "../../../shared/games/index.js";
import { texts } from "../texts.js";

/** Values that are named; of more, only how many there are. */
const mostValues = 12;

/** What the placeholders of a template stand for. */
export function Placeholders({ placeholders }: { readonly placeholders: readonly BenchPlaceholder[] }): ReactNode {
  if (placeholders.length === 0) return null;
  return (
    <dl className="workbench-placeholders">
      {placeholders.map(({ token, values }) => (
        <div key={token}>
          <dt>{token}</dt>
          <dd>
            {values.length === 0 ? (
              <span className="workbench-unknown">{texts.nothingDefines}</span>
            ) : (
              values.slice(0, mostValues).map((value, at) => <span key={at}>{value === "" ? texts.empty : value}</span>)
            )}
            {values.length > mostValues && <small>{texts.andMore(values.length - mostValues)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
