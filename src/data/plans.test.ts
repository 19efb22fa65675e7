import {
  billedAnnually,
  formatPrice,
  planNamed,
  plans,
  priceNotes,
  savingsPerYear,
  yearlyDiscount,
  yearlySaving,
  type Plan,
} from './plans';

const figures = ({name, price, leads, automationsPerMonth, users}: Plan) => [
  name,
  price.monthly,
  price.yearly,
  leads,
  automationsPerMonth,
  users,
];

// The one test that repeats the figures of the plans; all others take theirs from test/fixtures/figures.ts.
test('plans.ts: the plans are those of the specification, 9; one that is changed on purpose is changed here, too', () => {
  expect(plans.map(figures)).toEqual([
    ['Free', 0, 0, '250 verified leads', 250, '1 user'],
    ['Pro', 8.99, 5.84, '10,000 leads', 5000, 'Up to 5 users'],
    ['Ultimate', 100, 65, '1,000,000+ leads', 30000, 'Unlimited users'],
  ]);
});

test('spec 9: "Yearly shows \'Save 35%\'"', () => {
  expect(yearlySaving).toBe('35%');
});

test('spec 3: "Plan (home/pricing): name, price {monthly, yearly}, description, features list, cta, earlyAccess, popular"', () => {
  for (const plan of plans) {
    expect(plan).toMatchObject({
      name: expect.stringMatching(/./) as string,
      price: {monthly: expect.any(Number) as number, yearly: expect.any(Number) as number},
      description: expect.stringMatching(/\.$/) as string,
      cta: expect.stringMatching(/./) as string,
      isEarlyAccess: true,
      isPopular: expect.any(Boolean) as boolean,
    });
    expect(plan.features.length).toBeGreaterThan(2);
  }
});

test.each(plans)('plans.ts: the limits of $name that are shown and counted agree', (plan) => {
  const {leads, leadLimit, users, userLimit} = plan;
  const shown = `${leadLimit.upTo.toLocaleString('en-US')}${leadLimit.isOpenEnded ? '+' : ''} `;
  expect(leads.startsWith(shown)).toBe(true);
  const counted = userLimit === null ? 'Unlimited users' : new RegExp(`\\b${userLimit} users?$`);
  expect(users).toMatch(counted);
});

test.each(plans.slice(1).map((plan, index) => ({plan, before: plans[index]!})))(
  'plans.ts: $plan.name has everything in $before.name, and never less of it',
  ({plan, before}) => {
    expect(plan.features[0]).toBe(`Everything in ${before.name}`);
    expect(plan.leadLimit.upTo).toBeGreaterThan(before.leadLimit.upTo);
    expect(plan.automationsPerMonth).toBeGreaterThan(before.automationsPerMonth);
    expect(plan.userLimit ?? Infinity).toBeGreaterThan(before.userLimit ?? Infinity);
  },
);

test('a plan is found by its name', () => {
  for (const plan of plans) expect(planNamed(plan.name)).toBe(plan);
});

test.each(plans)(
  'plans.ts: the yearly price of $name is 65 % of its monthly price',
  ({name, price}) => {
    const expected = price.monthly * (1 - yearlyDiscount);
    if (Math.abs(price.yearly - expected) > 0.005) {
      throw new Error(
        `plans.ts: ${name}'s yearly price must be 65 % of its monthly price, ${expected.toFixed(2)}, got ${price.yearly}`,
      );
    }
  },
);

test('spec 9: "Pro (Most Popular)", and no other', () => {
  expect(plans.filter(({isPopular}) => isPopular).map(({name}) => name)).toEqual(['Pro']);
});

// Savings per year = 12 x monthly price minus 12 x 0.65 x monthly price, rounded.
// Billed annually = yearly price x 12 to 2 decimals.
test.each([
  [0, 0, 0, '0.00'],
  [8.99, 5.84, 38, '70.08'],
  [100, 65, 420, '780.00'],
])(
  'spec 9, "Savings per year" and "Billed annually": $%d or $%d saves $%i and is billed $%s',
  (monthly, yearly, saved, billed) => {
    const plan = {price: {monthly, yearly}};
    expect(savingsPerYear(plan)).toBe(saved);
    expect(billedAnnually(plan)).toBe(billed);
  },
);

test.each([
  [0, '$0'],
  [8.99, '$8.99'],
  [5.8, '$5.80'],
  [65, '$65'],
])('%d is written %s', (usd, written) => {
  expect(formatPrice(usd)).toBe(written);
});

test.each([
  [0, 0, 'monthly', ['Nothing to pay']],
  [0, 0, 'yearly', ['Nothing to pay']],
  [8.99, 5.84, 'monthly', ['Billed monthly']],
  [8.99, 5.84, 'yearly', ['Billed annually $70.08', 'Saves $38 a year']],
  [100, 65, 'yearly', ['Billed annually $780.00', 'Saves $420 a year']],
] as const)('below a price of $%d or $%d, %s, stands %j', (monthly, yearly, cycle, notes) => {
  expect(priceNotes({price: {monthly, yearly}}, cycle)).toEqual(notes);
});
