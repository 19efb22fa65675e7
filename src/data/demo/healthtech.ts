import type {Industry} from './types';

export const healthtech: Industry = {
  id: 'healthtech',
  name: 'HealthTech',
  insights: [
    'The first hospital customer brings a procurement process most small vendors haven’t seen.',
    'New privacy officers ask for a list of vendors and data flows in their first weeks.',
    'Several implementation job ads at once suggest that sales is ahead of onboarding.',
    'A certification due next year drives this year’s tool budget.',
  ],
  leads: [
    {
      name: 'Amara Cole',
      title: 'Chief Operating Officer',
      company: 'Wardlight',
      fit: {industry: 10, companySize: 9, role: 15, location: 4},
      signals: [
        {kind: 'expansion', points: 30, ageDays: 6},
        {kind: 'expansion', points: 30, ageDays: 9},
      ],
      email: 'amara@wardlight.example',
      location: 'Boston, United States',
      employees: '51 to 200',
      revenue: '$10M to $20M',
      recentActivity: 'signed its first two hospital groups this fall',
      painPoint: 'go-lives slip because IT, training, and legal each keep their own plan',
      phrases: {
        peers: 'implementation teams',
        signal: 'the two hospital groups',
        topic: 'a go-live tracker',
        subjects: [
          'Go-lives for your two new hospital groups',
          'One go-live plan the hospital can see too',
          'Find the step that delayed your last go-live',
          'Which go-live step worries you most, Amara?',
          'One go-live tip before I sign off, Amara',
        ],
        hook: 'Read that Wardlight signed its first two hospital groups this fall.',
        offer:
          'build a go-live tracker in the project tool you have, so each step has an owner and a late one shows up that week',
        ask: 'Are the rollout plans for both groups settled, or still in progress?',
        value:
          'With two hospital groups going live, one shared plan per site shows a slipping step while there’s still time to fix it. The hospital sees the same dates, so your team gets fewer status calls.',
        proof:
          'Take a rollout you’ve finished and compare planned and actual dates step by step. If one step explains most of the delay, track that one first. If the delay is spread evenly, a tracker won’t fix it.',
        question:
          'With two hospital groups to bring live, one step tends to worry people more than the rest. Which one is it for you: the EHR interface, staff training, or the signatures?',
        tip: 'get one named owner per step on the hospital’s side before kickoff, even if the plan isn’t final',
      },
    },
    {
      name: 'Declan Moran',
      title: 'Director of Compliance',
      company: 'Tendwell',
      fit: {industry: 10, companySize: 9, role: 12, location: 5},
      signals: [
        {kind: 'hiring', points: 30, ageDays: 33},
        {kind: 'hiring', points: 20, ageDays: 15},
        {kind: 'hiring', points: 16, ageDays: 30},
      ],
      email: 'declan@tendwell.example',
      location: 'Dublin, Ireland',
      employees: '51 to 200',
      revenue: '$5M to $10M',
      recentActivity: 'posted a privacy officer role in October',
      painPoint: 'vendor reviews are scattered across email threads',
      phrases: {
        peers: 'compliance teams',
        signal: 'the privacy officer role',
        topic: 'vendor reviews',
        subjects: [
          'Vendor reviews before your privacy officer starts',
          'What a new privacy officer will ask for first',
          'Five vendors, ten minutes: a quick audit drill',
          'Where are this year’s vendor reviews, Declan?',
          'Wrapping up on vendor reviews at Tendwell',
        ],
        hook: 'Tendwell posted a privacy officer role in October.',
        offer:
          'build a vendor register in tools you already pay for, with the risk, the documents, and the next review date in one record',
        ask: 'Would you want that ready before the new officer starts?',
        value:
          'A new privacy officer will ask which vendors touch patient data and when each was last reviewed. In a register, that’s one filter. Reminders go out before a review is due, so no one’s searching inboxes in audit week.',
        proof:
          'Pick five vendors at random and time how long it takes to find each one’s latest review. Ten minutes for all five, and you’re in good shape. Half an hour, and it’s worth fixing.',
        question:
          'You’re hiring a privacy officer, so picture their first week. If they ask for every vendor review from this year, where would you tell them to look?',
        tip: 'review the vendors that handle patient data first, and leave the rest for next quarter',
      },
    },
    {
      name: 'Ingrid Solberg',
      title: 'Head of Partnerships',
      company: 'Medlarq',
      fit: {industry: 10, companySize: 6, role: 13, location: 4},
      signals: [
        {kind: 'partnership', points: 30, ageDays: 100},
        {kind: 'partnership', points: 20, ageDays: 20},
      ],
      email: 'ingrid@medlarq.example',
      location: 'Oslo, Norway',
      employees: '11 to 50',
      revenue: '$2M to $5M',
      recentActivity: 'joined a regional purchasing group this summer',
      painPoint: 'every tender gets written from scratch',
      phrases: {
        peers: 'partnership teams',
        signal: 'the purchasing group',
        topic: 'tender answers',
        subjects: [
          'Tenders through your new purchasing group',
          'Start the next tender from your best answers',
          'Two old tenders and a highlighter, Ingrid',
          'Who pulls the tender answers together now?',
          'One last thought on your tenders, Ingrid',
        ],
        hook: 'Medlarq joined a regional purchasing group this summer.',
        offer:
          'turn past tenders into a searchable answer library, where each answer has an owner and a date',
        ask: 'Are tenders from the group coming in yet?',
        value:
          'Tenders tend to ask about security, data, and support in slightly different words. With your best answers in one library, the next one from the group starts as a draft, and your experts only read what’s new.',
        proof:
          'Highlight every question your last two tenders share. More than a third, and a library makes sense. Less, and every tender really is different.',
        question:
          'Tenders through a purchasing group tend to have short deadlines. When one arrives, who pulls the answers together: one person, or whoever wrote the last one?',
        tip: 'ask for the score sheet after every tender, won or lost, and rewrite your lowest-scoring answer first',
      },
    },
  ],
};
