import type { DateKind } from "./values.js";

const date = String.raw`(\d{4})-(\d{2})-(\d{2})`;
const time = String.raw`(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?`;
const zone = String.raw`(?:[Zz]|[+-](\d{2}):(\d{2}))`;
const forms = {
  dateTime: new RegExp(`^${date}[Tt ]${time}(${zone})?$`, "u"),
  date: new RegExp(`^${date}$`, "u"),
  time: new RegExp(`^${time}$`, "u"),
};

/** The kind of date that the whole of `text` spells (RFC 3339 as TOML 1.0 takes it), or undefined. */
export function readDate(text: string): DateKind | undefined {
  const both = forms.dateTime.exec(text);
  if (both) {
    const [, year, month, day, hour, minute, second, offset, zoneHour, zoneMinute] = both;
    if (!isDay(year, month, day) || !isTime(hour, minute, second)) return undefined;
    if (offset === undefined) return "local-date-time";
    return zoneHour === undefined || isTime(zoneHour, zoneMinute, "00") ? "offset-date-time" : undefined;
  }
  const day = forms.date.exec(text);
  if (day) return isDay(day[1], day[2], day[3]) ? "local-date" : undefined;
  const clock = forms.time.exec(text);
  return clock && isTime(clock[1], clock[2], clock[3]) ? "local-time" : undefined;
}

function isDay(year?: string, month?: string, day?: string): boolean {
  const y = Number(year);
  const m = Number(month);
  const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1];
  return days !== undefined && Number(day) >= 1 && Number(day) <= days;
}

/** A leap second is a time of day (RFC 3339). */
const isTime = (hour?: string, minute?: string, second?: string): boolean =>
  Number(hour) < 24 && Number(minute) < 60 && Number(second) <= 60;
