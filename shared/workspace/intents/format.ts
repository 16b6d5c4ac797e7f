import { z } from "zod";
import { failed, ok, type Result } from "../../base/index.js";
import { formatDocument, printDocument } from "../../toml/index.js";
import { pathSchema } from "../identity.js";
import { whyNotEditable } from "../sync/saving.js";
import type { Transition } from "../transition.js";
import { intent } from "./spec.js";
import { replaceText } from "./text.js";

const request = z.strictObject({ file: pathSchema });

/** Writes a file in the canonical form (TOML-9), as one step of the history by itself. */
export const formatFile = intent({ request, carryOut });

function carryOut(step: Transition, { file: name }: z.infer<typeof request>): Result<{ readonly changed: boolean }> {
  const file = step.file(name);
  const fault = file && whyNotEditable(file);
  if (fault) return failed({ ...fault, file: name });
  if (!file?.content) return failed({ code: "file/no-text", message: `${name} cannot be edited now.` });
  const { document } = file.content;
  const formatted = formatDocument(document);
  if (!formatted.ok) return failed({ ...formatted.error, file: name });
  if (formatted.value === document) return ok({ changed: false });
  const written = replaceText(step, name, printDocument(formatted.value), `Format ${name}`);
  return written.ok ? ok({ changed: true }) : written;
}
