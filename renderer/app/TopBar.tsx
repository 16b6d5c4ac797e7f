import {
  ChartColumn,
  CircleHelp,
  Copy,
  FileCode2,
  FolderOpen,
  IdCard,
  LayoutGrid,
  Moon,
  PanelRight,
  Play,
  Plus,
  Redo2,
  ScanSearch,
  Search,
  SlidersHorizontal,
  SquareCode,
  Sun,
  SunMoon,
  Trash2,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import icon from "../theme/icon.svg";
import { usePlayHint, useTable } from "../sandbox/index.js";
import { useApp } from "../state/index.js";
import { commands, isAvailable, runCommand, shownKey, whyNot } from "../commands/index.js";
import { IconButton, returnKeyboard } from "../ui/index.js";
import { texts } from "./texts.js";

interface ButtonProps {
  readonly command: string;
  readonly icon: ReactNode;
  readonly label?: string;
  readonly hint?: string;
  /** Leaves the keyboard where it is, so that an open editor stays open. */
  readonly isLight?: boolean;
  /** Acts on the sheet, which has the keyboard again after a click: Enter would press the button once more. */
  readonly isOfSheet?: boolean;
  /** There is nothing for it to do now. */
  readonly isIdle?: boolean;
}

function CommandButton({
  command: id,
  icon,
  label,
  hint,
  isLight = false,
  isOfSheet = false,
  isIdle = false,
}: ButtonProps): ReactNode {
  // Whether a command can run depends on the sheet, the selection and the table.
  useTable((state) => state.isOpen);
  useApp((state) => state.place);
  useApp((state) => state.workspace);
  useApp((state) => state.active);
  useApp((state) => state.withheld);
  const command = commands.find((each) => each.id === id);
  if (!command) return null;
  const [key] = command.keys;
  const said = whyNot(command) ?? hint;
  const hints = [said, key && shownKey(key)].filter(Boolean).join("; ");
  return (
    <IconButton
      title={command.title}
      hint={hints === "" ? undefined : hints}
      icon={icon}
      label={label}
      onMouseDown={(event) => {
        if (isLight) event.preventDefault();
      }}
      data-command={id}
      disabled={isIdle || !isAvailable(command)}
      onClick={({ detail: clicks }) => {
        // Who pressed it by a key stays on it.
        if (isOfSheet && clicks > 0) returnKeyboard();
        runCommand(id);
      }}
    />
  );
}

const themeIcons = { system: <SunMoon />, light: <Sun />, dark: <Moon /> };

export function TopBar(): ReactNode {
  const workspace = useApp((state) => state.workspace);
  const theme = useApp((state) => state.theme);
  const playHint = usePlayHint();
  const { undo, redo } = workspace?.history ?? { undo: null, redo: null };
  return (
    <header className="topbar">
      <div className="brand">
        <img src={icon} alt="" width="22" height="22" />
        <span className="brand-name">{texts.cardwright}</span>
        {workspace && (
          <span className="brand-folder" title={visibleName(workspace.root)}>
            {workspace.title}
          </span>
        )}
      </div>
      <div className="tools" role="toolbar" aria-label={texts.commands}>
        <CommandButton
          isOfSheet
          command="undo"
          icon={<Undo2 />}
          hint={undo ?? texts.nothingToUndo}
          isIdle={undo === null}
        />
        <CommandButton
          isOfSheet
          command="redo"
          icon={<Redo2 />}
          hint={redo ?? texts.nothingToRedo}
          isIdle={redo === null}
        />
        <span className="tool-gap" />
        <CommandButton isOfSheet command="add-row" icon={<Plus />} label={texts.row} />
        <CommandButton isOfSheet command="duplicate-row" icon={<Copy />} />
        <CommandButton isOfSheet command="delete-row" icon={<Trash2 />} />
        <span className="tool-gap" />
        <CommandButton command="find" icon={<Search />} />
        <CommandButton command="search-meaning" icon={<ScanSearch />} />
        <CommandButton command="edit-as-text" icon={<FileCode2 />} />
        <span className="tool-gap" />
        <CommandButton
          command="play"
          icon={<Play />}
          label={texts.play}
          isLight
          {...(playHint === undefined ? {} : { hint: playHint })}
        />
        <CommandButton command="play-with" icon={<SlidersHorizontal />} isLight />
        <CommandButton command="simulate" icon={<ChartColumn />} isLight />
      </div>
      <div className="tools" role="toolbar" aria-label={texts.app}>
        <CommandButton command="gallery" icon={<LayoutGrid />} />
        <CommandButton command="toggle-face" icon={<IdCard />} />
        <CommandButton command="text-beside" icon={<SquareCode />} />
        <CommandButton command="toggle-rules" icon={<PanelRight />} />
        <CommandButton command="open-folder" icon={<FolderOpen />} label={texts.open} />
        <CommandButton command="toggle-theme" icon={themeIcons[theme]} hint={theme} />
        <CommandButton command="help" icon={<CircleHelp />} />
      </div>
    </header>
  );
}
