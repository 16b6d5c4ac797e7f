import type { ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { SimulatedCard } from "../../shared/bridge/index.js";
import { goToCell } from "../navigation/index.js";
import { showSimulation } from "./simulation-state.js";
import { texts } from "./texts.js";

/** The name of a card, which leads to its row as long as there is one. */
export function CardName({ name, row }: SimulatedCard): ReactNode {
  if (!row) return <span title={texts.cardIsGone}>{visibleName(name)}</span>;
  const jump = (): void => {
    showSimulation(false);
    void goToCell(row.sheet, row.rowKey, null);
  };
  return (
    <button type="button" className="link" title={texts.goToTheCard} onClick={jump}>
      {visibleName(name)}
    </button>
  );
}
