import {imports} from '../../data/limits';
import {counted, withCommas} from '../../data/written';

export interface CsvFile {
  readonly text: string;
  readonly bytes: number;
  /** Whether its bytes are valid UTF-8. */
  readonly isUtf8: boolean;
}

export interface CsvColumn {
  readonly name: string;
  /** The first value that isn't empty. */
  readonly firstValue: string;
  /** The field that an import matches it with; null if someone has to choose one. */
  readonly field: string | null;
}

/** A row that isn't imported as it is. */
export interface CsvProblem {
  readonly line: number;
  readonly value: string;
  readonly reason: string;
}

export interface CsvReport {
  /** Reasons why the import would refuse the file, or read it wrongly. */
  readonly refusals: readonly string[];
  readonly rows: number;
  readonly columns: readonly CsvColumn[];
  /** People after the import: rows with a valid address, each address once. */
  readonly people: number;
  /** Rows whose address is in a later row again, which wins. */
  readonly duplicates: number;
  readonly invalid: number;
  /** People whose address belongs to a role, such as info@. They become risky. */
  readonly roles: number;
  /** The first rows that someone should look at. */
  readonly problems: readonly CsvProblem[];
}

const MAX_PROBLEMS = 20;

/** More characters than an address or a name has. A value with an open quote goes on to the end of the file. */
const MAX_SHOWN = 320;

/** More characters than a header has. */
const MAX_HEADER = 10_000;

/** The first row; a value in quotes may have line breaks. */
const HEADER = /^(?:"[^"]*"|[^"\r\n])*/;

const MEGABYTE = 1024 * 1024;

const fields: readonly (readonly [field: string, names: RegExp])[] = [
  ['Email', /^(?:work |business |primary )?e ?mail ?(?:address)?(?: 1)?$|^mail$/],
  ['First name', /^(?:first|given) ?name$|^forename$/],
  ['Last name', /^(?:last|family) ?name$|^surname$/],
  ['Company', /^(?:company|organi[sz]ation|account) ?(?:name)?$|^employer$/],
  ['Title', /^(?:job ?)?title$|^(?:job )?(?:position|role)$/],
];

const ROLES = new Set(
  'abuse,accounting,accounts,accueil,admin,administracion,administrator,amministrazione,billing,buchhaltung,careers,compliance,compras,comptabilite,contact,contacto,contactus,customerservice,do-not-reply,donotreply,einkauf,enquiries,events,feedback,finance,hello,help,helpdesk,hostmaster,hr,info,inquiries,invoices,it,jobs,kontakt,legal,mail,mailer-daemon,marketing,media,newsletter,no-reply,no.reply,no_reply,noreply,office,orders,postmaster,press,privacy,purchasing,reception,recruiting,sales,security,sekretariat,service,shop,support,team,vendite,ventas,vertrieb,webmaster,zentrale'.split(
    ',',
  ),
);

const ADDRESS =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** A phone number or an ID whose last digits are lost. */
const SHORTENED = /^\s*\d(?:[.,]\d+)?E\+\d+\s*$/;

/** The first characters of an .xlsx and an .xls file. */
const WORKBOOKS = ['PK\u0003\u0004', 'ÐÏ\u0011à'];

/** Tells Excel the delimiter, and other programs nothing. */
const EXCEL_LINE = /^\uFEFF?sep=.\r?\n/i;

