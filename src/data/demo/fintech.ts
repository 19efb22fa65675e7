import type {Industry} from './types';

export const fintech: Industry = {
  id: 'fintech',
  name: 'FinTech',
  insights: [
    'Finance teams often buy in the fourth quarter, with the last close still fresh in mind.',
    'A license in a new country usually means new compliance tools within two quarters.',
    'Job ads for reconciliation or compliance spell out the problem in plain words.',
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
      phrases: {
        peers: 'finance teams',
        signal: 'the two reconciliation roles',
        topic: 'a faster close',
        subjects: [
          'Two new reconciliation roles at Ledgerloom',
          'Final numbers in time for the board meeting',
          'Sort last month’s open items before you hire',
          'Where do Ledgerloom’s open items come from?',
          'My last email about month-end at Ledgerloom',
        ],
        hook: 'Saw Ledgerloom posted two reconciliation roles on Monday.',
        offer:
          'set up matching rules in the ledger you already use, so your team starts the close with a short list of exceptions',
        ask: 'Are you hiring to speed up the close, or because volume is growing?',
        value:
          'Matching rules clear the routine items every day, so month-end is mostly part payments and missing references. Your two hires could focus on those from day one, and you’d walk into the board meeting with final numbers.',
        proof:
          'Sort last month’s open items by source. If three or four sources make up most of the list, rules will clear a lot of it. If it’s mostly one-offs, hiring is the better answer.',
        question:
          'I’m asking because of the two reconciliation roles. Do most of your open items come from many small feeds, or from one or two big ones?',
        tip: 'note why each open item had to be cleared manually, and turn the five most common reasons into rules',
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
      phrases: {
        peers: 'payments teams',
        signal: 'the second office',
        topic: 'merchant checks',
        subjects: [
          'Merchant checks with offices in two countries',
          'One merchant check that works in both countries',
          'Compare ten merchant files before you decide',
          'What would a merchant have to send you twice?',
          'One idea on merchant checks before I go, Dev',
        ],
        hook: 'Paywell now has an office in a second country.',
        offer:
          'build one onboarding flow for both countries, so a check that passed once counts everywhere it’s allowed to',
        ask: 'Will the new office run its own merchant checks, or share yours?',
        value:
          'With two offices, reusing a check shortens the wait between a merchant’s signature and the first payment. It also leaves one record per merchant, so when a regulator asks who verified what, it’s in one place.',
        proof:
          'Lay five merchant files from each country side by side and highlight every question that’s in both. That’s what you could ask once. If there’s hardly any overlap, keep two separate flows.',
        question:
          'Now that Paywell has a second office, say a merchant is approved in one country and wants to sell in the other. What do they have to send you again?',
        tip: 'list the documents each regulator requires, and ask for anything on both lists only once',
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
      painPoint: 'no one outside the team can see why an alert was closed',
      phrases: {
        peers: 'risk teams',
        signal: 'your appointment',
        topic: 'alert reviews',
        subjects: [
          'Closed alerts in your first review at Northbank',
          'A reason on every closed alert at Northbank',
          'Read 50 closing notes before you change a thing',
          'Could an outsider follow a closed alert?',
          'Last note from me on Northbank’s alert reviews',
        ],
        hook: 'Northbank named you head of risk last month.',
        offer:
          'add closing reasons to your case tool, plus a weekly report on which rules create the noise',
        ask: 'Are closed alerts part of your first review, or is something else more urgent?',
        value:
          'A short list of closing reasons gives you an answer when an examiner picks a random case. You also get a count of alerts that never should have fired, which is how a new head of risk makes the case for tuning.',
        proof:
          'Pull 50 alerts closed last quarter and read only the closing notes. Count how many someone outside the team would understand. If it’s nearly all of them, your process works, and you’ve lost half an hour.',
        question:
          'You’re a few weeks into the role, so you may know this already. If an examiner picked one closed alert, could the team explain it from the file alone?',
        tip: 'have two analysts close the same twenty alerts separately, and write a rule wherever they disagree',
      },
    },
  ],
};
