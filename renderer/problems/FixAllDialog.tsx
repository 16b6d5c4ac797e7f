import { useEffect, useState, type ReactNode } from "react";
import type { CallResponses } from "../../shared/bridge/index.js";
import { ConfirmFooter, Dialog } from "../ui/index.js";
import { asStep, call, sayDone, useCloseOverlay } from "../state/index.js";
import { FixTable } from "./FixTable.js";
import { texts } from "./texts.js";

type Preview = CallResponses["problems/preview-fixes"];

interface Props {
  readonly fix: string;
  readonly title: string;
  /** The ids of the problems as they were listed. */
  readonly problems: readonly string[];
}

/**
 * Every edit that fixing the listed problems would make, before it is made: one step that can be undone. A guess is made
 * only where somebody ticked it.
 */
export function FixAllDialog({ fix, title, problems }: Props): ReactNode {
  const close = useCloseOverlay();
  const [preview, setPreview] = useState<Preview | undefined>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  useEffect(() => {
    void call("problems/preview-fixes", { fix, problems: [...problems] }).then(setPreview);
  }, [fix, problems]);
  const [isFixing, setIsFixing] = useState(false);
  const isTicked = ({ problem, kind }: Preview["fixes"][number]): boolean => chosen.get(problem) ?? kind === "certain";
  const ticked = preview?.fixes.filter(isTicked) ?? [];
  const tick = (ids: readonly string[], isOn: boolean): void =>
    setChosen(new Map([...chosen, ...ids.map((id) => [id, isOn] as const)]));
  const apply = async (): Promise<void> => {
    setIsFixing(true);
    const { answer, step } = await asStep(() =>
      call("problems/fix-all", { fix, problems: ticked.map(({ problem }) => problem) }),
    );
    setIsFixing(false);
    if (!answer) return;
    const skipped = answer.skipped === 0 ? "" : ` ${texts.leftOut(answer.skipped)}`;
    sayDone(`${problemsInWords(answer.fixed)} fixed.${skipped}`, step);
    close();
  };
  const ofKind = (kind: "certain" | "guess") => preview?.fixes.filter((each) => each.kind === kind) ?? [];
  const [certain, guesses] = [ofKind("certain"), ofKind("guess")];
  return (
    <Dialog
      title={texts.fixAllListed(title)}
      className="is-wide"
      isScrolling
      footer={
        <ConfirmFooter
          title={preview ? texts.fixProblems(problemsInWords(ticked.length)) : texts.fix}
          isDisabled={ticked.length === 0 || isFixing}
          firstFocus="main"
          onConfirm={() => void apply()}
        />
      }
    >
      {!preview && <p>{texts.checkingFixes}</p>}
      {certain.length > 0 && <FixTable label={texts.fixes} fixes={certain} isTicked={isTicked} tick={tick} />}
      {guesses.length > 0 && (
        <section className="fix-guesses">
          <h3>{texts.guessesTitle}</h3>
          <p>{texts.guesses}</p>
          <FixTable label={texts.guessesTitle} fixes={guesses} isTicked={isTicked} tick={tick} />
        </section>
      )}
      {preview && preview.fixes.length === 0 && <p>{texts.nothingToFix}</p>}
      {preview && preview.skipped > 0 && <p>{texts.leftForLater(problemsInWords(preview.skipped))}</p>}
    </Dialog>
  );
}

const problemsInWords = (count: number): string =>
  `${count.toLocaleString("en")} ${count === 1 ? "problem" : "problems"}`;
