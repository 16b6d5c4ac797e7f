import { X } from "lucide-react";
import type { ReactNode } from "react";
import { conditionText, type SkeletonCount, type Slot, type SlotCount } from "../../shared/skeleton/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import type { GridRow } from "../state/index.js";
import { conditionTitle } from "./counted-rows.js";
import { CountInput } from "./CountInput.js";
import { showSlot } from "./show-slot.js";
import { texts } from "./texts.js";

interface Props {
  readonly sheet: SheetView;
  readonly rows: readonly GridRow[];
  readonly count: SkeletonCount;
  readonly before: SkeletonCount | undefined;
  readonly change: (slots: readonly Slot[]) => void;
}

/** The slots of a skeleton: how many cards each has, should have, and had. */
export function SlotTable({ sheet, rows, count, before, change }: Props): ReactNode {
  const { slots } = count;
  const hasFan = slots.some(({ asFan }) => asFan !== null);
  const sum = (of: (slot: SlotCount) => number): number => slots.reduce((total, each) => total + of(each), 0);
  const heads = [texts.target, texts.cards, texts.state, ...(hasFan ? [texts.asFan] : [])];
  const [filled, then] = [
    sum((each) => each.rows.length),
    before?.slots.reduce((all, each) => all + each.rows.length, 0),
  ];
  return (
    <div
      className="tool-numbers tool-heat figure-table figure-cells skeleton-slots"
      role="group"
      aria-label={texts.slots}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.slot}</th>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                {...(head === texts.state && { className: "skeleton-state" })}
                {...(head === texts.asFan && { title: texts.aboutAsFan })}
              >
                {head}
              </th>
            ))}
            {before && <th scope="col">{texts.before}</th>}
            {before && <th scope="col">{texts.change}</th>}
            <td />
          </tr>
        </thead>
        <tbody>
          {slots.map((each, at) => (
            <SlotLine
              key={at}
              sheet={sheet}
              count={each}
              before={before?.slots[at]}
              hasFan={hasFan}
              show={() =>
                showSlot(
                  sheet,
                  each.slot,
                  each.rows.flatMap((row) => rows[row] ?? []),
                )
              }
              change={(slot) => change(slots.flatMap((other, place) => (place !== at ? other.slot : (slot ?? []))))}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>{sum(({ slot }) => slot.target).toLocaleString("en")}</td>
            <td>{filled.toLocaleString("en")}</td>
            <td className="skeleton-state">
              {[texts.missingCount(sum(({ missing }) => missing)), texts.overCount(sum(({ over }) => over))].join(", ")}
            </td>
            {hasFan && <td>{fanText(sum(({ asFan }) => asFan ?? 0))}</td>}
            {then !== undefined && <td>{then.toLocaleString("en")}</td>}
            {then !== undefined && <td>{signed(filled - then)}</td>}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const fanText = (asFan: number): string => asFan.toLocaleString("en", { maximumFractionDigits: 2 });

const signed = (change: number): string => change.toLocaleString("en", { signDisplay: "exceptZero" });

interface LineProps {
  readonly sheet: SheetView;
  readonly count: SlotCount;
  readonly before: SlotCount | undefined;
  readonly hasFan: boolean;
  readonly show: () => void;
  /** Without a slot: it is removed. */
  readonly change: (slot?: Slot) => void;
}

function SlotLine({ sheet, count, before, hasFan, show, change }: LineProps): ReactNode {
  const { slot, rows, asFan } = count;
  const { name, target, where } = slot;
  return (
    <tr>
      <th scope="row">
        <span className="figure-name">{name}</span>
        <span className="skeleton-conditions">
          {where.map((condition) => conditionText(condition, conditionTitle(sheet, condition))).join(", ")}
        </span>
      </th>
      <td>
        <CountInput
          value={target}
          most={1_000_000}
          label={texts.targetOf(name)}
          change={(now) => change({ ...slot, target: now })}
        />
      </td>
      <td>
        <button type="button" aria-label={texts.showCards(name, rows.length)} onClick={show}>
          {rows.length.toLocaleString("en")}
        </button>
      </td>
      <StateCell count={count} />
      {hasFan && <td>{asFan === null ? "" : fanText(asFan)}</td>}
      {before && <td>{before.rows.length.toLocaleString("en")}</td>}
      {before && <td>{signed(rows.length - before.rows.length)}</td>}
      <td>
        <button type="button" aria-label={texts.removeSlot(name)} title={texts.remove} onClick={() => change()}>
          <X aria-hidden />
        </button>
      </td>
    </tr>
  );
}

/** A sign and words for each state, so that nobody needs the colours. */
function StateCell({ count: { missing, over, unknown } }: { readonly count: SlotCount }): ReactNode {
  if (unknown.length > 0) return <td className="skeleton-state is-unknown">{texts.notAsked(unknown)}</td>;
  if (missing > 0) return <td className="skeleton-state is-missing">{texts.missingCount(missing)}</td>;
  if (over > 0) return <td className="skeleton-state is-over">{texts.overCount(over)}</td>;
  return <td className="skeleton-state">{texts.filled}</td>;
}
