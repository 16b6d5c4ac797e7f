import { useMemo, useRef, type ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { ProblemView } from "../../shared/validate/index.js";
import { openOverlay, putRulesOff } from "../state/index.js";
import { applyFix, explain, goToProblem, waive } from "./actions.js";
import { isOfBrokenFile } from "./broken-files.js";
import { Disclosure } from "./Disclosure.js";
import { commonFixes, newCount, type CommonFix, type ProblemGroup } from "./grouping.js";
import { useIsSeen, useOffers } from "./offers.js";
import { SeverityIcon } from "./severity.js";
import { texts } from "./texts.js";

/** Nobody reads more of a kind at once; narrowing the list shows the rest. */
const mostOfGroup = 100;

interface GroupProps {
  readonly by: "rule" | "row";
  readonly group: ProblemGroup;
  /** What the rule says, where the group is of a rule. */
  readonly title: string | undefined;
  /** What came since the folder was opened is marked: there is something else too. */
  readonly marksNew: boolean;
  /** The group begins as a line without its problems. */
  readonly isFolded: boolean;
}

/** Problems that have a rule or a row in common, with what fixes them all. */
export function Group({ by, group: { name, problems }, title, marksNew, isFolded }: GroupProps): ReactNode {
  const [first] = problems;
  const element = useRef<HTMLDivElement>(null);
  const most = useMemo(() => problems.slice(0, mostOfGroup), [problems]);
  const shown = useOffers(most, useIsSeen(element));
  // Problems of one row break different rules: what they could be fixed with has nothing in common.
  const fixes = useMemo(
    () => (by === "rule" ? commonFixes([...shown, ...problems.slice(mostOfGroup)]) : []),
    [shown, problems, by],
  );
  const fresh = newCount(problems);
  const old = problems.filter(({ isFromOpening, waived }) => isFromOpening === true && !waived).length;
  return (
    <Disclosure
      ref={element}
      className="problem-group"
      isOpenAtFirst={!isFolded}
      label={
        <>
          {first && <SeverityIcon severity={first.severity} />}
          <span className="problem-rule">{title ?? name}</span>
          <span className="problem-count">{problems.length.toLocaleString("en")}</span>
          {marksNew && fresh > 0 && <span className="problem-new">{texts.newCount(fresh)}</span>}
          {title !== undefined && <span className="problem-file">{visibleName(name)}</span>}
        </>
      }
      acts={
        <>
          {title !== undefined && first && (
            <button type="button" className="link" onClick={() => explain(first)}>
              {texts.why}
            </button>
          )}
          {by === "rule" && old > 0 && (
            <button type="button" className="link" title={texts.notNowTitle(old)} onClick={() => putRulesOff([name])}>
              {texts.notNow}
            </button>
          )}
          {fixes.map((fix) => (
            <button
              key={fix.id}
              type="button"
              className="link"
              onClick={() => openOverlay({ ...fix, kind: "fix-all", fix: fix.id })}
            >
              {labelOf(fix)}
            </button>
          ))}
        </>
      }
    >
      <ul>
        {shown.map((problem) => (
          <Item key={problem.id} problem={problem} isNew={marksNew && problem.isFromOpening !== true} />
        ))}
        {problems.length > mostOfGroup && (
          <li className="problems-none">{texts.more(problems.length - mostOfGroup)}</li>
        )}
      </ul>
    </Disclosure>
  );
}

/** Guesses are looked through, not made: the dialog asks about each. */
function labelOf({ title, problems, guesses }: CommonFix): string {
  const certain = problems.length - guesses;
  const guessed = `${guesses.toLocaleString("en")} ${guesses === 1 ? "guess" : "guesses"}`;
  if (certain === 0) return texts.reviewGuesses(guessed, lowerFirst(title));
  return (
    texts.fixCertain(certain.toLocaleString("en"), lowerFirst(title)) + (guesses === 0 ? "" : texts.andReview(guessed))
  );
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

function Item({ problem, isNew }: { readonly problem: ProblemView; readonly isNew: boolean }): ReactNode {
  const { severity, message, rowTitle, columnTitle, sheet, waived, fixes } = problem;
  const [fix] = fixes;
  return (
    <li className={waived ? "problem-item is-waived" : "problem-item"}>
      <button type="button" className="problem-jump" onClick={() => goToProblem(problem)}>
        <SeverityIcon severity={severity} />
        <span className="problem-where">
          {[rowTitle, columnTitle].filter((part) => part !== "").join(" · ") || visibleName(sheet.file)}
        </span>
        <span className="problem-message">
          {isNew && <span className="problem-new">{texts.newHere}</span>}
          {message}
          {waived && <em> {texts.exceptionReason(waived.reason)}</em>}
        </span>
        <span className="problem-file">{visibleName(sheet.file)}</span>
      </button>
      {fix && !waived && (
        <button
          type="button"
          className="button is-small"
          title={fix.title}
          onClick={() => void applyFix(problem, fix.id)}
        >
          {fix.title}
        </button>
      )}
      {!isOfBrokenFile(problem) && (
        <button type="button" className="link" onClick={() => waive(problem)}>
          {waived ? texts.removeException : texts.addExceptionDialog}
        </button>
      )}
    </li>
  );
}
