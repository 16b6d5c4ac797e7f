import type { ReactNode } from "react";
import { measures, needsNumbers, type PivotQuestion } from "../../shared/pivot/index.js";
import { Select } from "../ui/index.js";
import type { PivotColumn } from "./columns.js";
import { measureTitles, texts } from "./texts.js";

interface Props {
  readonly columns: readonly PivotColumn[];
  readonly choice: PivotQuestion;
  readonly change: (choice: PivotQuestion) => void;
}

type Named = readonly (readonly [key: string, title: string])[];

/** What the lines, the columns and the cells of the table are. */
export function PivotForm({ columns, choice, change }: Props): ReactNode {
  const all: Named = columns.map(({ key, title }) => [key, title]);
  const orNone: Named = [["", texts.nothing], ...all];
  const [first = "", second = ""] = choice.rows;
  const numeric = columns.filter(({ isNumeric }) => isNumeric);
  const withMeasure = (measure: PivotQuestion["measure"]): void => {
    const of = choice.of ?? numeric[0]?.key;
    change({ ...choice, measure, ...(needsNumbers(measure) && of !== undefined && { of }) });
  };
  return (
    <div className="figure-form">
      <Labelled title={texts.rows}>
        <Select
          value={first}
          choices={all}
          data-first-focus
          onChoose={(key) => change({ ...choice, rows: second === "" ? [key] : [key, second] })}
        />
      </Labelled>
      <Labelled title={texts.thenBy}>
        <Select
          value={second}
          choices={orNone}
          onChoose={(key) => change({ ...choice, rows: key === "" ? [first] : [first, key] })}
        />
      </Labelled>
      <Labelled title={texts.columns}>
        <Select
          value={choice.columns[0] ?? ""}
          choices={orNone}
          onChoose={(key) => change({ ...choice, columns: key === "" ? [] : [key] })}
        />
      </Labelled>
      <Labelled title={texts.value}>
        <Select
          value={choice.measure}
          choices={measures
            .filter((measure) => numeric.length > 0 || !needsNumbers(measure))
            .map((measure) => [measure, measureTitles[measure]])}
          onChoose={withMeasure}
        />
      </Labelled>
      {needsNumbers(choice.measure) && (
        <Labelled title={texts.of}>
          <Select
            value={choice.of}
            choices={numeric.map(({ key, title }) => [key, title])}
            onChoose={(of) => change({ ...choice, of })}
          />
        </Labelled>
      )}
      <Labelled title={texts.order}>
        <Select
          value={choice.order}
          choices={[
            ["value", texts.byValue],
            ["total", texts.byTotal],
          ]}
          onChoose={(order) => change({ ...choice, order })}
        />
      </Labelled>
    </div>
  );
}

const Labelled = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <label className="figure-field">
    <span>{title}</span>
    {children}
  </label>
);
