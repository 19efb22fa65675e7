import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {priya} from '@site/src/data/demo/emails/priya';
import {industryOf} from '@site/src/data/demo/industries';
import {hotLeadOf} from '@site/src/domain/hotLead';
import {intentOf, scoreArithmetic, scoreOf} from '@site/src/domain/leadScore';
import {writeSequence} from '@site/src/domain/sequence/writeSequence';
import {FeatureBlocks} from './FeatureBlocks';

const blocks = () => screen.getAllByRole('article');
const block = (index: number) => within(blocks()[index]!);
const fintech = industryOf('fintech');

beforeEach(() => {
  render(<FeatureBlocks />);
});

test('each block links to its step of the demo', () => {
  const links = blocks().map((article) => within(article).getByRole('link').getAttribute('href'));
  expect(links).toEqual([
    '/demo?industry=healthtech&step=leads',
    '/demo?industry=fintech&lead=1&step=lead',
    '/demo?industry=saas&lead=1&step=sequence',
    '/demo?industry=fintech&lead=1&step=results',
  ]);
});

test('each piece of the product is a named figure without an image file', () => {
  for (const article of blocks()) {
    expect(within(article).getByRole('figure')).toHaveAccessibleName();
    expect(article.querySelector('img')).toBeNull();
  }
});

test('the first block shows the industry’s triggers and the activity of one lead', () => {
  const {insights, leads} = industryOf('healthtech');
  for (const insight of insights) expect(block(0).getByText(insight)).toBeVisible();
  expect(block(0).getByText(`${intentOf(leads[0].signals)} intent`)).toBeVisible();
  expect(block(0).getByText(new RegExp(leads[0].recentActivity))).toBeVisible();
});

test('the second block ranks the leads; selecting one shows it and changes the link', async () => {
  const buttons = block(1).getAllByRole('button');
  expect(buttons).toHaveLength(3);
  for (const [index, lead] of fintech.leads.entries()) {
    expect(buttons[index]).toHaveTextContent(lead.name);
    expect(buttons[index]).toHaveTextContent(String(scoreOf(lead)));
  }
  expect(block(1).getByRole('button', {pressed: true})).toHaveTextContent(fintech.leads[0].name);

  expect(block(1).getByText(scoreArithmetic(fintech.leads[0]))).toBeVisible();

  await userEvent.click(buttons[2]!);
  expect(block(1).getByRole('button', {pressed: true})).toHaveTextContent(fintech.leads[2].name);
  expect(block(1).getByText(new RegExp(fintech.leads[2].painPoint.slice(1)))).toBeVisible();
  expect(block(1).getByRole('link')).toHaveAttribute(
    'href',
    '/demo?industry=fintech&lead=3&step=lead',
  );
});

test('the third block shows the subjects written for the lead, with their days', () => {
  const saas = industryOf('saas');
  const lines = block(2).getAllByRole('listitem');
  expect(lines).toHaveLength(5);
  for (const [index, {day, subject}] of writeSequence(saas.leads[0], priya).entries()) {
    expect(lines[index]).toHaveTextContent(`Day ${day}`);
    expect(lines[index]).toHaveTextContent(subject);
  }
});

test('the fourth block shows the performance and the hot lead', () => {
  const texts = (role: string) =>
    block(3)
      .getAllByRole(role)
      .map(({textContent}) => textContent);
  expect(texts('term')).toEqual([
    'sent',
    'opens, 36% of emails sent',
    'replies, 14% of emails sent',
  ]);
  expect(texts('definition')).toEqual(['247', '89', '34']);
  const [lead] = fintech.leads;
  const {score, arithmetic} = hotLeadOf(lead);
  expect(block(3).getByText(`Hot lead: ${lead.name}`)).toBeVisible();
  expect(block(3).getByText(String(score))).toBeVisible();
  expect(blocks()[3]).toHaveTextContent(arithmetic);
});
