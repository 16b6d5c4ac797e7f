import { AlertTriangle, FileX2, FolderX, Lock, RefreshCw, ShieldOff, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { FileView } from "../../shared/workspace/index.js";
import { useHostsToAskFor } from "../images/index.js";
import { call, setApp, sheetKey, useApp } from "../state/index.js";
import { Action, Banner } from "./Banner.js";
import { HostsBanner, VisitBanner } from "./late-parts.js";
import { bannerTexts } from "./texts.js";

function FileBanner({ view }: { view: FileView }): ReactNode {
  const { file, condition, unsaved, sheets } = view;
  const name = visibleName(file);
  const kept = unsaved > 0 ? ` ${bannerTexts.editsKept(unsaved)}` : "";
  const retry = <Action label={bannerTexts.tryAgain} run={() => void call("file/retry", { file })} />;
  switch (condition.kind) {
    case "fine":
      return null;
    case "broken": {
      const { line, column, message, suggestion } = condition.fault;
      const place = line === undefined ? "" : ` line ${line}${column === undefined ? "" : `, column ${column}`}`;
      return (
        <Banner
          tone="bad"
          icon={<AlertTriangle />}
          actions={<Action label={bannerTexts.editAsText} run={() => setApp({ textFile: file })} />}
        >
          <strong>
            {name}
            {place}:
          </strong>{" "}
          {message} {suggestion !== undefined && bannerTexts.suggestion(suggestion)}{" "}
          {sheets.length > 0 ? bannerTexts.lastGoodRows : bannerTexts.noRowsYet}
          {kept}
        </Banner>
      );
    }
    case "deleted":
      return (
        <Banner
          tone="warn"
          icon={<FileX2 />}
          actions={
            <>
              <Action label={bannerTexts.restoreFile} run={() => void call("file/restore", { file })} />
              <Action label={bannerTexts.closeSheet} run={() => void call("file/close", { file })} />
            </>
          }
        >
          <strong>{name}</strong> {bannerTexts.wasDeleted(kept)}
        </Banner>
      );
    case "unreadable":
      return (
        <Banner tone="bad" icon={<AlertTriangle />} actions={retry}>
          {condition.fault.code === "file/set-aside" ? (
            <>
              <strong>{name}:</strong> {condition.fault.message}
            </>
          ) : (
            <>
              <strong>{name}</strong> {bannerTexts.cannotBeRead(condition.fault.message)}
            </>
          )}
          {kept}
        </Banner>
      );
    case "read-only":
      return (
        <Banner tone="warn" icon={<Lock />} actions={retry}>
          <strong>{name}</strong> {bannerTexts.isReadOnly(condition.reason)} {bannerTexts.editsWait}
          {kept}
        </Banner>
      );
    case "failing":
      return (
        <Banner tone="bad" icon={<RefreshCw />} actions={retry}>
          <strong>{name}</strong> {bannerTexts.couldNotBeSaved(condition.fault.message)}{" "}
          {condition.fault.code === "file/disk-full" ? bannerTexts.makeRoom : bannerTexts.retrying}
          {kept}
        </Banner>
      );
  }
}

/**
 * Files that could not be opened as sheets are reported on every sheet; more than a few are only named. One that is merely
 * read-only was read: it has no sheet because it holds no rows, and matters once edits wait for it.
 */
const isUnopened = ({ sheets, condition, unsaved }: FileView): boolean =>
  sheets.length === 0 && (condition.kind !== "read-only" || unsaved > 0);
const mostUnopened = 3;
const mostNamed = 20;

/** The host was started again and answers to another token. */
function AddressChanged(): ReactNode {
  return (
    <Banner tone="bad" icon={<Unplug />}>
      <strong>{bannerTexts.addressChanged}</strong> {bannerTexts.openNewAddress}{" "}
      <code>{window.location.origin}/?token=</code>. {bannerTexts.textIsNotLost}
    </Banner>
  );
}

/** The host turns this page away for the number of the others. */
const TooManyTabs = (): ReactNode => (
  <Banner tone="bad" icon={<Unplug />}>
    <strong>{bannerTexts.tooManyTabs}</strong> {bannerTexts.closeTabs}
  </Banner>
);

/** Why this page is not connected, where the person has to do something about it. */
function Disconnected(): ReactNode {
  const connection = useApp((state) => state.connection);
  if (connection === "refused") return <AddressChanged />;
  return connection === "full" ? <TooManyTabs /> : null;
}

/** What is wrong with files, in words and with what can be done, the file on screen first; then what its pictures want. */
export function Banners(): ReactNode {
  const workspace = useApp((state) => state.workspace);
  const active = useApp((state) => state.active);
  const textFile = useApp((state) => state.textFile);
  const connection = useApp((state) => state.connection);
  const asksForHosts = useHostsToAskFor().length > 0;
  const isVisit = useApp(({ host }) => host?.visit !== undefined);
  if (!workspace) return <Disconnected />;
  if (workspace.missing) {
    return connection === "refused" || connection === "full" ? (
      <Disconnected />
    ) : (
      <Banner tone="bad" icon={<FolderX />}>
        {bannerTexts.theFolder} <strong>{visibleName(workspace.root)}</strong> {bannerTexts.folderIsMissing}
      </Banner>
    );
  }
  const isShown = (view: FileView): boolean =>
    view.file === textFile || view.sheets.some((ref) => sheetKey(ref) === active);
  const troubled = workspace.files.filter(({ condition }) => condition.kind !== "fine");
  const shown = troubled.filter(
    (view) => isShown(view) && !(view.file === textFile && view.condition.kind === "broken"),
  );
  // A folder without any sheet lists them in the place of the sheet.
  const unopened = workspace.sheets.length === 0 ? [] : troubled.filter((view) => isUnopened(view) && !isShown(view));
  return (
    <div className="banners">
      <Disconnected />
      {isVisit && <VisitBanner />}
      {workspace.unprotected !== undefined && (
        <Banner tone="warn" icon={<ShieldOff />}>
          <strong>{bannerTexts.typingUnprotected}</strong> {bannerTexts.noJournal(workspace.unprotected)}
        </Banner>
      )}
      {workspace.readOnly !== undefined && !isVisit && (
        <Banner tone="warn" icon={<Lock />}>
          {workspace.readOnly}
        </Banner>
      )}
      {[...shown, ...unopened.slice(0, mostUnopened)].map((view) => (
        <FileBanner key={view.file} view={view} />
      ))}
      {unopened.length > mostUnopened && (
        <Banner tone="bad" icon={<AlertTriangle />}>
          {bannerTexts.moreFilesCannotBeOpened(
            unopened.length - mostUnopened,
            unopened
              .slice(mostUnopened, mostUnopened + mostNamed)
              .map(({ file }) => visibleName(file))
              .join(", "),
          )}
          {unopened.length > mostUnopened + mostNamed && " …"}
        </Banner>
      )}
      {asksForHosts && <HostsBanner />}
    </div>
  );
}
