import { readValue } from "../../../toml/index.js";
import type { ScalarValue } from "./tree.js";

/** A plain scalar as the package's loader takes it (PTG-8): YAML 1.1, in which `yes` is true and `012` ten. */
export type Resolved =
  | { readonly kind: "value"; readonly value: ScalarValue; readonly remark?: string }
  | { readonly kind: "null" }
  | { readonly kind: "too-large" };

const yes = /^(?:true|True|TRUE|yes|Yes|YES|on|On|ON)$/u;
const no = /^(?:false|False|FALSE|no|No|NO|off|Off|OFF)$/u;
const nothing = /^(?:~|null|Null|NULL|)$/u;
const decimal = /^[-+]?(?:0|[1-9][0-9_]*)$/u;
const otherBase = /^(?<sign>[-+]?)(?:0b(?<binary>[01_]+)|0x(?<hex>[0-9a-fA-F_]+)|0(?<octal>[0-7_]+))$/u;
const sexagesimal = /^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+$/u;
const pointed = /^(?:[-+]?[0-9][0-9_]*\.[0-9_]*|\.[0-9][0-9_]*)(?:[eE][-+][0-9]+)?$/u;
const sexagesimalFloat = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/u;
const infinite = /^(?<sign>[-+]?)\.(?:inf|Inf|INF)$/u;
const notANumber = /^\.(?:nan|NaN|NAN)$/u;
const date = /^\d{4}-\d\d-\d\d$/u;
const timestamp =
  /^(?<day>\d{4}-\d\d?-\d\d?)(?:[Tt]|[ \t]+)(?<time>\d\d?:\d\d:\d\d(?:\.\d*)?)(?:[ \t]*(?<zone>Z|[-+]\d\d?(?::\d\d)?))?$/u;
const withoutSeconds = /^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/u;

const text = (value: string): Resolved => ({ kind: "value", value: { kind: "string", value } });
const float = (value: number): Resolved => ({ kind: "value", value: { kind: "float", value } });
const pad = (number: string): string => number.padStart(2, "0");

/** The value of a plain scalar, from its source. */
export function resolvePlain(source: string): Resolved {
  if (nothing.test(source)) return { kind: "null" };
  const isTrue = yes.test(source);
  if (isTrue || no.test(source)) return { kind: "value", value: { kind: "boolean", value: isTrue } };
  return integerOf(source) ?? floatOf(source) ?? dateOf(source) ?? text(source);
}

function integerOf(source: string): Resolved | undefined {
  const value = bigOf(source);
  if (value === undefined) return undefined;
  if (BigInt.asIntN(64, value) !== value) return { kind: "too-large" };
  const isPlain = String(value) === source;
  const remark = `${source} is the number ${value}, and is written like this.`;
  return { kind: "value", value: { kind: "integer", value }, ...(isPlain ? {} : { remark }) };
}

function bigOf(source: string): bigint | undefined {
  const digits = source.replaceAll("_", "");
  if (decimal.test(source)) return BigInt(digits.replace(/^\+/u, ""));
  if (sexagesimal.test(source)) return inSixties(digits, (part) => BigInt(part));
  const { sign, binary, hex, octal } = otherBase.exec(source)?.groups ?? {};
  const prefix = binary ? "0b" : hex ? "0x" : "0o";
  const bare = (binary ?? hex ?? octal ?? "").replaceAll("_", "");
  if (bare === "") return undefined;
  const value = BigInt(prefix + bare);
  return sign === "-" ? -value : value;
}

function inSixties(digits: string, read: (part: string) => bigint): bigint {
  const value = digits
    .replace(/^[-+]/u, "")
    .split(":")
    .reduce((sum, part) => sum * 60n + read(part), 0n);
  return digits.startsWith("-") ? -value : value;
}

function floatOf(source: string): Resolved | undefined {
  const digits = source.replaceAll("_", "");
  if (pointed.test(source)) return float(Number(digits));
  if (notANumber.test(source)) return float(NaN);
  const sign = infinite.exec(source)?.groups?.sign;
  if (sign !== undefined) return float(sign === "-" ? -Infinity : Infinity);
  if (!sexagesimalFloat.test(source)) return undefined;
  const [whole = "", fraction = ""] = digits.split(".");
  const size = Number(inSixties(whole.replace(/^[-+]/u, ""), BigInt)) + Number(`0.${fraction}`);
  return float(digits.startsWith("-") ? -size : size);
}

function dateOf(source: string): Resolved | undefined {
  if (withoutSeconds.test(source)) {
    return {
      kind: "value",
      value: { kind: "string", value: source },
      remark: `${source} has no seconds and stays a text.`,
    };
  }
  const { day = "", time = "", zone = "" } = timestamp.exec(source)?.groups ?? {};
  if (!date.test(source) && day === "") return undefined;
  return tomlDate(source) ?? tomlDate(`${padded(day, "-")}T${timeText(time)}${zoneText(zone)}`);
}

function tomlDate(source: string): Resolved | undefined {
  const read = readValue(source);
  return read.ok && read.value.kind === "date" ? { kind: "value", value: read.value } : undefined;
}

const padded = (parts: string, by: string): string => parts.split(by).map(pad).join(by);

function timeText(time: string): string {
  const [whole = "", fraction = ""] = time.split(".");
  return padded(whole, ":") + (fraction === "" ? "" : `.${fraction}`);
}

function zoneText(zone: string): string {
  if (zone === "" || zone === "Z") return zone;
  const [hours = "", minutes = "00"] = zone.slice(1).split(":");
  return `${zone.charAt(0)}${pad(hours)}:${minutes}`;
}

/** YAML 1.2 takes these for something else than a text where YAML 1.1 may not. */
const coreValue =
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|)$/u;

/** Whether loaders of YAML 1.1 and 1.2 both take the plain scalar for the text itself. */
export function isPlainText(source: string): boolean {
  if (source === "=" || source === "<<" || coreValue.test(source) || timestamp.test(source) || date.test(source))
    return false;
  const resolved = resolvePlain(source);
  return resolved.kind === "value" && resolved.value.kind === "string";
}
