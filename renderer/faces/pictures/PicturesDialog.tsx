import { useEffect, useState, type ReactNode } from "react";
import { visibleName } from "../../../shared/base/index.js";
import type { PictureReportView } from "../../../shared/bridge/index.js";
import { call, openOverlay } from "../../state/index.js";
import { Dialog, Select } from "../../ui/index.js";
import { CardLinks, PictureSection } from "./PictureSection.js";
import { pictureTexts as texts } from "./texts.js";

type Resolution = (typeof texts.resolutions)[number][0];

/** Lists what the pictures of all cards lack: those that are missing, unused, there twice or too small to print. */
export function PicturesDialog(): ReactNode {
  const [dpi, setDpi] = useState<Resolution>("300");
  const [round, setRound] = useState(0);
  const { report, isLooking } = useReport(Number(dpi), round);
  const footer = (
    <>
      <button type="button" className="button" onClick={() => openOverlay({ kind: "image-folder" })}>
        {texts.imageFolder}
      </button>
      <button
        type="button"
        className="button is-main"
        data-first-focus
        disabled={isLooking}
        onClick={() => setRound((before) => before + 1)}
      >
        {texts.again}
      </button>
    </>
  );
  return (
    <Dialog title={texts.dialog} className="check-pictures" footer={footer}>
      <div className="check-pictures-head">
        <p role="status">{report === undefined || isLooking ? texts.looking : summaryOf(report)}</p>
        <label>
          {texts.resolution}
          <Select value={dpi} choices={texts.resolutions} onChoose={setDpi} />
        </label>
      </div>
      {report && <Findings report={report} />}
    </Dialog>
  );
}

/** What was found last; of answers that come late only the one to the last question counts. */
function useReport(dpi: number, round: number): { report: PictureReportView | undefined; isLooking: boolean } {
  const [found, setFound] = useState<{ asked: string; report: PictureReportView | undefined }>();
  const asked = `${dpi} ${round}`;
  useEffect(() => {
    let isWanted = true;
    void call("images/check", { dpi }).then((report) => {
      if (isWanted) setFound((before) => ({ asked, report: report ?? before?.report }));
    });
    return () => {
      isWanted = false;
    };
  }, [dpi, asked]);
  return { report: found?.report, isLooking: found?.asked !== asked };
}

function summaryOf({ cards, files, hosted, ...lists }: PictureReportView): string {
  if (cards === 0) return texts.noCards;
  const totals = texts.totals(cards, files, hosted);
  return Object.values(lists).some(({ count }) => count > 0) ? totals : `${totals} ${texts.fine}`;
}

function Findings({ report }: { readonly report: PictureReportView }): ReactNode {
  const { missing, empty, small, equal, unused, unlicensed } = report;
  return (
    <>
      <PictureSection title={texts.missing} list={missing}>
        {({ reference, message, cards }) => (
          <>
            <CardLinks cards={cards} />
            <span>{message.includes(reference) ? visibleName(message) : `${visibleName(reference)}: ${message}`}</span>
          </>
        )}
      </PictureSection>
      <PictureSection title={texts.small} list={small}>
        {({ path, dpi, size, wanted, cards }) => (
          <>
            <CardLinks cards={cards} />
            <span>
              <span className="check-pictures-path">{visibleName(path)}</span>{" "}
              {texts.sizes(dpi, pixels(size), pixels(wanted))}
            </span>
          </>
        )}
      </PictureSection>
      <PictureSection title={texts.empty} list={empty}>
        {(card) => <CardLinks cards={{ count: 1, items: [card] }} />}
      </PictureSection>
      <PictureSection title={texts.equal} list={equal}>
        {(paths) => <span className="check-pictures-path">{paths.map(visibleName).join(", ")}</span>}
      </PictureSection>
      <PictureSection title={texts.unused} list={unused}>
        {(path) => <span className="check-pictures-path">{visibleName(path)}</span>}
      </PictureSection>
      <PictureSection title={texts.unlicensed} list={unlicensed}>
        {(card) => <CardLinks cards={{ count: 1, items: [card] }} />}
      </PictureSection>
    </>
  );
}

const pixels = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  texts.pixels(width, height);
