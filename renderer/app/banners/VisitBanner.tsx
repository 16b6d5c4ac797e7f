import { GitCompareArrows, GitMerge } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { openOverlay, setApp, useApp } from "../../state/index.js";
import { Action, Banner } from "../Banner.js";
import { texts } from "./texts.js";
import { whyNotForGit } from "./withheld.js";

/** The dialog that git waits for. */
const dialogs = { compare: "changes", merge: "merge-conflicts" } as const;
const icons = { compare: <GitCompareArrows />, merge: <GitMerge /> };

/** Says that git waits for this page, and opens what it waits for as soon as the sheet below is there. */
export function VisitBanner(): ReactNode {
  const visit = useApp(({ host }) => host?.visit);
  // Without a sheet there are no rows to wait for.
  const hasRows = useApp(({ workspace, fetched }) => workspace?.sheets.length === 0 || fetched.size > 0);
  useEffect(() => {
    if (visit !== undefined && hasRows) openOverlay({ kind: dialogs[visit] });
  }, [visit, hasRows]);
  useEffect(() => {
    if (visit !== undefined) setApp({ withheld: (id) => whyNotForGit(visit, id) });
    return () => setApp({ withheld: undefined });
  }, [visit]);
  if (visit === undefined) return null;
  const show = <Action label={texts.show} run={() => openOverlay({ kind: dialogs[visit] })} />;
  return (
    <Banner tone="calm" icon={icons[visit]} actions={show}>
      {texts[visit]}
    </Banner>
  );
}
