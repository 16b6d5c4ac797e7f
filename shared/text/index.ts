export type { CellEdit, Diagnostic, Fix, RelatedPlace, Severity } from "./diagnostic.js";
