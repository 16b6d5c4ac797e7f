import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ProblemView } from "../../shared/validate/index.js";
import { texts } from "./texts.js";

export type Severity = ProblemView["severity"];

export const severities = ["error", "warning", "info"] as const satisfies readonly Severity[];

export const severityNames = { error: texts.error, warning: texts.warning, info: texts.note } as const;

const icons = { error: <CircleAlert />, warning: <TriangleAlert />, info: <Info /> };

/** The sign of a severity, recognisable by its shape as well as by its colour. */
export const SeverityIcon = ({ severity }: { readonly severity: Severity }): ReactNode => (
  <span className={`severity is-${severity}`} role="img" aria-label={severityNames[severity]}>
    {icons[severity]}
  </span>
);
