import type {Industry} from './types';

export const fintech: Industry = {
  id: 'fintech',
  name: 'FinTech',
  insights: [
    'Finance teams often buy in the fourth quarter, with the last close still fresh in mind.',
    'A license in a new country usually means new compliance tools within two quarters.',
    'Job postings for reconciliation or compliance spell out the problem in plain words.',
    'A new head of risk tends to review every process that moves money.',
  ],
  leads: [
    {
      name: 'Sara Kim',
      title: 'CFO',
      company: 'Ledgerloom',
      fit: {industry: 10, companySize: 8, role: 15, location: 3},
      signals: [
        {kind: 'hiring', points: 30, ageDays: 1},
        {kind: 'hiring', points: 30, ageDays: 1},
      ],
      email: 'sara@ledgerloom.example',
      location: 'Chicago, United States',
      employees: '201 to 500',
      revenue: '$50M to $100M',
      recentActivity: 'posted two reconciliation roles on Monday',
      painPoint: 'month-end runs long because people still match items one by one',
      emails: {
        opener: [
          'Two new reconciliation roles at Ledgerloom',
          'Saw Ledgerloom posted two reconciliation roles on Monday. That often means open items are growing faster than the team can match them.',
          'Plainweave sets up matching rules in the ledger you already use, so your team starts the close with a short list of exceptions. The first rules run within two weeks, for a fixed price.',
          'Are the hires meant to shorten the close, or to keep up with volume?',
        ],
        value: [
          'What your two hires wouldn’t need to match',
          'Matching rules clear the routine items every day, so what’s left at month-end is mostly partial payments and missing references. Your two hires could spend the close on those and leave the one-to-one matches to the rules.',
          'Should I send one page with the steps and the price?',
        ],
        proof: [
          'Sort last month’s open items before you hire',
          'Here’s a test to run before you fill both roles.',
          'Sort last month’s open items by source. If three or four sources make up most of the list, rules will clear a lot of it. If it’s mostly one-offs, hiring is the better answer.',
          'Which is it?',
        ],
        question: [
          'How long is the list when your close starts?',
          'One thing I can’t tell from outside: when the close starts, are there dozens of open items on the list, hundreds, or thousands?',
          'One word is plenty. If it’s dozens, you don’t need us. If it’s hundreds or more, and a few sources cause most of them, I’d try rules before filling the second role.',
        ],
        'break-up': [
          'A favor to ask of your five largest payers',
          'The close may be fine, or a problem for another quarter. Either way, I won’t write again.',
          'One free fix: ask your five largest payers to put the invoice number in the payment reference. Without it, a rule has to guess from the amount and the date.',
          'Is there someone on your team I should’ve asked?',
        ],
      },
    },
    {
      name: 'Dev Mehta',
      title: 'VP Operations',
      company: 'Paywell',
      fit: {industry: 10, companySize: 9, role: 11, location: 4},
      signals: [
        {kind: 'expansion', points: 30, ageDays: 4},
        {kind: 'expansion', points: 24, ageDays: 20},
      ],
      email: 'dev@paywell.example',
      location: 'Toronto, Canada',
      employees: '201 to 500',
      revenue: '$20M to $50M',
      recentActivity: 'opened an office in a second country',
      painPoint: 'merchants get asked for the same documents twice',
      emails: {
        opener: [
          'Merchant checks with offices in two countries',
          'Saw that Paywell opened an office in a second country. If you plan to sign merchants there, someone has to decide which checks carry over and which start from scratch.',
          'I’m with Plainweave. We set up one onboarding flow, so if both countries accept a document, the merchant sends it once. Your compliance team has a first version to test after two weeks.',
          'Will the new office run its own merchant checks, or share yours?',
        ],
        value: [
          'One merchant record that covers both countries',
          'When checks carry over, a merchant who expands to the second country can take payments there sooner. You also keep one record per merchant, so if a regulator asks who verified what, your team looks in one place.',
          'I’ve put the first two weeks on one page. Want a copy?',
        ],
        proof: [
          'Put two merchant checklists side by side first',
          'This takes two lists and ten minutes.',
          'Put both countries’ merchant checklists side by side and highlight each document that’s on both. You could ask for those once. If the second isn’t finished, a draft will do. If there’s hardly any overlap, keep two flows.',
          'How many were on both?',
        ],
        question: [
          'What would a merchant have to send you twice?',
          'Say a merchant is approved in one country and wants to sell in the other. What do they have to send you again before they can?',
          'If it’s nothing at all, you’ve solved the hard part already. If it’s the whole file, that’s where I’d start.',
        ],
        'break-up': [
          'A note to keep with every merchant document',
          'I haven’t heard back about merchant checks, so this is my last note.',
          'One thing worth doing either way: next to each document’s expiry date, note which country’s rule it satisfies. Then either office can tell what carries over without opening the file.',
          'Should I have written to whoever runs the new office?',
        ],
      },
    },
    {
      name: 'Lea Torres',
      title: 'Head of Risk',
      company: 'Northbank',
      fit: {industry: 10, companySize: 5, role: 9, location: 4},
      signals: [{kind: 'leadership_change', points: 30, ageDays: 35}],
      email: 'lea@northbank.example',
      location: 'Lisbon, Portugal',
      employees: '501 to 1,000',
      revenue: '$100M to $500M',
      recentActivity: 'named a new head of risk last month',
      painPoint: 'an auditor can’t tell from the file why an alert was closed',
      emails: {
        opener: [
          'Closed alerts in your first review at Northbank',
          'I read that you became head of risk at Northbank last month. In a lot of risk teams, the file shows that an alert was closed, but not why.',
          'At Plainweave, we add a closing reason to every alert in the case tool you have, plus a weekly report on the rules that fire too often. You can test both after two weeks.',
          'Is alert handling part of your first review, or is something else more urgent?',
        ],
        value: [
          'A reason on every closed alert at Northbank',
          'With a short list of closing reasons, your team has an answer when a supervisor picks a case at random. It also shows how many alerts should never have fired. That’s your evidence for changing a rule.',
          'Want the list we’d start from? It’s yours to use.',
        ],
        proof: [
          'Read 25 closing notes before you change a thing',
          'There’s a cheap way to find out if this matters.',
          'Pull 25 alerts closed last quarter and read only the closing notes. Count how many someone outside the team would understand. If it’s nearly all, your process works, and you’ve lost fifteen minutes.',
          'What was your count?',
        ],
        question: [
          'Do your analysts pick a reason or write a note?',
          'A factual one: when an analyst at Northbank closes an alert, do they pick a reason from a list or write their own note?',
          '“List” or “note” is enough. If it’s a list and people use it properly, you already have most of what we’d set up.',
        ],
        'break-up': [
          'Two analysts, twenty alerts, one blind test',
          'I’ve written four times about closed alerts, and this is the last one.',
          'One free idea: have two analysts decide the same twenty alerts without seeing each other’s notes. Wherever they disagree, your procedure probably has a gap, and you’ll find it before an audit does.',
          'Does someone else run the alert queue?',
        ],
      },
    },
  ],
};
