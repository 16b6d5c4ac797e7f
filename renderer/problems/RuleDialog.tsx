import { useEffect, useState, type ReactNode } from "react";
import type { RuleView } from "../../shared/validate/index.js";
import { Dialog } from "../ui/index.js";
import { call } from "../state/index.js";
import { severities, severityNames } from "./severity.js";
import { texts } from "./texts.js";

/** What a rule says and where it comes from, and how grave it is in this workspace. */
export function RuleDialog({ code }: { readonly code: string }): ReactNode {
  const [rule, setRule] = useState<RuleView | undefined>();
  const load = (): void => {
    void call("problems/rules", {}).then((answer) => setRule(answer?.rules.find((each) => each.code === code)));
  };
  useEffect(load, [code]);
  const choose = async (value: string): Promise<void> => {
    const severity = [...severities, "off" as const].find((each) => each === value) ?? null;
    await call("problems/severity", { code, severity: severity === rule?.standard ? null : severity });
    load();
  };
  return (
    <Dialog title={rule?.title ?? code}>
      {rule && (
        <>
          <p>{rule.explanation}</p>
          <dl className="rule-facts">
            <dt>{texts.code}</dt>
            <dd>{rule.code}</dd>
            <dt>{texts.from}</dt>
            <dd>
              {rule.origin}, {rule.source}
            </dd>
            <dt>
              <label htmlFor="rule-severity">{texts.severityInThisFolder}</label>
            </dt>
            <dd>
              <select
                id="rule-severity"
                className="field"
                value={rule.severity}
                data-first-focus
                onChange={({ target }) => void choose(target.value)}
              >
                {severities.map((severity) => (
                  <option key={severity} value={severity}>
                    {severityNames[severity]}
                    {severity === rule.standard ? texts.standard : ""}
                  </option>
                ))}
                <option value="off">{texts.off}</option>
              </select>
            </dd>
          </dl>
        </>
      )}
    </Dialog>
  );
}
