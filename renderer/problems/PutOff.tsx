import { useMemo, type ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { ProblemView } from "../../shared/validate/index.js";
import { isPutOff, putRulesOff, showRulesAgain, useApp } from "../state/index.js";
import { Disclosure } from "./Disclosure.js";
import { grouped } from "./grouping.js";
import { SeverityIcon } from "./severity.js";
import { texts } from "./texts.js";

interface Props {
  readonly problems: readonly ProblemView[];
  /** What the rules say in a line, by their codes. */
  readonly titles: ReadonlyMap<string, string>;
}

/** Above the list: how many problems are of untouched data, to be put off in one go, and the rules that are put off. */
export function PutOff({ problems, titles }: Props): ReactNode {
  const putOffRules = useApp((state) => state.putOffRules);
  const old = useMemo(
    () => problems.filter(({ isFromOpening, waived }) => isFromOpening === true && !waived),
    [problems],
  );
  const hidden = useMemo(() => old.filter((problem) => isPutOff(problem, { putOffRules })), [old, putOffRules]);
  const rules = useMemo(() => grouped(hidden, "rule"), [hidden]);
  const shown = old.length - hidden.length;
  const codes = (): string[] => [...new Set(old.map(({ code }) => code))];
  return (
    <>
      {shown > 0 && (
        <p className="problem-opening">
          {texts.fromOpening(shown)}{" "}
          <button type="button" className="link" onClick={() => putRulesOff(codes())}>
            {texts.allNotNow}
          </button>
        </p>
      )}
      {rules.length > 0 && (
        <Disclosure
          className="problem-put-off"
          isOpenAtFirst={false}
          label={texts.putOffRules(hidden.length, rules.length)}
          acts={
            <button type="button" className="link" onClick={() => showRulesAgain(codes())}>
              {texts.showAllAgain}
            </button>
          }
        >
          <ul>
            {rules.map(({ key, name, problems: [first, ...others] }) => (
              <li key={key}>
                {first && <SeverityIcon severity={first.severity} />}
                <span className="problem-rule">{titles.get(name) ?? name}</span>
                <span className="problem-count">{(others.length + 1).toLocaleString("en")}</span>
                <span className="problem-file">{visibleName(name)}</span>
                <button type="button" className="link" onClick={() => showRulesAgain([name])}>
                  {texts.showAgain}
                </button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
