/**
 * What spreadsheets take for the beginning of a formula: the characters that OWASP names under CSV injection. Some of them
 * are white space, which programs skip, and some the wide forms that East Asian keyboards have.
 */
const formula = "[=+\\-@\\t\\r\\n\uFF1D\uFF0B\uFF0D\uFF20]";
const formulaText = new RegExp(`^${formula}`);
const guardedText = new RegExp(`^'+${formula}`);

/** Whether a spreadsheet would run a text as a formula. */
export const isFormula = (text: string): boolean => formulaText.test(text);

/** Whether a field has an apostrophe that is not part of what it says: one that keeps spreadsheets from running the rest. */
export const isGuarded = (field: string): boolean => guardedText.test(field);

export const guarded = (text: string): string => `'${text}`;

/** What a field says, without the apostrophe that guards it. `fieldOfText` and `guarded` are undone by it. */
export const textOfField = (field: string): string => (isGuarded(field) ? field.slice(1) : field);

/** A text as a field. One with an apostrophe of its own before a formula gets another, since reading takes one away. */
export const fieldOfText = (text: string): string => (isGuarded(text) ? guarded(text) : text);