/** Returns what an import of the file would do, by the rules of the app. */
export function checkCsv({text: whole, bytes, isUtf8}: CsvFile): CsvReport {
  const text = whole.replace(EXCEL_LINE, '');
  if (WORKBOOKS.some((start) => text.startsWith(start))) {
    const refusals = ['This is an Excel workbook. Save it as “CSV UTF-8”.'];
    return {refusals, rows: 0, columns: [], ...peopleIn([], -1, 0)};
  }
  const delimiter = delimiterOf(HEADER.exec(text.slice(0, MAX_HEADER))![0]);
  const {rows: all, hasOpenQuote} = parseCsv(text, delimiter);
  const [header, ...rows] = all;
  const columns = columnsOf(header, rows);
  const email = columns.findIndex(({field}) => field === 'Email');
  const found = peopleIn(rows, email, columns.length);
  const headerBelow =
    email === -1 ? rows.slice(0, 20).find(({values}) => values.some(isEmailName)) : undefined;
  const refusals = [
    ...(header ? [] : ['The file is empty.']),
    ...(header && rows.length === 0 ? ['The file has no rows below its header.'] : []),
    ...(delimiter === ';'
      ? ['The file uses semicolons. Open it in Google Sheets, and download it as CSV.']
      : []),
    ...(delimiter === '\t' ? ['The file uses tabs. Export it again with commas.'] : []),
    ...(delimiter === '|' ? ['The file uses vertical bars. Export it again with commas.'] : []),
    ...(isUtf8
      ? []
      : ['The file isn’t UTF-8, so names with accents look garbled. Save it as “CSV UTF-8”.']),
    ...(isUtf8 &&
    /[ÃÄÅ][\u0080-\u009F\u00A1-\u00BFŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|â€|\uFFFD/.test(text)
      ? ['Names look garbled, such as “FranÃ§ois”. Export the list again as UTF-8.']
      : []),
    ...(text === whole
      ? []
      : ['The first line, sep= and a character, is only for Excel. Delete it.']),
    ...(hasOpenQuote ? ['A quotation mark isn’t closed, so the rows after it run together.'] : []),
    ...(header && email === -1
      ? [
          headerBelow
            ? `The header is on line ${headerBelow.line}. Delete the lines above it.`
            : 'No column has email addresses. It’s the only one that’s required.',
        ]
      : []),
    ...(header?.values.some((value) => ADDRESS.test(value.trim()))
      ? ['The first line has an email address, so it isn’t a header. Add one above it.']
      : []),
    ...(email !== -1 && rows.length > 0 && found.people === 0
      ? ['No row has a valid address. Check the column of addresses.']
      : []),
    ...(rows.length > imports.rows
      ? [`A file can have up to ${withCommas(imports.rows)} rows. Split it.`]
      : []),
    ...(columns.length > imports.columns
      ? [`A file can have up to ${imports.columns} columns. Delete those you don’t need.`]
      : []),
    ...(bytes > imports.megabytes * MEGABYTE
      ? [`A file can have up to ${imports.megabytes} MB. Split it.`]
      : []),
  ];
  return {refusals, rows: rows.length, columns, ...found};
}

const plainOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[_\-.]+/g, ' ')
    .replace(/([a-z])\s+/g, '$1 ')
    .trim();

const isEmailName = (name: string) => fields[0]![1].test(plainOf(name));

function columnsOf(header: CsvRow | undefined, rows: readonly CsvRow[]): CsvColumn[] {
  const taken = new Set<string>();
  const values = header?.values ?? [];
  // Outlook has “Ms.” in Title, and the position in Job Title.
  const hasJobTitle = values.some((value) => /^job ?title$/.test(plainOf(value)));
  const columns = values.map((value, index) => {
    const plain = plainOf(value);
    const match =
      hasJobTitle && plain === 'title'
        ? null
        : (fields.find(([field, names]) => names.test(plain) && !taken.has(field))?.[0] ?? null);
    if (match) taken.add(match);
    const firstValue = rows.find((row) => row.values[index]?.trim())?.values[index]?.trim() ?? '';
    return {name: shown(value.trim()) || `Column ${index + 1}`, firstValue, field: match};
  });
  // Some programs use names that match no field, but the values are addresses. An owner's is usually a colleague's.
  const addresses = taken.has('Email')
    ? []
    : columns.filter(({firstValue}) => ADDRESS.test(firstValue));
  const others = addresses.filter(({name}) => !/(?<!home)owner/i.test(name));
  const byValue = others.find(({name}) => /mail/i.test(name)) ?? others[0] ?? addresses[0];
  return columns.map((column) => ({
    ...column,
    firstValue: shown(column.firstValue),
    ...(column === byValue && {field: 'Email'}),
  }));
}

/** Cuts a value that's too long to show, without the half of an emoji at the cut. */
const shown = (value: string) =>
  value.length <= MAX_SHOWN
    ? value
    : `${value.slice(0, MAX_SHOWN).replace(/\p{Surrogate}$/u, '')}…`;

