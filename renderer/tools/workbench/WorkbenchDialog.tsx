import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { Bench, ToolTables, Workbench } from "../../../shared/games/index.js";
import { gameOf, getApp, useApp } from "../../state/index.js";
import { Dialog, TabList } from "../../ui/index.js";
import { fetchTables } from "../fetch-tables.js";
import { texts } from "../texts.js";
import { additionTo } from "./acts.js";
import { PartPane } from "./PartPane.js";
import { useSurvey } from "./survey.js";
import { Templates } from "./Templates.js";
import { Yield } from "./Yield.js";

interface Props {
  readonly game: string;
  /** A sentence whose template is looked for. */
  readonly sentence?: string | undefined;
}

/** Looks at what the templates of a game make, changes them, and puts sentences into cards. */
export function WorkbenchDialog({ game, sentence = "" }: Props): ReactNode {
  const workbench = gameOf(game)?.workbench;
  const workspace = useApp((state) => state.workspace);
  const [tables, setTables] = useState<ToolTables | undefined>();
  useEffect(() => {
    let isWanted = true;
    if (workbench)
      void fetchTables(game, workbench.reads).then((fetched) => {
        if (isWanted && fetched) setTables(fetched);
      });
    return () => {
      isWanted = false;
    };
  }, [game, workbench, workspace]);
  const lexicon = workspace?.sheets.find(({ binding }) => binding?.game === game && binding.lexicon)?.binding?.lexicon;
  const bench = useMemo(() => tables && workbench?.open(tables, lexicon), [tables, workbench, lexicon]);
  if (!workbench) return null;
  return (
    <Dialog title={workbench.title} className="is-broad is-workbench">
      <p className="tool-about">{workbench.about}</p>
      {bench ? (
        <BenchView game={game} workbench={workbench} bench={bench} first={sentence} />
      ) : (
        <p role="status">{texts.reading}</p>
      )}
    </Dialog>
  );
}

interface BenchViewProps {
  readonly game: string;
  readonly workbench: Workbench;
  readonly bench: Bench;
  /** The sentence that is looked for at first. */
  readonly first: string;
}

const templatesTab = "templates";
const yieldTab = "yield";

/** The templates, and beside them what else has a part in sentences. */
function BenchView({ game, workbench, bench, first }: BenchViewProps): ReactNode {
  const [tab, setTab] = useState(templatesTab);
  const [sought, setSought] = useState(first);
  const [chosen, setChosen] = useState(() => getApp().place.rowKey);
  const survey = useSurvey(bench);
  const [templateKind = ""] = workbench.reads;
  if (bench.templates.length === 0 && !additionTo(game, workbench, templateKind))
    return <p className="tool-empty">{texts.noTemplates}</p>;
  // What can be added has its place before there is any.
  const parts = bench.parts.filter(({ kind, items }) => items.length > 0 || additionTo(game, workbench, kind));
  const part = parts.find(({ kind }) => kind === tab);
  const tabs = [
    { id: templatesTab, title: texts.templates },
    ...parts.map(({ kind, title }) => ({ id: kind, title })),
    { id: yieldTab, title: texts.yield },
  ];
  const showTemplate = (rowKey: string): void => {
    setSought("");
    setChosen(rowKey);
    setTab(templatesTab);
  };
  const showSentence = (sentence: string): void => {
    setSought(sentence);
    setTab(templatesTab);
  };
  return (
    <>
      <TabList
        label={texts.parts}
        className="workbench-tabs"
        tabs={tabs}
        current={part || tab === yieldTab ? tab : templatesTab}
        onChoose={setTab}
      />
      {part ? (
        <PartPane
          key={part.kind}
          {...{ game, workbench, bench, part, survey }}
          onTemplate={showTemplate}
          onSentence={showSentence}
        />
      ) : tab === yieldTab ? (
        <Yield bench={bench} survey={survey} />
      ) : (
        <Templates {...{ game, workbench, bench, survey, sought, chosen }} onSought={setSought} onChoose={setChosen} />
      )}
    </>
  );
}
