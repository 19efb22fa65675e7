import {heatOf} from '../components/HeatBar/heat';
import {comparedFeatures} from './comparedFeatures';
import {firstLiveEvents, liveCompanies} from './liveActivity';
import {commissionPerMonth, partnerTiers, shareOf, tierNamed} from './partners';
import {
  billedAnnually,
  formatPrice,
  planNamed,
  plans,
  priceNotes,
  savingsPerYear,
  yearlyDiscount,
} from './plans';
import {
  founderPlanNames,
  planFeatures,
  plansWith,
  plansWithout,
  standardPlanNames,
} from './planFeatures';
import {pricingFaq} from './pricingFaq';
import {distanceOf, hotAbove, isHotNow, radarLeads, type RadarLead} from './radarLeads';
import {permissions, roles} from './roles';
import {salesBrowserExample} from './salesBrowser';
import {heatBands, scoringEvents} from './scoring';
import {mailboxesFor, mailboxPerDay, providerLimits, ramp, rampTotals} from './sending';
import {standardTerms} from './standardPlans';
import {vendors} from './vendors';
import {leadsHottestFirst} from '../features/radar/leadHeat';

describe('plans.ts', () => {
  test.each(plans)('the yearly price of $name is the monthly price less the discount', (plan) => {
    const {monthly, yearly} = plan.price;
    // Half a cent of rounding, plus floating-point error.
    expect(Math.abs(yearly - monthly * (1 - yearlyDiscount))).toBeLessThan(0.00501);
    expect(yearly).toBe(Number(yearly.toFixed(2)));
  });

  test.each(plans)('the limits of $name match their labels', (plan) => {
    const {leads, leadLimit, users, userLimit} = plan;
    const shown = `${leadLimit.upTo.toLocaleString('en-US')}${leadLimit.isOpenEnded ? '+' : ''} `;
    expect(leads.startsWith(shown)).toBe(true);
    const counted = userLimit === null ? 'Unlimited users' : new RegExp(`\\b${userLimit} users?$`);
    expect(users).toMatch(counted);
  });

  test.each(plans.slice(1).map((plan, index) => ({plan, before: plans[index]!})))(
    '$plan.name includes everything in $before.name, with higher limits',
    ({plan, before}) => {
      expect(plan.features[0]).toBe(`Everything in ${before.name}`);
      expect(plan.leadLimit.upTo).toBeGreaterThan(before.leadLimit.upTo);
      expect(plan.automationsPerMonth).toBeGreaterThan(before.automationsPerMonth);
      expect(plan.userLimit ?? Infinity).toBeGreaterThan(before.userLimit ?? Infinity);
    },
  );

  test('planNamed finds every plan, and exactly one plan is popular', () => {
    for (const plan of plans) expect(planNamed(plan.name)).toBe(plan);
    expect(plans.filter(({isPopular}) => isPopular)).toHaveLength(1);
  });

  // Savings: 12 × monthly − 12 × 0.65 × monthly, rounded. Billed annually: 12 × the yearly price, with two decimals.
  test.each([
    [0, 0, 0, '$0.00'],
    [8.99, 5.84, 38, '$70.08'],
    [100, 65, 420, '$780.00'],
  ])(
    'at $%d monthly or $%d yearly, annual billing saves $%i and charges %s',
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
    [1430.4, '$1,430.40'],
  ])('formatPrice(%d) is %s', (usd, written) => {
    expect(formatPrice(usd)).toBe(written);
  });

  test('priceNotes gives the annual total and the savings if billed annually', () => {
    expect(priceNotes({price: {monthly: 0, yearly: 0}}, 'yearly')).toHaveLength(1);
    const paid = {price: {monthly: 8.99, yearly: 5.84}};
    expect(priceNotes(paid, 'monthly')).toHaveLength(1);
    expect(priceNotes(paid, 'yearly').join()).toMatch(/\$70\.08.*\$38/);
  });
});

describe('planFeatures.ts', () => {
  const names = [...founderPlanNames, ...standardPlanNames];
  const namesIn = (list: string) =>
    list === 'every plan' ? names : list.split(/,? and |, /).filter(Boolean);

  test.each(planFeatures)('each plan either has $id or lacks it', ({id}) => {
    const listed = [...namesIn(plansWith(id)), ...namesIn(plansWithout(id))];
    expect(listed.sort()).toEqual(names.slice().sort());
  });
});

