import type { ReactNode } from "react";
import { Select } from "../../ui/index.js";
import { makeTexts as texts } from "./texts.js";
import type { FormFault, MakeForm } from "./wish.js";

interface Props {
  readonly form: MakeForm;
  readonly faults: FormFault;
  readonly onChange: (change: Partial<MakeForm>) => void;
}

/** The fields of the product that is chosen. */
export function MakeFields(props: Props): ReactNode {
  switch (props.form.kind) {
    case "pdf":
      return <PdfFields {...props} />;
    case "png":
      return (
        <div className="form-grid">
          <TextField {...props} field="bleed" title={texts.bleed} hint={texts.aboutBleed} />
        </div>
      );
    case "tts":
      return (
        <div className="form-grid">
          <TextField {...props} field="title" title={texts.title} />
          <TextField {...props} field="address" title={texts.address} hint={texts.aboutAddress} />
        </div>
      );
    case "cockatrice":
    case "cgs":
      return (
        <div className="form-grid">
          <TextField {...props} field="title" title={texts.title} />
          <TextField {...props} field="code" title={texts.code} hint={texts.aboutCode} />
          <TextField {...props} field="address" title={texts.hosted} hint={texts.aboutHosted} />
        </div>
      );
    case "csv":
      return null;
  }
}

function PdfFields({ form, faults, onChange }: Props): ReactNode {
  return (
    <>
      <div className="form-grid">
        <label>
          {texts.paper}
          <Select value={form.size} choices={texts.papers} onChoose={(size) => onChange(sizeChange(form, size))} />
        </label>
        <label>
          {texts.marks}
          <Select value={form.marks} choices={texts.markings} onChoose={(marks) => onChange({ marks })} />
        </label>
        <TextField {...{ form, faults, onChange }} field="bleed" title={texts.bleed} hint={texts.aboutBleed} />
        <TextField {...{ form, faults, onChange }} field="gap" title={texts.gap} />
        <label>
          {texts.backs}
          <Select value={form.turn} choices={texts.turns} onChoose={(turn) => onChange({ turn })} />
        </label>
      </div>
      <div className="form-switches">
        <label>
          <input
            type="checkbox"
            checked={form.calibrates}
            onChange={({ target }) => onChange({ calibrates: target.checked })}
          />
          {texts.calibrates}
        </label>
      </div>
    </>
  );
}

/** A page for each card goes to a printing house, which asks for a bleed; other sheets are cut along their edges. */
function sizeChange(form: MakeForm, size: MakeForm["size"]): Partial<MakeForm> {
  if (size === "card" && form.bleed === "0") return { size, bleed: "3" };
  return form.size === "card" && form.bleed === "3" ? { size, bleed: "0" } : { size };
}

interface FieldProps extends Props {
  readonly field: keyof FormFault;
  readonly title: string;
  readonly hint?: string;
}

function TextField({ form, faults, onChange, field, title, hint }: FieldProps): ReactNode {
  return (
    <label>
      {title}
      <input
        className="field"
        value={form[field]}
        spellCheck={false}
        autoComplete="off"
        // What is still to be filled in is not wrong yet.
        aria-invalid={faults[field] === true && form[field].trim() !== ""}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
      {hint !== undefined && <span className="make-hint">{hint}</span>}
    </label>
  );
}
