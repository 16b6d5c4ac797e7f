import type { ReactNode } from "react";
import { ConfirmFooter, Dialog } from "../ui/index.js";
import { call, useCloseOverlay } from "../state/index.js";
import { texts } from "./texts.js";

/** Asks whether pictures may be fetched from a host. */
export function AllowHostDialog({ host }: { readonly host: string }): ReactNode {
  const close = useCloseOverlay();
  const allow = async (): Promise<void> => {
    if (await call("images/allow-host", { host, allowed: true })) close();
  };
  return (
    <Dialog
      title={texts.askHost(host)}
      footer={<ConfirmFooter title={texts.allowHost} firstFocus="cancel" onConfirm={() => void allow()} />}
    >
      <p>
        {texts.willAsk} <strong>{host}</strong> {texts.forImages(texts.hostLearns)}
      </p>
      <p className="hint">{texts.hostRemembered}</p>
    </Dialog>
  );
}
