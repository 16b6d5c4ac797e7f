import { ImageOff } from "lucide-react";
import type { ReactNode } from "react";
import { putHostsOff, useHostsToAskFor } from "../../images/index.js";
import { openOverlay, useApp } from "../../state/index.js";
import { returnKeyboard } from "../../ui/index.js";
import { Action, Banner } from "../Banner.js";
import { texts } from "./texts.js";

/** Asks once for the hosts that pictures of the sheet on screen want. */
export function HostsBanner(): ReactNode {
  const hosts = useHostsToAskFor();
  const isSheetShown = useApp(({ textFile, simulating }) => textFile === null && !simulating);
  const [host] = hosts;
  if (host === undefined || !isSheetShown) return null;
  const putOff = (): void => {
    putHostsOff(hosts);
    returnKeyboard();
  };
  const isOne = hosts.length === 1;
  return (
    <Banner
      tone="calm"
      icon={<ImageOff />}
      actions={
        <>
          <Action
            label={isOne ? texts.allow : texts.showHosts}
            run={() => openOverlay(isOne ? { kind: "image-host", host } : { kind: "image-hosts" })}
          />
          <Action label={texts.notNow} run={putOff} />
        </>
      }
    >
      {isOne ? (
        <>
          {texts.imagesAreOn} <strong>{host}</strong>
          {texts.whichIsNotAllowed}
        </>
      ) : (
        texts.imagesAreOnHosts(hosts.length)
      )}
    </Banner>
  );
}
