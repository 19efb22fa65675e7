import type {IndustryEmails} from '../types';

export const emails: IndustryEmails = [
  // Hannah Lindqvist
  {
    opener: [
      'Refunds with two warehouses at Loomharbor',
      'Loomharbor’s second warehouse opened last week, so January’s returns could arrive at two docks for the first time. Retailers often tell us that’s when refunds slow down.',
      'At Plainweave, we connect the warehouse scan to your store. A return that fits your rules is refunded right away, and anything else waits for a person.',
      'Who approves a refund today, the warehouse or your support team?',
    ],
    value: [
      'Refunds that go out when the return is scanned',
      'You set the rules: a regular customer sending back one low-value item, for example. Those refunds don’t wait for anyone, so fewer people write to support. If a rule turns out to be too generous, you can tighten it the same day.',
      'I’ve listed five rules to start with, and the price, on one page. Want me to send it?',
    ],
    proof: [
      'Ten returns that show where your refunds wait',
      'You can see for yourself which step is slow.',
      'Take ten refunds from last week and note when each was received, checked, approved, and refunded. The longest gap is the step to automate. If every gap is under a day, leave it alone.',
      'Which gap was longest?',
    ],
    question: [
      'Where does a return go first at Loomharbor?',
      'I’m curious how it works with two buildings today. Can a customer’s return arrive at either one, or does every return label point to the same building?',
      'A few words will do. If it’s one building, you’ve avoided the problem I wrote about, and I’ll leave it.',
    ],
    'break-up': [
      'One way to sort open refunds this January',
      'I won’t write again, since refunds may be fine as they are.',
      'An idea for January: sort open refunds by age each morning and start with the oldest five. The average won’t show you those five, but they’re the customers who write in.',
      'Is there someone in the warehouse I should’ve asked instead?',
    ],
  },
  // Marcus Bello
  {
    opener: [
      'Swiss, Norwegian, and UK customs at Cartwren',
      'Cartwren’s shipping page now lists Switzerland, Norway, and the UK. A parcel from Rotterdam to any of those three needs customs data that your EU orders don’t.',
      'My team at Plainweave sets up your order system to fill in that data and flag a missing field before the label prints. The first country takes two weeks.',
      'Who prepares those forms today, your own team or the carrier?',
    ],
    value: [
      'Customs rules your packers don’t have to learn',
      'A missing tariff code is a quick fix at the packing table and a slow one at the border. If the system checks the order while it’s still being picked, no one in the warehouse has to know three countries’ rules.',
      'Want me to send the plan and the price?',
    ],
    proof: [
      'Ten products and three customs fields to check',
      'You can check your catalog in fifteen minutes.',
      'Open ten best sellers and look for three fields: the tariff code, the country of origin, and a plain description. If all thirty are there, you’re in good shape. Each blank is a parcel that could wait at the border.',
      'How many of the thirty did you find?',
    ],
    question: [
      'An order to Norway: what’s still done manually?',
      'Take one order to Norway. Between checkout and the customs form, what does someone on your team still do manually?',
      'If it’s nothing, you don’t need us, and I’d like to know how you did it. If it’s looking up tariff codes, that’s the first job we’d take over.',
    ],
    'break-up': [
      'A test parcel for each of your new countries',
      'I haven’t heard back, so this is my last email about customs.',
      'Here’s a cheap test: send three real orders, one each to people you know in Zurich, Oslo, and London. Ask what they paid at the door and how long it took.',
      'Is there a colleague in shipping I should’ve written to instead?',
    ],
  },
  // Yuki Tanabe
  {
    opener: [
      'Your contact list since the August store move',
      'Petalcrate’s store moved to a new platform in August. After an import, the same customer is often on the list twice, and consent dates don’t always come along.',
      'Plainweave merges the duplicates, matches consent to each person, and connects the clean list to your email tool. You’d have a fixed price before we start.',
      'Has anyone had time to go through the list since the switch?',
    ],
    value: [
      'Who you’re allowed to email in your next campaign',
      'Here’s what you’d have after the cleanup I wrote about: one record per customer, showing the date they agreed to get your emails. Anyone whose date didn’t come through the store move goes on a separate list, and you decide what to do with them before your next campaign.',
      'The steps and the price fit on one page. Should I send that page over?',
    ],
    proof: [
      'A 15-minute check of the list after your move',
      'One export and a spreadsheet show how the list came through the move.',
      'Take the customers whose last name starts with M and sort by name. Count those listed twice at the same postal address, then count the blank consent dates. If both counts are close to zero, the list probably came through and you can ignore me.',
      'Which of the two would you expect to be higher?',
    ],
    question: [
      'Which system decides who Petalcrate emails?',
      'If the store and the email tool disagree about whether someone unsubscribed, which one wins? In some shops, it’s a third place: someone’s spreadsheet.',
      'A short answer is fine. If the two never disagree, the hardest part of the store move is already behind you.',
    ],
    'break-up': [
      'A quick check before your next big send, Yuki',
      'I haven’t heard back, so I won’t write again.',
      'Before your next big send, pick five colleagues who’ve ordered from Petalcrate and look them up in your email list. Ask each one which address they used and whether they signed up, and any duplicate or missing consent will stand out.',
      'Was this the wrong topic, or just the wrong month?',
    ],
  },
];
