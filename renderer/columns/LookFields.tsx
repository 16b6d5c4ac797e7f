import type { ReactNode } from "react";
import { columnSettings, formatted, isFormat, metadataOf } from "../../shared/metadata/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { nameInSight } from "../state/index.js";
import { Choices } from "./Choices.js";
import { texts } from "./texts.js";

/** How a column looks, as the fields of its dialog hold it: null where the file says nothing. */
export interface ColumnLook {
  readonly title: string | null;
  readonly width: number | null;
  readonly format: string | null;
  readonly alignment: "left" | "center" | "right";
  readonly bold: boolean;
  readonly wrap: boolean;
  readonly hidden: boolean;
  readonly frozen: boolean;
}

export function lookOf(sheet: SheetView, { id, alignment, isHiddenKey }: ColumnView): ColumnLook {
  const settings = columnSettings(metadataOf(sheet.metadata), id);
  const {
    title = null,
    widthPx: width = null,
    format = null,
    bold,
    wrap,
    hidden = isHiddenKey ?? false,
    frozen,
  } = settings;
  const isInSight = frozen || nameInSight(sheet)?.id === id;
  return { title, width, format, alignment, bold, wrap, hidden, frozen: isInSight };
}

const numberFormats = ["0", "0.0", "0.00", "#,##0", "#,##0.00", "0 %", "+0"];
const dateFormats = ["yyyy-mm-dd", "dd.mm.yyyy", "mm/dd/yyyy"];

/** Numbers never stand at the left. */
const alignments = [
  ["left", texts.left],
  ["center", texts.centre],
  ["right", texts.right],
] as const;

const switches = [
  ["bold", texts.bold],
  ["wrap", texts.wrapLongTexts],
  ["hidden", texts.hidden],
  ["frozen", texts.freezeUpToThisColumn],
] as const;

interface LookProps {
  readonly column: ColumnView;
  readonly look: ColumnLook;
  readonly onChange: (change: Partial<ColumnLook>) => void;
}

export function LookFields({ column, look, onChange }: LookProps): ReactNode {
  const isKnown = look.format === null || isFormat(look.format);
  const example = column.editor === "date" ? { $date: "2026-03-09" } : 1234.5;
  const shown = look.format === null ? undefined : formatted(example, look.format);
  return (
    <section className="form-section" aria-label={texts.look}>
      <h3>{texts.look}</h3>
      <div className="form-grid">
        <label>
          {texts.title}
          <input
            className="field"
            value={look.title ?? ""}
            placeholder={column.title}
            data-first-focus
            onChange={({ target }) => onChange({ title: target.value === "" ? null : target.value })}
          />
        </label>
        <label>
          {texts.widthPx}
          <input
            className="field"
            type="number"
            min={24}
            max={4000}
            value={look.width ?? ""}
            placeholder={texts.automatic}
            onChange={({ target }) => onChange({ width: widthOf(target.valueAsNumber) })}
          />
        </label>
        <label>
          {texts.numberOrDateFormat}
          <input
            className="field"
            list="column-formats"
            value={look.format ?? ""}
            placeholder={texts.asInTheFile}
            onChange={({ target }) => onChange({ format: target.value === "" ? null : target.value })}
          />
          <datalist id="column-formats">
            {[...numberFormats, ...dateFormats].map((format) => (
              <option key={format} value={format} />
            ))}
          </datalist>
          <span className="hint">
            {isKnown ? (shown === undefined ? texts.displayOnly : texts.shownAs(shown)) : texts.unknownFormat}
          </span>
        </label>
        <Choices
          legend={texts.alignment}
          value={look.alignment}
          options={column.editor === "number" ? alignments.slice(1) : alignments}
          onChange={(alignment) => onChange({ alignment })}
        />
      </div>
      <div className="form-switches">
        {switches.map(([name, title]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={look[name]}
              onChange={({ target }) => onChange({ [name]: target.checked })}
            />
            {title}
          </label>
        ))}
      </div>
    </section>
  );
}

const widthOf = (px: number): number | null => (Number.isFinite(px) && px >= 1 ? Math.round(px) : null);
