import { useState, type CSSProperties, type ReactNode } from "react";
import { colorSchemes, metadataOf, tableChanges, type Palette } from "../../shared/metadata/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { changeMetadata } from "../arrangement/index.js";
import { Dialog, ConfirmFooter } from "../ui/index.js";
import { activeSheet, useApp, useCloseOverlay } from "../state/index.js";
import { groundInDark, inkOn, useIsDark } from "../theme/index.js";
import { ColorField } from "./ColorField.js";
import { texts } from "./texts.js";

/** The look of the whole table: its scheme, stripes, header and heights. */
export function TableStyleDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <OpenDialog sheet={sheet} /> : null;
}

function OpenDialog({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const close = useCloseOverlay();
  const [opened] = useState(sheet);
  const [look, setLook] = useState(() => {
    const { tableStyle, rows } = metadataOf(opened.metadata);
    const { defaultHeightPx, headerHeightPx } = rows;
    return { ...tableStyle, rowHeight: defaultHeightPx, headerHeight: headerHeightPx };
  });
  const change = (said: Partial<typeof look>): void => setLook({ ...look, ...said });
  const save = async (): Promise<void> => {
    const { colorScheme = null, headerBackground = null, rowHeight = null, headerHeight = null } = look;
    const changes = [
      ...tableChanges(opened.metadata, "table_style", {
        color_scheme: colorScheme,
        show_row_stripes: look.rowStripes,
        show_column_stripes: look.columnStripes,
        header_bold: look.headerBold,
        header_background: headerBackground,
      }),
      ...tableChanges(opened.metadata, "rows", { header_height: headerHeight, default_height: rowHeight }),
    ];
    if (await changeMetadata(opened, texts.changeTheTableStyle, changes)) close();
  };
  return (
    <Dialog
      title={texts.tableStyle}
      className="is-wide table-style-dialog"
      footer={
        <ConfirmFooter
          note={sheet.readOnly ?? texts.savedTo(sheet.ref.file)}
          isDisabled={sheet.readOnly !== undefined}
          onConfirm={() => void save()}
        />
      }
    >
      <fieldset className="schemes">
        <legend>{texts.colourScheme}</legend>
        <Scheme
          name="None"
          palette={undefined}
          isChosen={look.colorScheme === undefined}
          choose={() => change({ colorScheme: undefined })}
        />
        {[...colorSchemes].map(([name, palette]) => (
          <Scheme
            key={name}
            name={name.replaceAll("_", " ")}
            palette={palette}
            isChosen={look.colorScheme === name}
            choose={() => change({ colorScheme: name })}
          />
        ))}
      </fieldset>
      <div className="form-switches">
        {(
          [
            ["rowStripes", texts.stripedRows],
            ["columnStripes", texts.stripedColumns],
            ["headerBold", texts.boldHeader],
          ] as const
        ).map(([name, title]) => (
          <label key={name}>
            <input type="checkbox" checked={look[name]} onChange={({ target }) => change({ [name]: target.checked })} />
            {title}
          </label>
        ))}
        <span className="form-inline">
          {texts.headerColour}
          <ColorField
            label={texts.headerColour}
            value={look.headerBackground}
            onChange={(headerBackground) => change({ headerBackground })}
          />
        </span>
      </div>
      <div className="form-grid is-three">
        <Height title={texts.rowHeightPx} value={look.rowHeight} onChange={(rowHeight) => change({ rowHeight })} />
        <Height
          title={texts.headerHeightPx}
          value={look.headerHeight}
          onChange={(headerHeight) => change({ headerHeight })}
        />
      </div>
    </Dialog>
  );
}

interface SchemeProps {
  readonly name: string;
  readonly palette: Palette | undefined;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** A scheme to choose, drawn as a small table. */
function Scheme({ name, palette, isChosen, choose }: SchemeProps): ReactNode {
  const isDark = useIsDark();
  const line = (ground: string | undefined, ink: string | undefined): CSSProperties => {
    if (ground === undefined) return {};
    const background = isDark ? groundInDark(ground) : ground;
    return { background, color: inkOn(background, ink) };
  };
  return (
    <label className="scheme">
      <input
        type="radio"
        name="scheme"
        checked={isChosen}
        data-first-focus={isChosen ? "" : undefined}
        onChange={choose}
      />
      <span className="scheme-table" aria-hidden="true">
        <span style={line(palette?.headerBackground, palette?.headerColor)}>{texts.name}</span>
        <span style={line(palette?.evenRow, palette?.rowColor)}>{texts.ash}</span>
        <span style={line(palette?.oddRow, palette?.rowColor)}>{texts.elm}</span>
      </span>
      <span className="scheme-name">{name}</span>
    </label>
  );
}

interface HeightProps {
  readonly title: string;
  readonly value: number | undefined;
  readonly onChange: (px: number | undefined) => void;
}

function Height({ title, value, onChange }: HeightProps): ReactNode {
  return (
    <label>
      {title}
      <input
        className="field"
        type="number"
        min={20}
        max={600}
        placeholder={texts.default}
        value={value ?? ""}
        onChange={({ target }) => {
          const px = Math.round(target.valueAsNumber);
          onChange(Number.isFinite(px) && px > 0 ? px : undefined);
        }}
      />
    </label>
  );
}
