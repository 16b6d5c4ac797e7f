import type { ReactNode } from "react";
import type { ChangedTableView } from "../../shared/bridge/index.js";
import { Select } from "../ui/index.js";
import { changedColumns, changeSizes, type ChangeFilter } from "./change-filter.js";
import { texts } from "./texts.js";

interface Props {
  readonly tables: readonly ChangedTableView[];
  readonly filter: ChangeFilter;
  readonly change: (filter: ChangeFilter) => void;
}

/** Which of the changed rows are listed: by column, by size, and by whether abilities differ. */
export function ChangeFilterFields({ tables, filter, change }: Props): ReactNode {
  const columns = [["", texts.anyColumn] as const, ...changedColumns(tables)];
  return (
    <div className="form-grid changes-filter">
      <label>
        {texts.changedColumn}
        <Select value={filter.column} choices={columns} onChoose={(column) => change({ ...filter, column })} />
      </label>
      <label>
        {texts.changeSize}
        <Select
          value={filter.size}
          choices={changeSizes.map((size) => [size, texts.sizes[size]] as const)}
          onChoose={(size) => change({ ...filter, size })}
        />
      </label>
      <label>
        {texts.abilities}
        <Select
          value={filter.abilities ? "differ" : "any"}
          choices={[
            ["any", texts.anyAbilities],
            ["differ", texts.abilitiesDiffer],
          ]}
          onChoose={(abilities) => change({ ...filter, abilities: abilities === "differ" })}
        />
      </label>
    </div>
  );
}
