import {brand} from '@site/src/data/brand';
import {contactMail} from './contactMail';

const values = {name: ' Ada ', company: 'Ledgerloom', message: 'The import stops.\n'};

test('the topic decides who gets it, and the article is named', () => {
  const mail = contactMail({topic: 'sales', article: 'pricing-guide'}, values);
  expect(mail.address).toBe(brand.mail.sales);
  expect(mail.subject).toBe('Sales, help article: pricing guide');
});

test('the text is the message with a signature', () => {
  const mail = contactMail({topic: 'help', article: null}, values);
  expect(mail.subject).toBe('Support');
  expect(mail.body).toBe('The import stops.\n\nAda\nLedgerloom');
});

test('nothing typed is an empty text', () => {
  const mail = contactMail({topic: 'help', article: null}, {name: '', company: '', message: ''});
  expect(mail.body).toBe('');
});

test('without a message and a company there is only the name', () => {
  const mail = contactMail(
    {topic: 'help', article: null},
    {name: 'Ada', company: ' ', message: ''},
  );
  expect(mail.body).toBe('Ada');
});
