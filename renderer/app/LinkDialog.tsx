import type { ReactNode } from "react";
import type { OutwardLink } from "../../shared/base/index.js";
import { closeOverlay, followLink } from "../state/index.js";
import { ConfirmFooter, Dialog } from "../ui/index.js";

/** Asks before a link leads out of the app. */
export function LinkDialog({ link: { host, address } }: { readonly link: OutwardLink }): ReactNode {
  const open = (): void => {
    followLink(address);
    closeOverlay();
  };
  return (
    <Dialog
      title={`Open a page on ${host}?`}
      footer={<ConfirmFooter title="Open in a new tab" firstFocus="cancel" onConfirm={open} />}
    >
      <p>This link in a card file leads outside Cardwright:</p>
      <p className="link-address">
        <code>{address}</code>
      </p>
    </Dialog>
  );
}
