import { useEffect, useState, type ReactNode } from "react";
import type { ImageHostsView } from "../../shared/bridge/index.js";
import { Dialog } from "../ui/index.js";
import { call } from "../state/index.js";
import { onPicturesChanged } from "./pictures.js";
import { texts } from "./texts.js";

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** The hosts that were allowed, and what is kept of them; both can be taken back. */
export function ImageHostsDialog(): ReactNode {
  const [hosts, setHosts] = useState<ImageHostsView | undefined>();
  useEffect(() => {
    const load = (): void => void call("images/hosts", {}).then(setHosts);
    load();
    return onPicturesChanged(load);
  }, []);
  if (!hosts) return <Dialog title="Allowed image hosts">Loading…</Dialog>;
  const { allowed, kept } = hosts;
  return (
    <Dialog
      title="Allowed image hosts"
      footer={
        <>
          <span className="dialog-note">{texts.keptImages(kept.count, sizeOf(kept.bytes))}</span>
          <button type="button" className="button" onClick={() => void call("images/forget", {})}>
            Delete downloaded images
          </button>
        </>
      }
    >
      {allowed.length === 0 ? (
        <p>{texts.noHosts}</p>
      ) : (
        <ul className="image-hosts">
          {allowed.map((host) => (
            <li key={host}>
              <span>{host}</span>
              <button
                type="button"
                className="button is-small"
                aria-label={`Remove ${host}`}
                onClick={() => void call("images/allow-host", { host, allowed: false })}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