describe('pricingFaq.ts', () => {
  test('no question is listed twice', () => {
    expect(new Set(pricingFaq.map(({question}) => question)).size).toBe(pricingFaq.length);
  });

  test.each(pricingFaq)('the answer to "$question" is plain text', ({answer}) => {
    expect(answer).not.toMatch(/[<>*`[\]]/);
  });
});

describe('partners.ts', () => {
  test.each([
    [0.2, 100, 20],
    [0.3, 8.99, 2.697],
    [0.3, 0, 0],
  ])('commissionPerMonth: a share of %d of $%d is $%d', (commission, monthly, usd) => {
    expect(commissionPerMonth({commission}, {price: {monthly, yearly: 0}})).toBeCloseTo(usd, 10);
  });

  test('shareOf rounds floating-point shares to whole percentages', () => {
    expect(shareOf({commission: 0.29})).toBe('29%');
  });

  test('tierNamed finds every tier, and each tier pays more than the one before', () => {
    for (const [index, tier] of partnerTiers.entries()) {
      expect(tierNamed(tier.name)).toBe(tier);
      const before = partnerTiers[index - 1];
      if (!before) continue;
      expect(tier.fromCustomers).toBeGreaterThan(before.fromCustomers);
      expect(tier.commission).toBeGreaterThan(before.commission);
    }
  });
});

describe('vendors.ts', () => {
  test.each(['slug', 'name', 'homepage'] as const)('no two vendors share a %s', (field) => {
    expect(new Set(vendors.map((row) => row[field])).size).toBe(vendors.length);
  });

  test.each(vendors)('$name has an entry for every compared feature', ({features}) => {
    expect(Object.keys(features).sort()).toEqual(comparedFeatures.map(({key}) => key).sort());
  });

  test.each(vendors)('$name has an HTTPS homepage and a valid date', ({homepage, asOf}) => {
    expect(new URL(homepage).protocol).toBe('https:');
    expect(asOf).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
    const day = asOf.length === 7 ? `${asOf}-01` : asOf;
    expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
  });

  test.each(vendors)('$name has a price for both plans', ({name, starting, pro}) => {
    for (const {plan, billedMonthly, billedAnnually} of [starting, pro]) {
      const prices = [billedMonthly, billedAnnually].filter((usd) => usd !== null);
      if (prices.length === 0) throw new Error(`${name}, ${plan}: both prices are null`);
      for (const usd of prices) expect(usd).toBeGreaterThan(0);
      if (billedMonthly !== null && billedAnnually !== null && billedAnnually > billedMonthly) {
        throw new Error(
          `${name}, ${plan}: annual billing is more expensive, are the prices swapped?`,
        );
      }
    }
  });
});

describe('scoring.ts', () => {
  test('events that subtract points come last', () => {
    const signs = scoringEvents.map(({points}) => Math.sign(points));
    expect(signs).toEqual([...signs].sort((a, b) => b - a));
  });

  test('the bands cover every score from 100 to 0 without a gap or an overlap', () => {
    expect(heatBands[0]?.to).toBe(100);
    expect(heatBands.at(-1)?.from).toBe(0);
    for (const [index, band] of heatBands.entries()) {
      expect(band.from).toBeLessThanOrEqual(band.to);
      const colder = heatBands[index + 1];
      if (colder) expect(colder.to).toBe(band.from - 1);
    }
  });
});

describe('radarLeads.ts', () => {
  /** The radar on a 320 px wide screen: 288 px between the gutters, with an outermost ring of 47% of that as its radius. */
  const smallest = {boxPx: 288, ringPx: 0.47 * 288, targetPx: 44};

  const onSmallest = ({x, y}: RadarLead) => ({x: x * smallest.ringPx, y: y * smallest.ringPx});

  test('isHotNow excludes hotAbove itself', () => {
    expect(isHotNow(hotAbove)).toBe(false);
    expect(isHotNow(hotAbove + 1)).toBe(true);
  });

  test('distanceOf maps a heat of 100 to the center and 0 to the outermost ring', () => {
    expect(distanceOf(100)).toBe(0);
    expect(distanceOf(0)).toBe(1);
  });

  test.each(leadsHottestFirst)('$name is at the distance of a heat of $heat', (lead) => {
    const {name, heat, x, y} = lead;
    const distance = Math.hypot(x, y);
    const expected = distanceOf(heat);
    if (Math.abs(distance - expected) > 0.005) {
      throw new Error(
        `with a heat of ${heat}, ${name} must be ${expected.toFixed(3)} from the center, is ${distance.toFixed(3)}: ` +
          `scale x and y by ${(expected / distance).toFixed(3)}`,
      );
    }
  });

  test.each(radarLeads)('the touch target of $name stays inside the radar', (lead) => {
    const {x, y} = onSmallest(lead);
    const reach = Math.max(Math.abs(x), Math.abs(y)) + smallest.targetPx / 2;
    expect(reach).toBeLessThanOrEqual(smallest.boxPx / 2);
  });

  test('no two touch targets overlap on the smallest phone', () => {
    const touching = radarLeads.flatMap((a, index) =>
      radarLeads
        .slice(index + 1)
        .filter((b) => {
          const [p, q] = [onSmallest(a), onSmallest(b)];
          return Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y)) < smallest.targetPx;
        })
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(touching).toEqual([]);
  });

  test('no id is used twice', () => {
    expect(new Set(radarLeads.map(({id}) => id)).size).toBe(radarLeads.length);
  });
});

describe('salesBrowser.ts', () => {
  const {address, openings} = salesBrowserExample;

  test('the company in the mock screen is fictional', () => {
    expect(address.split('/')[0]).toMatch(/\.example$/);
  });

  test("some openings are signals, and some aren't", () => {
    expect(new Set(openings.map(({isSignal}) => isSignal)).size).toBe(2);
  });
});

describe('liveActivity.ts', () => {
  test.each([...liveCompanies, ...firstLiveEvents])(
    'the avatar of $company has initials from its name',
    ({company, avatar}) => {
      expect(avatar).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(avatar.replace(' ', '').toLowerCase()).toBe(company.toLowerCase());
    },
  );

  test('no company is listed twice', () => {
    const names = liveCompanies.map(({company}) => company);
    expect(new Set(names).size).toBe(names.length);
  });

  test('the first events are from different companies, newest first', () => {
    const ages = firstLiveEvents.map(({ageMinutes}) => ageMinutes);
    expect(ages).toEqual(Array.from(ages).sort((a, b) => a - b));
    expect(new Set(firstLiveEvents.map(({company}) => company)).size).toBe(firstLiveEvents.length);
  });
});

describe('roles.ts', () => {
  test.each(permissions)(
    '"$action" is never broader for a role than for the one above it',
    ({rights}) => {
      const amounts = roles.map((role) => {
        const right = rights[role];
        return typeof right === 'string' ? 0.5 : Number(right);
      });
      expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    },
  );

  test('no permission is listed twice', () => {
    expect(new Set(permissions.map(({action}) => action)).size).toBe(permissions.length);
  });
});

describe('sending.ts', () => {
  test('ramp: steps are consecutive, with rising volumes, and the final one has no end', () => {
    ramp.slice(1).forEach(({from, perDay}, index) => {
      const before = ramp[index]!;
      expect(from).toBe(before.to! + 1);
      expect(perDay).toBeGreaterThan(before.perDay);
    });
    expect(ramp.at(-1)?.to).toBeUndefined();
  });

  test('mailboxPerDay: covers the first step of the ramp and stays below the providers’ limits', () => {
    expect(ramp[0]!.perDay).toBe(mailboxPerDay.new);
    expect(mailboxPerDay.warm).toBeGreaterThan(mailboxPerDay.new);
    const {googleTrialPerDay, googlePerDay, microsoftRecipientsPerDay} = providerLimits;
    const lowest = Math.min(googleTrialPerDay, googlePerDay, microsoftRecipientsPerDay);
    expect(mailboxPerDay.warm).toBeLessThan(lowest);
  });

  test.each([
    [1, 1],
    [mailboxPerDay.warm, 1],
    [mailboxPerDay.warm + 1, 2],
  ])('mailboxesFor: %i emails a day need %i mailboxes', (perDay, mailboxes) => {
    expect(mailboxesFor(perDay)).toBe(mailboxes);
  });

  test('rampTotals: the steps within the trial stay below its email limit', () => {
    const stepsInTrial = ramp.filter(({to}) => to !== undefined && to <= standardTerms.trialDays);
    expect(stepsInTrial.length).toBeGreaterThan(0);
    expect(rampTotals[stepsInTrial.length - 1]).toBeLessThanOrEqual(standardTerms.trialEmails);
  });
});

test('drawings name the heat of each score by the bands', () => {
  for (const {name, from, to} of heatBands)
    expect([heatOf(from), heatOf(to)]).toEqual([name, name]);
});
