import type { ReactNode } from "react";
import { ConfirmFooter, Dialog } from "../ui/index.js";
import { call, closeOverlay } from "../state/index.js";

/** Asks whether pictures may be fetched from a host. */
export function AllowHostDialog({ host }: { readonly host: string }): ReactNode {
  const allow = async (): Promise<void> => {
    if (await call("images/allow-host", { host, allowed: true })) closeOverlay();
  };
  return (
    <Dialog
      title={`Allow images from ${host}?`}
      footer={<ConfirmFooter title="Allow host" firstFocus="cancel" onConfirm={() => void allow()} />}
    >
      <p>
        Cardwright will ask <strong>{host}</strong> for the images that cards name. The host learns the address of this
        computer and which images are viewed. Its terms apply to what you do with them.
      </p>
      <p className="hint">
        This is remembered on this computer, for all folders, and is not part of your files. You can undo this under
        “Allowed image hosts”.
      </p>
    </Dialog>
  );
}
