import { useEffect, useState, type ReactNode } from "react";
import type { ImageHostsView } from "../../shared/bridge/index.js";
import { Dialog } from "../ui/index.js";
import { call, openOverlay } from "../state/index.js";
import { onPicturesChanged } from "./pictures.js";
import { texts } from "./texts.js";
import { useWantedHosts } from "./wanted-hosts.js";

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** The hosts that pictures of the sheet on screen want, those put off included. */
function WantedHosts(): ReactNode {
  const wanted = useWantedHosts();
  if (wanted.length === 0) return null;
  return (
    <section className="image-hosts-wanted" aria-label={texts.wantedBySheet}>
      <h3>{texts.wantedBySheet}</h3>
      <ul className="image-hosts">
        {wanted.map((host) => (
          <li key={host}>
            <span>{host}</span>
            <button
              type="button"
              className="button is-small"
              aria-label={texts.allowImagesFrom(host)}
              onClick={() => openOverlay({ kind: "image-host", host })}
            >
              {texts.allow}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The hosts that were allowed, and what is kept of them; both can be taken back. The sheet's others can be allowed. */
export function ImageHostsDialog(): ReactNode {
  const [hosts, setHosts] = useState<ImageHostsView | undefined>();
  useEffect(() => {
    const load = (): void => void call("images/hosts", {}).then(setHosts);
    load();
    return onPicturesChanged(load);
  }, []);
  if (!hosts) return <Dialog title={texts.allowedImageHosts}>{texts.loading}</Dialog>;
  const { allowed, kept } = hosts;
  return (
    <Dialog
      title={texts.allowedImageHosts}
      footer={
        <>
          <span className="dialog-note">{texts.keptImages(kept.count, sizeOf(kept.bytes))}</span>
          <button type="button" className="button" onClick={() => void call("images/forget", {})}>
            {texts.deleteDownloadedImages}
          </button>
        </>
      }
    >
      <WantedHosts />
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
                aria-label={texts.removeHost(host)}
                onClick={() => void call("images/allow-host", { host, allowed: false })}
              >
                {texts.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
