import {helpTools, type HelpToolId, type HelpToolSample} from '@site/src/data/helpTools';
import {decodeBounce} from '@site/src/domain/bounce/decodeBounce';
import {checkCsv} from '@site/src/domain/csv/checkCsv';
import {checkRecords} from '@site/src/domain/dns/checkRecords';
import {initialChoices, planRecords} from '@site/src/domain/dns/recordChoices';
import {checkEmail} from '@site/src/domain/emailCheck/checkEmail';
import {cheapest, standardCosts} from '@site/src/domain/estimate/standardCosts';
import {scoreArithmetic, scoreOf} from '@site/src/domain/leadScore';
import {initialScoreForm, partsOf} from '@site/src/domain/scoreForm';
import {planWarmup, stepsOf} from '@site/src/domain/warmup/planWarmup';

const sampleOf = (id: HelpToolId): HelpToolSample =>
  helpTools.find((tool) => tool.id === id)!.sample;

test('the decoder says what its sample says', () => {
  const [bounce] = decodeBounce(helpTools[0].example);
  expect(sampleOf('bounce')).toMatchObject({
    title: bounce?.cause?.title,
    text: bounce?.cause?.advice,
  });
});

test('the checker of records finds the error of its sample', () => {
  const [record] = checkRecords(sampleOf('dns').input);
  const errors = record!.findings.filter(({level}) => level === 'error').map(({text}) => text);
  expect(errors).toEqual([sampleOf('dns').text]);
});

test('the generator creates the record of its sample', () => {
  expect(planRecords(initialChoices).records.SPF).toMatchObject({value: sampleOf('records').code});
});

test('the sample of the CSV checker counts as the checker does', () => {
  const text = 'email\na@x.example\nA@x.example\nb@x.example\nno address\n';
  const report = checkCsv({text, bytes: text.length, isUtf8: true});
  expect(sampleOf('csv')).toMatchObject({
    input: `contacts.csv, ${report.rows} rows`,
    text: `${report.people} people, ${report.duplicates} duplicate, and ${report.invalid} invalid address.`,
  });
});

test('the checker of emails finds as much as its sample says', () => {
  const {input, title, text} = sampleOf('email');
  const issues = checkEmail(`Quick question\n\n${input}`)!.findings.filter(
    ({level}) => level !== 'fine',
  );
  expect(title).toBe(`${issues.length} things to improve`);
  expect(issues.map((issue) => issue.text)).toContain(text);
});

test('the sample of the score calculator adds up', () => {
  const {input, title, score} = sampleOf('score');
  const parts = partsOf(initialScoreForm);
  expect(scoreOf(parts)).toBe(score);
  expect(scoreArithmetic(parts)).toBe(`${input} = ${score}`);
  expect(title).toContain(`Score ${score}: `);
});

test('the plan of the sample costs least', () => {
  const {title, text} = sampleOf('cost');
  const best = cheapest(standardCosts({emails: 12_500, contacts: 1300, users: 1}));
  expect(title).toBe(`${best.plan.name} costs least`);
  expect(text).toBe(
    `With ${best.extraEmails.toLocaleString('en')} extra emails and ${best.extraContacts} extra contacts.`,
  );
});

test('the planner raises the limit as in its sample', () => {
  const steps = stepsOf(planWarmup('2026-11-23', 250, false)).map(({perDay}) => perDay);
  expect(sampleOf('warmup').text).toBe(
    `${steps.slice(0, -1).join(', ')}, then ${steps.at(-1)} emails a day.`,
  );
});
