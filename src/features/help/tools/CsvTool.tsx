import {FileUp} from 'lucide-react';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';

import {DataTable} from '@site/src/components/DataTable/DataTable';
import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {imports} from '@site/src/data/limits';
import {counted, withCommas} from '@site/src/data/written';
import type {CsvColumn, CsvProblem, CsvReport} from '@site/src/domain/csv/checkCsv';
import {Findings} from './Findings';
import {ToolFacts, ToolResult} from './ToolResult';
import styles from './CsvTool.module.css';

interface Checked {
  readonly name: string;
  readonly report: CsvReport;
}

/** Shown and announced while there's no report. */
const notes = {
  checking: 'Checking …',
  unreadable: 'The file couldn’t be read. Is it a text file?',
  notLoaded: 'The tool couldn’t load. Check your connection, and choose the file again.',
};

const verdictOf = ({name, report}: Checked) =>
  report.refusals.length === 0 ? `${name} is ready to import` : `${name} needs a change first`;

/** A field for a CSV, and what an import of it would do. A worker reads the file. */
export default function CsvTool(): ReactNode {
  const [state, setState] = useState<Checked | keyof typeof notes | null>(null);
  const workerRef = useRef<Worker | null>(null);
  useEffect(() => () => workerRef.current?.terminate(), []);
  const inputId = useId();

  const check = (file: File | undefined) => {
    if (!file) return;
    setState('checking');
    // A new file replaces one that's still being read.
    workerRef.current?.terminate();
    const worker = new Worker(new URL('./csvWorker.ts', import.meta.url));
    workerRef.current = worker;
    worker.addEventListener('message', ({data}: MessageEvent<CsvReport>) => {
      setState({name: file.name, report: data});
      worker.terminate();
    });
    worker.addEventListener('error', (event) => {
      // Only what the script throws is an `ErrorEvent`.
      setState(event instanceof ErrorEvent ? 'unreadable' : 'notLoaded');
      worker.terminate();
    });
    worker.postMessage(file);
  };

  const checked = typeof state === 'string' ? null : state;
  return (
    <>
      <label htmlFor={inputId} className={styles.drop}>
        <Icon icon={FileUp} size={24} />
        <Text as="span" weight="semibold">
          Choose a CSV, or drop it here
        </Text>
        <Text as="span" size="small" tone="muted">
          It stays in your browser. Nothing is sent.
        </Text>
        <input
          id={inputId}
          type="file"
          accept=".csv,.txt,text/csv"
          // Covers the box, because browsers let people drop files on a file input.
          className="overlay"
          onChange={({target}) => {
            check(target.files?.[0]);
            // Choosing the corrected file again is a change, too.
            target.value = '';
          }}
        />
      </label>
      <div role="status">
        {typeof state === 'string' && <Text marginTop={4}>{notes[state]}</Text>}
        {checked && <p className="visuallyHidden">{verdictOf(checked)}</p>}
      </div>
      {checked && <Report {...checked} />}
    </>
  );
}

function Report(checked: Checked): ReactNode {
  const {refusals, rows, columns, people, duplicates, invalid, roles, problems} = checked.report;
  const unmatched = columns.filter(({field}) => field === null).length;
  return (
    <ToolResult>
      <Stack gap={5}>
        <Text as="h3" size="heading" isBreakable>
          {verdictOf(checked)}
        </Text>
        <Findings findings={refusals.map((text) => ({level: 'error', text}))} />
        {columns.length > 0 && (
          <>
            <ToolFacts
              facts={[
                ['Rows', withCommas(rows)],
                ['People', `${withCommas(people)} with a valid address, duplicates removed`],
                [
                  'Duplicates',
                  `${counted(duplicates, 'row')} with an address that’s also in another row. The last row wins`,
                ],
                ['Invalid', `${counted(invalid, 'row')}, skipped and reported`],
                [
                  'Role addresses',
                  `${withCommas(roles)}, imported as risky. Campaigns leave them out unless you include them`,
                ],
                [
                  'Columns',
                  `${withCommas(columns.length - unmatched)} with a field, ${withCommas(unmatched)} not imported unless you select Create field. You can have ${imports.customFields} custom fields`,
                ],
              ]}
            />
            <ColumnTable columns={columns} />
          </>
        )}
        {problems.length > 0 && <ProblemTable problems={problems} />}
        <Text size="small" tone="muted" isTrimmed>
          Only the app can tell which people you already have and which are suppressed.
        </Text>
        <p>
          <PlainLink to="/help/article/import-contacts" weight="semibold" tap="full">
            Import contacts from a CSV
          </PlainLink>
        </p>
      </Stack>
    </ToolResult>
  );
}

/** A wide file shows as many columns. */
const SHOWN_COLUMNS = 15;

function ColumnTable({columns}: {readonly columns: readonly CsvColumn[]}): ReactNode {
  return (
    <DataTable
      caption={
        columns.length > SHOWN_COLUMNS
          ? `The first ${SHOWN_COLUMNS} columns`
          : 'Columns of the file'
      }
      columns={[
        {key: 'name', head: 'Column in file', cell: ({name}) => name},
        {key: 'value', head: 'First value', cell: ({firstValue}) => firstValue || 'Empty'},
        {key: 'field', head: 'Field', cell: ({field}) => field ?? 'Create field'},
      ]}
      rows={columns.slice(0, SHOWN_COLUMNS)}
      rowKey={(column) => String(columns.indexOf(column))}
      onPhone="blocks"
    />
  );
}

function ProblemTable({problems}: {readonly problems: readonly CsvProblem[]}): ReactNode {
  return (
    <DataTable
      caption="Rows to look at first"
      columns={[
        {key: 'value', head: 'Address', cell: ({value}) => value || 'Empty'},
        {key: 'line', head: 'Line', cell: ({line}) => withCommas(line), isNumeric: true},
        {key: 'reason', head: 'What happens', cell: ({reason}) => reason},
      ]}
      rows={problems}
      rowKey={({line}) => String(line)}
      onPhone="blocks"
    />
  );
}
