import { FileWarning, Table2 } from "lucide-react";
import type { ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import { call, setApp, useApp } from "../state/index.js";

const example = `[[cards]]
name = "My first card"
cost = 1`;

/** Nothing to show as a grid: an empty folder, or one whose files do not parse. */
export function BrokenFile(): ReactNode {
  const files = useApp(({ workspace }) => workspace?.files ?? []);
  const root = useApp(({ workspace }) => workspace?.root ?? "");
  const broken = files.filter(({ condition }) => condition.kind === "broken" || condition.kind === "unreadable");
  if (broken.length === 0) {
    return (
      <div className="blank">
        <Table2 aria-hidden="true" />
        <h2>No sheets in this folder</h2>
        <p>
          A sheet is a <code>.toml</code> file with an array of tables. To begin one, put a file such as{" "}
          <code>cards.toml</code> with these lines into <strong>{visibleName(root)}</strong>; it appears here at once:
        </p>
        <pre className="blank-example">{example}</pre>
        <button type="button" className="button is-main" onClick={() => setApp({ overlay: { kind: "open" } })}>
          Open another folder
        </button>
      </div>
    );
  }
  return (
    <div className="blank">
      <FileWarning aria-hidden="true" />
      <h2>No sheet can be shown</h2>
      <ul className="blank-list">
        {broken.map(({ file, condition }) => (
          <li key={file}>
            <strong>{visibleName(file)}</strong>{" "}
            {condition.kind === "broken" && (
              <>
                line {condition.fault.line ?? "?"}: {condition.fault.message}
                <button type="button" className="button is-small" onClick={() => setApp({ textFile: file })}>
                  Edit as text
                </button>
              </>
            )}
            {condition.kind === "unreadable" && (
              <>
                {condition.fault.message}
                <button type="button" className="button is-small" onClick={() => void call("file/retry", { file })}>
                  Try again
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