function peopleIn(rows: readonly CsvRow[], email: number, columnCount: number) {
  const lines = new Map<string, number>();
  const problems: CsvProblem[] = [];
  let invalid = 0;
  let duplicates = 0;
  let roles = 0;
  const report = (problem: CsvProblem) => {
    if (problems.length < MAX_PROBLEMS) {
      problems.push({...problem, value: shown(problem.value)});
    }
  };
  for (const {line, values} of email === -1 ? [] : rows) {
    const value = values[email]?.trim() ?? '';
    const address = value.toLowerCase();
    const error = errorOf(value);
    const misfit = misfitOf(values, columnCount);
    if (error) {
      invalid += 1;
      report({line, value, reason: misfit ?? error});
      continue;
    }
    const earlier = lines.get(address);
    if (earlier !== undefined) {
      duplicates += 1;
      report({line, value, reason: `Repeats line ${earlier}, and replaces it`});
    } else if (ROLES.has(address.slice(0, address.indexOf('@')).replace(/\+.*$/, ''))) {
      roles += 1;
      report({line, value, reason: 'A role address becomes risky'});
    } else {
      const shortened = values.find((each) => SHORTENED.test(each));
      const reason = misfit ?? (shortened && `Excel shortened a number to ${shortened.trim()}`);
      if (reason) report({line, value, reason});
    }
    lines.set(address, line);
  }
  return {people: lines.size, duplicates, invalid, roles, problems};
}

/** Why a row's values don't fit the columns; null if they do. Empty ones at the end don't count. */
function misfitOf(values: readonly string[], columnCount: number): string | null {
  const fits =
    values.length >= columnCount && values.slice(columnCount).every((extra) => extra.trim() === '');
  return fits
    ? null
    : `Has ${counted(values.length, 'value')} for ${counted(columnCount, 'column')}`;
}

/** Why an address is invalid; null if it isn't. */
function errorOf(value: string): string | null {
  if (value === '') return 'No address';
  if (value.startsWith("'")) return 'An apostrophe before the address';
  if (ADDRESS.test(value)) return null;
  if (value.startsWith('=')) return 'A formula instead of an address';
  if (/mailto:/i.test(value)) return 'A link instead of an address';
  if (/[\u00AD\u200B-\u200F\u2060\uFEFF]/.test(value))
    return 'An invisible character in the address';
  if ((value.match(/[^\s@]@(?=[^\s@])/g)?.length ?? 0) > 1) return 'More than one address';
  if (/[<>]/.test(value)) return 'A name with the address';
  if (/\s/.test(value)) return 'A space in the address';
  if (/(?!\w)\p{L}/u.test(value)) return 'A letter that isn’t A to Z in the address';
  return 'Invalid address';
}

export type Delimiter = ',' | ';' | '\t' | '|';

/** Returns the delimiter that the header has most of, outside of quotes. A comma if there's none. */
export function delimiterOf(header: string): Delimiter {
  const plain = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: Delimiter) => plain.split(delimiter).length;
  // A bar also lists the values of a field: `Status (open|won|lost)`.
  if (count('|') > 1 && count(',') + count(';') + count('\t') === 3) return '|';
  return ([',', ';', '\t'] as Delimiter[]).sort((a, b) => count(b) - count(a))[0]!;
}

/**
 * Splits a CSV into rows of values (RFC 4180): values in quotes may contain delimiters, line breaks, and doubled quotes.
 * Rows without any value are left out.
 *
 * @returns the rows with the line on which each starts, counted from 1, and whether the last quote is open.
 */
export function parseCsv(
  text: string,
  delimiter: Delimiter,
): {readonly rows: readonly CsvRow[]; readonly hasOpenQuote: boolean} {
  const rows: CsvRow[] = [];
  const end = text.length;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  let hasOpenQuote = false;
  while (at < end) {
    const values: string[] = [];
    const startLine = line;
    for (;;) {
      let value = '';
      let hasBreak = false;
      if (text[at] === '"') {
        let close = text.indexOf('"', at + 1);
        while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
        hasOpenQuote ||= close === -1;
        const quoted = text.slice(at + 1, close === -1 ? end : close);
        line += countLines(quoted);
        value = quoted.replaceAll('""', '"');
        at = close === -1 ? end : close + 1;
        hasBreak = /[\r\n]/.test(quoted);
      }
      let stop = at;
      while (stop < end && text[stop] !== delimiter && text[stop] !== '\n' && text[stop] !== '\r')
        stop += 1;
      // Text after a quotation mark that closes lines below: it opens a later value.
      hasOpenQuote ||= hasBreak && text.slice(at, stop).trim() !== '';
      value += text.slice(at, stop);
      values.push(value);
      at = stop + 1;
      if (stop >= end || text[stop] !== delimiter) {
        if (text[stop] === '\r' && text[at] === '\n') at += 1;
        break;
      }
    }
    line += 1;
    if (values.some((value) => value.trim() !== '')) rows.push({line: startLine, values});
  }
  return {rows, hasOpenQuote};
}

export interface CsvRow {
  readonly line: number;
  readonly values: readonly string[];
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
