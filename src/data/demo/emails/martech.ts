import type {IndustryEmails} from '../types';

export const emails: IndustryEmails = [
  // Nadia Petrova
  {
    opener: [
      'Two analytics roles and one set of numbers',
      'Brandsieve posted two analytics roles last week. Ads, web analytics, and the CRM each count a lead differently, so new analysts often begin by explaining why reports disagree.',
      'My team at Plainweave brings all three into one report, with the definition next to every figure. It could be ready before your hires start.',
      'Are the roles meant to sort that out, or to build something new?',
    ],
    value: [
      'One answer when finance asks about lead counts',
      'When the ad platforms and the CRM show different lead counts, finance will want to know why. The report I mentioned would put both next to your web analytics, and spell out what each one counts: repeat form fills, for example, or the date a lead is credited to. You’d answer with the rule instead of a guess.',
      'Would a one-page outline with the price be useful to you?',
    ],
    proof: [
      'Three lead counts for the same week, Nadia',
      'Here’s a small test for your next team meeting.',
      'Ask for last week’s lead count from ads, web analytics, and the CRM, and what each one counts as a lead. If someone can explain the gap in five minutes, you don’t need me.',
      'What’s your guess: five minutes, or a debate?',
    ],
    question: [
      'Which dashboard do you trust first, Nadia?',
      'Say finance challenges one of your numbers in the middle of a budget meeting. Which tool do you open first to settle it?',
      'Just its name is enough. If finance opens the same one, you’re better off than most, and I’ll happily leave you to it.',
    ],
    'break-up': [
      'A date to put next to every marketing number',
      'Your numbers may be fine without me, so this is my last email.',
      'A free tip before I go: next to every number finance sees, put the date it was pulled. Late conversions change last month’s totals.',
      'Is there someone on your team I should’ve started with?',
    ],
  },
  // Luis Carvalho
  {
    opener: [
      'The first leads from your new partner program',
      'Adhollow’s partner program launched in November. A partner’s lead usually arrives by email or a shared form, so it skips the routing your own leads get.',
      'At Plainweave, we set up routing in your CRM, so each partner lead gets an owner in minutes. It takes two weeks, at a fixed price.',
      'Who picks up a partner’s lead when it comes in today?',
    ],
    value: [
      'Status updates your partners don’t have to chase',
      'Your program is new, so partners are still deciding how much to send you. With an owner on each lead and an automatic note to the partner whenever its stage changes, they hear from you before they have to ask.',
      'I’ve put the setup and the price on one page. Want it?',
    ],
    proof: [
      'Three timestamps for every partner lead, Luis',
      'All you need is your inbox, your CRM, and fifteen minutes.',
      'Take your last ten partner leads, or all of them if there are fewer, and note when each was sent, assigned, and first answered. Anything that waited over a day is worth a look. If nothing did, your routing works, so leave it alone.',
      'How long did the slowest one wait?',
    ],
    question: [
      'A partner lead on Friday afternoon: what then?',
      'If a partner sends you a lead at 4 p.m. on a Friday, what happens to it before Monday?',
      'That’s the hour most routing rules weren’t written for. A one-line reply is plenty, and if someone calls back the same afternoon, please tell me how.',
    ],
    'break-up': [
      'What to tell partners about the deals you lose',
      'I’ll assume routing is in good shape, and I won’t write again.',
      'One idea you can use without us: tell partners how each lead turned out, including the ones you lost. They’ll soon learn what to send you.',
      'Should I have written to whoever runs the partner program?',
    ],
  },
  // Erin Gallagher
  {
    opener: [
      'Pixelmoor’s newsletter and its new domain',
      'I noticed Pixelmoor’s newsletter comes from a new sending domain. A new domain has no track record, so one issue with too many bounces or complaints can send the next one to spam.',
      'Plainweave sets up a report on bounces, complaints, and authentication after every issue, so you’d see a bad one without having to go looking. The price is fixed, and setup takes two weeks at most.',
      'How has inbox placement looked since the switch?',
    ],
    value: [
      'A morning check for Pixelmoor’s newsletter',
      'The morning after each issue, you’d get one message with volume, bounces, the complaints reported so far, and whether SPF, DKIM, and DMARC passed. Your email tool may show some of that already, but you have to go and look. With this, a jump in bounces or complaints would be in your inbox, even in a busy week.',
      'Should I send you a sample of that message?',
    ],
    proof: [
      'One header to read in your next issue, Erin',
      'Here’s a two-minute check for your next issue.',
      'Send it to a Gmail address, open it, and choose “Show original” from the three-dot menu. If SPF, DKIM, and DMARC all pass, and one DKIM signature is from your new domain, authentication is fine. If opens still dip, look at the new domain’s reputation first.',
      'Which domain signed it?',
    ],
    question: [
      'Did the full list move to the new domain?',
      'One thing I can’t see from here: did the new domain start with your full list, or did you build up the volume over a few weeks?',
      'Half a sentence from you is enough. If you built it up slowly, you’ve done the hard part already.',
    ],
    'break-up': [
      'Your open rate, split by mailbox provider',
      'I’ve sent a few emails about inbox placement, and this is the last.',
      'One thing worth trying on your next report: split your open and click rates by mailbox provider. A problem at Gmail can hide inside a healthy average.',
      'Does someone else look after deliverability at Pixelmoor?',
    ],
  },
];
