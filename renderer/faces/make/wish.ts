import type { CardProduct } from "../../../shared/bridge/index.js";
import { isSetCode } from "../../../shared/exports/index.js";

/** What the fields of the dialog hold; those of all products, so that nothing is lost when another is chosen. */
export interface MakeForm {
  readonly kind: CardProduct["kind"];
  readonly size: "a4" | "letter" | "card";
  readonly bleed: string;
  readonly gap: string;
  readonly marks: "margin" | "full" | "none";
  readonly turn: "none" | "long" | "short";
  readonly calibrates: boolean;
  /** The column of copies; empty for one of each. */
  readonly copies: string;
  readonly deck: string;
  readonly title: string;
  readonly code: string;
  readonly address: string;
}

/** What to begin with for the cards of a sheet. */
export const usualForm = (title: string): MakeForm => ({
  ...{ kind: "pdf", size: "a4", bleed: "0", gap: "0", marks: "margin", turn: "none", calibrates: false },
  ...{ copies: "", deck: "", title, code: codeOf(title), address: "" },
});

/** A short name of a set: `My cards` is MYCARDS. */
const codeOf = (title: string): string =>
  title
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/gu, "")
    .slice(0, 20) || "SET";

export type FormFault = Partial<Readonly<Record<"bleed" | "gap" | "title" | "code" | "address", true>>>;

/** The fields whose values cannot be used. */
export function faultsOf(form: MakeForm): FormFault {
  const { kind } = form;
  const isPrinted = kind === "pdf" || kind === "png";
  const isTitled = kind === "tts" || kind === "cockatrice" || kind === "cgs";
  return {
    ...(isPrinted && lengthOf(form.bleed) === undefined ? { bleed: true } : {}),
    ...(kind === "pdf" && lengthOf(form.gap) === undefined ? { gap: true } : {}),
    ...(isTitled && (form.title.trim() === "" || form.title.length > 200) ? { title: true } : {}),
    ...((kind === "cockatrice" || kind === "cgs") && !isSetCode(form.code) ? { code: true } : {}),
    ...(isTitled && addressOf(form.address) === undefined && (kind === "tts" || form.address.trim() !== "")
      ? { address: true }
      : {}),
  };
}

/** What the form asks for; undefined where it cannot be made. */
export function productOfForm(form: MakeForm): CardProduct | undefined {
  if (Object.keys(faultsOf(form)).length > 0) return undefined;
  const title = form.title.trim();
  const address = addressOf(form.address);
  const bleed = lengthOf(form.bleed) ?? 0;
  switch (form.kind) {
    case "pdf": {
      const { size, marks, turn, calibrates } = form;
      const sides = turn === "none" ? {} : { turn };
      return { kind: "pdf", size, bleed, gap: lengthOf(form.gap) ?? 0, marks, calibrates, ...sides };
    }
    case "png":
      return { kind: "png", bleed };
    case "tts":
      return { kind: "tts", title, address: address ?? "" };
    case "cockatrice":
    case "cgs":
      return { kind: form.kind, title, code: form.code, ...(address === undefined ? {} : { address }) };
    case "csv":
      return { kind: "csv" };
  }
}

/** A length in millimetres, with a point or a comma. */
function lengthOf(text: string): number | undefined {
  const length = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && length >= 0 && length <= 50 ? length : undefined;
}

/**
 * Where pictures will be, ending with `/`: an address of the web, or a folder of this computer as a `file:` address; undefined
 * for everything else.
 */
export function addressOf(text: string): string | undefined {
  const written = text.trim();
  const isFolder = /^(?:\/|[A-Za-z]:[\\/])/u.test(written);
  const slashed = written.replaceAll("\\", "/").replace(/^(?=[A-Za-z]:)/u, "/");
  const address = isFolder ? `file://${encodeURI(slashed).replaceAll("#", "%23").replaceAll("?", "%3F")}` : written;
  if (!/^(?:https?|file):\/\/\S/u.test(address) || !URL.canParse(address) || address.length > 1_900) return undefined;
  return address.endsWith("/") ? address : `${address}/`;
}
