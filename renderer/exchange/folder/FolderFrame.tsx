import { FolderOpen } from "lucide-react";
import { useId, type ReactNode } from "react";
import { visibleName } from "../../../shared/base/index.js";
import type { FolderRemark } from "../../../shared/bridge/index.js";
import type { ToolAnswers } from "../../../shared/games/index.js";
import { call, useApp } from "../../state/index.js";
import { Dialog, FolderBrowser, OptionFields, Select } from "../../ui/index.js";
import { texts } from "../texts.js";
import { folderFormats } from "./formats.js";
import type { FolderChoice } from "./use-preview.js";

interface FrameProps {
  readonly title: string;
  /** What the exchange does, in a sentence or two. */
  readonly about: string;
  readonly choice: FolderChoice | null;
  /** New folders can be made, to be filled. */
  readonly mayMake?: boolean;
  /** What came of looking at the folder. */
  readonly status: string;
  readonly choosePath: (path: string | null) => void;
  readonly chooseFormat: (name: string) => void;
  readonly answer: (answers: ToolAnswers) => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The dialog for a folder of another tool: which folder, in which format, and below that what would come of it. */
export function FolderFrame({
  title,
  about,
  choice,
  mayMake = false,
  status,
  children,
  footer,
  ...choosing
}: FrameProps): ReactNode {
  return (
    <Dialog title={title} className="is-wide" isScrolling footer={footer}>
      <p className="folder-about">{about}</p>
      {choice === null ? (
        <FolderChooser mayMake={mayMake} choosePath={choosing.choosePath} />
      ) : (
        <ChosenFolder choice={choice} {...choosing} />
      )}
      <p className="import-status" role="status">
        {status}
      </p>
      {children}
    </Dialog>
  );
}

/** In the window the dialog of the system, in a browser a list of folders. */
function FolderChooser({ mayMake = false, choosePath }: Pick<FrameProps, "mayMake" | "choosePath">): ReactNode {
  const isNative = useApp(({ host }) => host?.nativeFolderDialog === true);
  const choose = async (): Promise<void> => {
    const answer = await call("folders/choose", {});
    if (answer && answer.path !== null) choosePath(answer.path);
  };
  if (!isNative) return <FolderBrowser action="Use this folder" isFirstFocus mayMake={mayMake} onChoose={choosePath} />;
  return (
    <div className="import-drop">
      <FolderOpen aria-hidden />
      <button type="button" className="button" data-first-focus onClick={() => void choose()}>
        {texts.chooseAFolder}
      </button>
    </div>
  );
}

function ChosenFolder({
  choice: { path, format, answers, recognised },
  choosePath,
  chooseFormat,
  answer,
}: Pick<FrameProps, "choosePath" | "chooseFormat" | "answer"> & { readonly choice: FolderChoice }): ReactNode {
  const id = useId();
  const isOpen = (name: string): string => (recognised.includes(name) ? " (recognised)" : "");
  return (
    <>
      <div className="import-drop">
        <FolderOpen aria-hidden />
        <code className="folder-path">{visibleName(path)}</code>
        <button type="button" className="button is-small" onClick={() => choosePath(null)}>
          {texts.otherFolder}
        </button>
      </div>
      <div className="tool-options">
        <div className="tool-option">
          <label htmlFor={id}>{texts.format}</label>
          <Select
            id={id}
            value={format.name}
            choices={folderFormats().map(({ format: { name, about } }) => [name, `${name}: ${about}${isOpen(name)}`])}
            onChoose={chooseFormat}
          />
        </div>
      </div>
      <OptionFields options={format.options} answers={answers} onChange={answer} />
    </>
  );
}

/** What should be known about the files, one remark a line. */
export function Remarks({
  remarks,
  total,
}: {
  readonly remarks: readonly FolderRemark[];
  readonly total: number;
}): ReactNode {
  if (remarks.length === 0) return null;
  const place = ({ path, line }: FolderRemark): string => (line === undefined ? path : `${path}, line ${line}`);
  return (
    <section className="folder-remarks" aria-label={texts.remarks}>
      <h3>{texts.remarksCount(total)}</h3>
      <ul>
        {remarks.map((remark, at) => (
          <li key={at} className={remark.isLoss ? "is-loss" : ""}>
            <code>{visibleName(place(remark))}</code> {remark.message}
          </li>
        ))}
      </ul>
      {total > remarks.length && <p>{texts.andMore((total - remarks.length).toLocaleString("en"))}</p>}
    </section>
  );
}
