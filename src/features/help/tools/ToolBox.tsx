import {useHistory, useLocation} from '@docusaurus/router';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactNode,
} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {AreaField} from '@site/src/components/Field/Field';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {TokenText} from '@site/src/components/TokenText/TokenText';
import {
  helpTools,
  type HelpToolFacts,
  type HelpToolId,
  type HelpToolSample,
} from '@site/src/data/helpTools';
import {withCommas} from '@site/src/data/written';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {useSettled} from '@site/src/lib/useSettled';
import {useOpenedCode} from '../useOpenedCode';
import {textInHash} from './textInHash';
import styles from './ToolBox.module.css';

/** Shows a tool's result for the text in its field, or for that in the hash if it has none. */
type ToolView = ComponentType<{readonly text: string}>;

/** The tools' code, each in a file of its own. */
const toolViews: Readonly<Record<HelpToolId, () => Promise<ToolView>>> = {
  bounce: async () => (await import('./BounceResult')).default,
  csv: async () => (await import('./CsvTool')).default,
  dns: async () => (await import('./DnsResult')).default,
  records: async () => (await import('./RecordsTool')).default,
  email: async () => (await import('./EmailResult')).default,
  score: async () => (await import('./ScoreTool')).default,
  cost: async () => (await import('./CostTool')).default,
  warmup: async () => (await import('./WarmupTool')).default,
};

interface ToolBoxProps {
  readonly id: HelpToolId;
  /** Shown above the field, next to a sample of the result until someone asks for their own. */
  readonly description?: string;
  /** Whether it appeared because someone asked for it, so that the focus moves to its field. */
  readonly isFocused?: boolean;
  /** Whether its button is the page's most important one. */
  readonly isMain?: boolean;
}

/**
 * A tool's field, and the result of the text in it. The result's code loads when someone asks for it. A hash such as
 * `#bounce=550%205.1.1` fills in the text.
 */
export function ToolBox({
  id,
  description,
  isFocused = false,
  isMain = false,
}: ToolBoxProps): ReactNode {
  const {title, field, example, action, sample}: HelpToolFacts = helpTools.find(
    (tool) => tool.id === id,
  )!;
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const {code: View, note, open} = useOpenedCode(toolViews[id], 'The tool couldn’t load.');
  const formRef = useRef<HTMLFormElement>(null);
  const resultRef = useRef<HTMLDivElement>(null);
  const resultId = useId();
  const {hash} = useLocation();
  const history = useHistory();
  const [runs, setRuns] = useState(0);
  const run = `${runs} ${text}`;
  const isSettled = useSettled(run) === run;
  /** Announced about the result. Empty while someone types, so that the same is announced again. */
  const [spoken, setSpoken] = useState('');
  const isBlank = text.trim() === '';
  // The result says what's missing.
  const problem = View && isBlank && {'aria-invalid': true, 'aria-describedby': resultId};

  useEffect(() => {
    const given = textInHash(hash, id);
    // Phones fold the tools.
    if (given !== null || hash === `#${id}`)
      resultRef.current?.closest('details')?.setAttribute('open', '');
    if (given === null) return;
    setText(given);
    open();
    // The tool itself replaces the hash while someone fills in its form.
    if (history.action === 'REPLACE') return;
    areaRef.current?.focus();
    if (areaRef.current) areaRef.current.scrollIntoView({block: 'center'});
    else resultRef.current?.closest('section')?.scrollIntoView();
    // Only a new hash counts; `open` is a new function in each render, and the history is always the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hash, id]);

  useEffect(() => {
    if (isFocused) focusFirstControl(formRef.current);
  }, [isFocused]);

  // A tool without a field replaces its button, which had the focus.
  useEffect(() => {
    if (View && !field) focusFirstControl(resultRef.current);
  }, [View, field]);

  const hasResult = View !== null && field !== undefined && !isBlank;
  useEffect(() => {
    setSpoken(hasResult && isSettled ? headlineOf(resultRef.current) : '');
  }, [hasResult, isSettled]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank) areaRef.current?.focus();
    setRuns((count) => count + 1);
    open();
  };
  const hasSample = description !== undefined && !View;
  const hasForm = field !== undefined || !View;
  return (
    <Grid
      columns={description && hasForm ? [1, '20rem'] : [1]}
      gap={10}
      rowGap={0}
      className={styles.tool}
      role="group"
      aria-label={title}
      {...pageMarks.notText}
      {...showsUrl(id)}>
      <Stack gap={4}>
        {description && (
          <Text tone="muted" isMeasured>
            {description}
          </Text>
        )}
        {hasForm && (
          <Stack as="form" ref={formRef} gap={4} onSubmit={onSubmit}>
            {field && (
              <AreaField
                ref={areaRef}
                label={field}
                rows={3}
                spellCheck={false}
                placeholder={example}
                value={text}
                {...problem}
                onChange={({target}) => setText(target.value)}
              />
            )}
            <div {...pageMarks.needsScripts}>
              <Button type="submit" variant={isMain ? 'primary' : 'secondary'}>
                {action}
              </Button>
              {note}
            </div>
          </Stack>
        )}
      </Stack>
      {hasSample && <ToolSample {...sample} />}
      <div ref={resultRef} id={resultId} className={styles.result}>
        {View && <View text={text} />}
      </div>
      <p role="status" className="visuallyHidden">
        {spoken}
      </p>
    </Grid>
  );
}

/** Results that are announced by name. */
const MOST_SPOKEN = 3;

/** The headings of a result, or its first words if it has none. */
function headlineOf(result: HTMLElement | null): string {
  const headings = Array.from(result?.querySelectorAll('h3') ?? [], ({textContent}) => textContent);
  if (headings.length === 0) return result?.querySelector('p')?.textContent ?? '';
  const count = headings.length > 1 ? `${withCommas(headings.length)} results. ` : '';
  return count + headings.slice(0, MOST_SPOKEN).join('. ');
}

const focusFirstControl = (part: HTMLElement | null) =>
  part?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();

/** A tool's result for an example, until someone asks for their own. */
function ToolSample({input, title, text, code, score}: HelpToolSample): ReactNode {
  return (
    <Panel tone="sunken" padding={5} className={styles.sample}>
      <Stack gap={2}>
        <Text size="label" tone="muted" weight="semibold">
          Example
        </Text>
        <Text size="label" tone="muted" isBreakable className={styles.input}>
          {input}
        </Text>
        <Text weight="semibold">{title}</Text>
        {text && (
          <Text size="small" isBreakable>
            <TokenText text={text} />
          </Text>
        )}
        {code && (
          <Text size="label" isBreakable className={styles.input}>
            {code}
          </Text>
        )}
        {score !== undefined && <HeatBar score={score} isBare />}
      </Stack>
    </Panel>
  );
}
