import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Fault, Span } from "../../../shared/base/index.js";
import { receiveReplayedKeys, useFocusRequests } from "../../state/index.js";
import { useIsDark } from "../../theme/index.js";
import { showTheme } from "../monaco.js";
import type { LiveText } from "./live-text.js";
import { openTextEditor, type TextEvents, type TextHandle } from "./text-editor.js";

export interface TextEditorProps extends TextEvents {
  readonly live: LiveText;
  readonly title: string;
  readonly isReadOnly: boolean;
  readonly fault: Fault | undefined;
  /** Where the active cell is in the text. */
  readonly marked: Span | undefined;
}

/** The text of a file in Monaco. It is the one module of the pane that loads Monaco, so that the page loads it on demand. */
export function MonacoText(props: TextEditorProps): ReactNode {
  const { live, title, isReadOnly, fault, marked } = props;
  const host = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<TextHandle | undefined>();
  const latest = useRef<TextEvents>(props);
  const isDark = useIsDark();
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!host.current) return undefined;
    const made = openTextEditor(host.current, live, title, latest);
    setHandle(made);
    return () => {
      setHandle(undefined);
      made.dispose();
    };
  }, [live, title]);
  useEffect(() => showTheme(isDark), [isDark]);
  useEffect(() => handle?.setReadOnly(isReadOnly), [handle, isReadOnly]);
  useEffect(() => handle?.showFault(fault), [handle, fault]);
  useEffect(() => handle?.mark(marked), [handle, marked]);
  useEffect(() => (handle ? receiveReplayedKeys((press) => handle.press(press)) : undefined), [handle]);
  return (
    <>
      {handle && <FocusRequests handle={handle} />}
      <div ref={host} className="text-host" data-keeps-keyboard />
    </>
  );
}

/** Takes the keyboard where it was asked for, once the editor is there. */
function FocusRequests({ handle }: { readonly handle: TextHandle }): ReactNode {
  useFocusRequests("text", () => handle.focus());
  return null;
}
