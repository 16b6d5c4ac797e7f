/** The digits of serial numbers (TTCG-6): 52 characters that are hard to confuse. */
export const alphabet = "0123456789AaBbCcDdEeFfGHhiKkLMmNnoPRrSsTtUuVvWwXxYZz";

/** A digit of the alphabet; the first one for what is no digit. */
export const digit = (value: number): string => alphabet.charAt(value) || alphabet.charAt(0);

/** A whole number from 0 in base 52, with zeros before it up to `length` digits. */
export function inAlphabet(value: number, length: number): string {
  let digits = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / alphabet.length))
    digits = digit(rest % alphabet.length) + digits;
  return digits.padStart(length, digit(0));
}
