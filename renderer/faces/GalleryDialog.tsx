import { FileCode2, Printer } from "lucide-react";
import { useState, type ReactNode } from "react";
import { papers, type Paper } from "../../shared/face/index.js";
import type { SheetFace } from "../../shared/games/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { activeSheet, faceOfSheet, openOverlay, say, setApp, useApp } from "../state/index.js";
import { Dialog, Select } from "../ui/index.js";
import { faceOfRow } from "./face-of-row.js";
import { saveProof } from "./save-proof.js";
import { GalleryTiles } from "./GalleryTiles.js";
import { texts } from "./texts.js";
import { scopeChoices, useScopes, usualScope } from "./use-scopes.js";

/** The cards of the sheet on screen as faces. */
export function GalleryDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  const own = useApp((state) => state.ownFaces);
  const face = sheet && faceOfSheet(sheet, own);
  return sheet && face ? <Gallery sheet={sheet} face={face} /> : null;
}

const sizes = { small: 150, medium: 220, large: 340 } as const;
type Size = keyof typeof sizes;

function Gallery({ sheet, face }: { readonly sheet: SheetView; readonly face: SheetFace }): ReactNode {
  const scopes = useScopes(sheet);
  const [scope, setScope] = useState(() => usualScope(scopes));
  const rows = scopes[scope];
  const [size, setSize] = useState<Size>(scope === "selected" && rows.length <= 4 ? "large" : "medium");
  const [paper, setPaper] = useState<Paper>("a4");
  const [isSaving, setSaving] = useState(false);
  const [showsBefore, setShowsBefore] = useState(true);
  const hasGuides = useApp(({ faceGuides }) => faceGuides);
  const isPaired = scope === "changed" && showsBefore;
  const save = async (): Promise<void> => {
    setSaving(true);
    const saved = await saveProof(
      sheet.title,
      rows.map((row) => faceOfRow(sheet, face, row)),
      paper,
    );
    setSaving(false);
    if (!saved.ok) say("error", saved.error.message);
  };
  return (
    <Dialog title={texts.gallery} className="gallery">
      <div className="gallery-head">
        <Select
          aria-label={texts.rowsShown}
          data-first-focus
          value={scope}
          choices={scopeChoices(scopes)}
          onChoose={setScope}
        />
        <Select
          aria-label={texts.size}
          value={size}
          choices={[
            ["small", texts.small],
            ["medium", texts.medium],
            ["large", texts.large],
          ]}
          onChoose={setSize}
        />
        {scope === "changed" && (
          <label className="gallery-tick">
            <input type="checkbox" checked={showsBefore} onChange={() => setShowsBefore(!showsBefore)} />{" "}
            {texts.beforeAndAfter}
          </label>
        )}
        <label className="gallery-tick" title={texts.aboutGuides}>
          <input type="checkbox" checked={hasGuides} onChange={() => setApp({ faceGuides: !hasGuides })} />{" "}
          {texts.guides}
        </label>
        <span className="gallery-space" />
        <Select
          aria-label={texts.paper}
          value={paper}
          choices={[
            ["a4", papers.a4.title],
            ["letter", papers.letter.title],
          ]}
          onChoose={setPaper}
        />
        <button
          type="button"
          className="button"
          disabled={rows.length === 0 || isSaving}
          title={texts.aboutSaving}
          onClick={() => void save()}
        >
          <FileCode2 /> {texts.save}
        </button>
        <button
          type="button"
          className="button"
          disabled={rows.length === 0}
          onClick={() => openOverlay({ kind: "make-cards" })}
        >
          <Printer /> {texts.makeOthers}
        </button>
      </div>
      {rows.length === 0 ? (
        <p className="hint">{texts.none}</p>
      ) : (
        <GalleryTiles
          key={`${scope} ${size} ${isPaired}`}
          sheet={sheet}
          face={face}
          rows={rows}
          facePx={sizes[size]}
          isPaired={isPaired}
          hasGuides={hasGuides}
        />
      )}
    </Dialog>
  );
}
