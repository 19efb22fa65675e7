import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {topicNamed} from '@site/src/data/contact';
import {ContactForm, readRequest} from './ContactForm';

vi.mock('@site/src/lib/useSubmit', () => ({
  useSubmit: () => () => Promise.resolve({outcome: 'logged'}),
}));

const field = (name: string) => screen.getByRole('textbox', {name});
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

function show(query = '') {
  window.history.replaceState(null, '', `/contact${query}`);
  render(<ContactForm />);
}

test('starts the message with that of the URL, and removes it from there', async () => {
  show('?topic=help&message=I+searched+for+%E2%80%9Cx%E2%80%9D.');
  await vi.waitFor(() => expect(field('Message')).toHaveValue('I searched for “x”.'));
  expect(window.location.search).toBe('?topic=help');
});

test('adds the URL’s message to the draft, which stays', async () => {
  sessionStorage.setItem('contact-draft', '{"name":"Ada","message":"My own draft"}');
  show('?message=Hello');
  await vi.waitFor(() => expect(field('Message')).toHaveValue('My own draft\n\nHello'));
  expect(field('Name')).toHaveValue('Ada');
  expect(JSON.parse(sessionStorage.getItem('contact-draft')!)).toEqual({
    name: 'Ada',
    message: 'My own draft\n\nHello',
  });
});

test('doesn’t repeat the URL’s message if the draft has it already', async () => {
  sessionStorage.setItem('contact-draft', '{"message":"Hello, I have a question."}');
  show('?message=Hello');
  await vi.waitFor(() => expect(window.location.search).toBe(''));
  expect(field('Message')).toHaveValue('Hello, I have a question.');
});

test('the topic is announced with what it’s for', async () => {
  show('?topic=privacy');
  const topic = screen.getByRole('combobox', {name: 'Topic'});
  expect(topic).toHaveAccessibleDescription(topicNamed('privacy').text);
  await userEvent.selectOptions(topic, topicNamed('abuse').title);
  expect(topic).toHaveAccessibleDescription(topicNamed('abuse').text);
});

test('"Remove" leaves out the article and moves the focus to the next field', async () => {
  show('?article=pricing-guide');
  await press('Remove');
  expect(screen.queryByRole('link', {name: 'pricing guide'})).not.toBeInTheDocument();
  expect(window.location.search).toBe('');
  expect(field('Name')).toHaveFocus();
});

test('"Write another" empties the form and moves the focus to its first field', async () => {
  show();
  await userEvent.type(field('Name'), 'Sara');
  await userEvent.type(field('Email'), 'sara@ledgerloom.example');
  await userEvent.type(field('Message'), 'Hello');
  await press('Send message');
  await press('Write another');
  expect(field('Name')).toHaveValue('');
  expect(field('Name')).toHaveFocus();
});

test.each([
  ['?topic=billing&article=pricing-guide', {topic: 'billing', article: 'pricing-guide'}],
  ['?topic=chat', {topic: 'chat', article: null}],
  ['', {topic: 'help', article: null}],
  ['?topic=', {topic: 'help', article: null}],
  ['?topic=Billing', {topic: 'help', article: null}],
  ['?article=', {topic: 'help', article: null}],
  ['?article=%3Cimg%20onerror%3D1%3E', {topic: 'help', article: null}],
  [`?article=${'a'.repeat(81)}`, {topic: 'help', article: null}],
])('readRequest: reads the topic and the article of %p', (search, request) => {
  expect(readRequest(new URLSearchParams(search))).toEqual({...request, message: ''});
});

test('readRequest: shortens a long message', () => {
  const params = new URLSearchParams({message: 'x'.repeat(5000)});
  expect(readRequest(params).message).toHaveLength(1000);
});
