import type { ReactNode } from "react";
import type { OutwardLink } from "../../shared/base/index.js";
import { followLink, useCloseOverlay } from "../state/index.js";
import { ConfirmFooter, Dialog } from "../ui/index.js";
import { lateTexts } from "./late-texts.js";

/** Asks before a link leads out of the app. */
export function LinkDialog({ link: { host, address } }: { readonly link: OutwardLink }): ReactNode {
  const close = useCloseOverlay();
  const open = (): void => {
    followLink(address);
    close();
  };
  return (
    <Dialog
      title={lateTexts.askToLeave(host)}
      footer={<ConfirmFooter title={lateTexts.openInANewTab} firstFocus="cancel" onConfirm={open} />}
    >
      <p>{lateTexts.linkLeadsOut}</p>
      <p className="link-address">
        <code>{address}</code>
      </p>
    </Dialog>
  );
}
