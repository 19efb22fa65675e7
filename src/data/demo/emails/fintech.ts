import {sara} from './sara';
import type {IndustryEmails} from '../types';

export const emails: IndustryEmails = [
  sara,
  // Dev Mehta
  {
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
  // Lea Torres
  {
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
];
