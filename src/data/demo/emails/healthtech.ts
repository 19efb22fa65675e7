import type {IndustryEmails} from '../types';

export const emails: IndustryEmails = [
  // Amara Cole
  {
    opener: [
      'Go-lives for your two new hospital groups',
      'Read that Wardlight signed its first two hospital groups this fall. In a hospital, IT, training, and legal each tend to keep their own plan, and the go-live waits for the slowest.',
      'Plainweave turns those plans into one tracker in the project tool you have. It takes two weeks, with nothing for your team to build.',
      'Are the plans for both groups settled, or still in progress?',
    ],
    value: [
      'One go-live plan the hospital can see too',
      'With one shared plan per site, a slipping step shows up while there’s time to fix it. The hospital sees the same dates, so your team gets fewer status calls, and the second site starts from the first one’s plan.',
      'Would a sample plan be useful?',
    ],
    proof: [
      'Ask three colleagues when the site goes live',
      'This check takes three short messages.',
      'Pick the first site in either hospital group. Ask your own leads for integration, training, and contracts, separately, when that site goes live. If all three name the same date, you don’t need a tracker. If they don’t, you’ve found out before the hospital did.',
      'How many dates did you get?',
    ],
    question: [
      'Which go-live step worries you most, Amara?',
      'In most hospital go-lives, one step ends up deciding the date. Which one is it likely to be for you: the EHR interface, staff training, or the security review?',
      'One word is plenty. I’m asking because that’s usually the step a tracker should watch first.',
    ],
    'break-up': [
      'One go-live tip before I sign off, Amara',
      'No news usually means things are on track, so I won’t write again.',
      'One idea you can use without us: before kickoff, get a named owner per step on the hospital’s side. A department won’t answer the week before go-live, but a person will.',
      'Should I have written to whoever runs implementation?',
    ],
  },
  // Declan Moran
  {
    opener: [
      'Vendor reviews before your privacy officer starts',
      'Tendwell posted a privacy officer role in October. Compliance directors often tell us their vendor reviews live in email threads and one person’s memory.',
      'I’m with Plainweave. We build a vendor register in tools you already pay for, with risks, documents, and review dates in one record. It takes two weeks.',
      'Will vendor reviews move to the new officer, or stay with you?',
    ],
    value: [
      'What a new privacy officer will ask for first',
      'A new privacy officer will ask which vendors touch patient data and when each was last reviewed. In a register, that’s one filter. Reminders go out before a review is due, so audit week stays quiet.',
      'Should I send you an empty one to look at?',
    ],
    proof: [
      'Five vendors, ten minutes: a quick audit drill',
      'You could run this drill this afternoon.',
      'Pick five vendors at random and time how long it takes to find each one’s latest review. Ten minutes for all five, and you’re in good shape. Half an hour, and it’s worth fixing.',
      'How long did it take?',
    ],
    question: [
      'Where do vendor reviews live at Tendwell today?',
      'Say a customer asks for every vendor review from the past twelve months. Where would you tell someone to look: a folder, a spreadsheet, or their inbox?',
      'Any of the three is normal. If it’s a folder that everyone can find, you don’t need me.',
    ],
    'break-up': [
      'One list to request from vendors this month',
      'I’ll leave vendor reviews there, and I won’t write again.',
      'Something to try either way: ask each vendor that handles patient data for its current list of subprocessors. Compare it with the list from their last review, because that’s where new names turn up.',
      'Is there someone else at Tendwell I should’ve asked?',
    ],
  },
  // Ingrid Solberg
  {
    opener: [
      'Tenders through your new purchasing group',
      'Medlarq joined a regional purchasing group this summer. Partnership teams often tell us the answers to the next tender already exist, but no one can find the good version.',
      'At Plainweave, we turn past tenders into a searchable library. You send the files, and it’s ready two weeks later, with an owner and a date on each answer.',
      'Are tenders from the group coming in yet?',
    ],
    value: [
      'Start the next tender from your best answers',
      'Tenders ask about security, data, and support in slightly different words each time. With your best answers in one library, the next one starts as a draft, and your experts only read what’s new.',
      'Would one page with the steps and the price be any help?',
    ],
    proof: [
      'Put your last two tenders side by side, Ingrid',
      'Half an hour will tell you whether a library is worth building.',
      'Open your last two tenders and mark every question they share, even where the wording differs. If it’s more than a third, a library makes sense. If it’s less, your tenders are too different for a library to pay off.',
      'Was it more than a third?',
    ],
    question: [
      'Who pulls the tender answers together now?',
      'Say a tender comes in through the purchasing group tomorrow. Is there one person who pulls the answers together, or does it go around the team by email?',
      'At your size, it’s often one person, on top of everything else they do. If that’s how it works, a yes is enough.',
    ],
    'break-up': [
      'One last thought on your tenders, Ingrid',
      'You’ve got enough to read, so I won’t write again.',
      'The best tip I have: ask for the score sheet after every tender, won or lost. Rewrite the answer that scored lowest while you still remember why.',
      'Did I get the wrong person, or just the wrong time?',
    ],
  },
];
