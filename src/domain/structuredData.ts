import type {Brand} from '../data/brand';
import type {Plan} from '../data/plans';
import {annualBilling, type StandardPlan} from '../data/standardPlans';

const CONTEXT = 'https://schema.org';

/** The company as another item's `publisher`. */
export function publisher({name, url}: Pick<Brand, 'name' | 'url'>) {
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url: `${url}/`,
    logo: `${url}/apple-touch-icon.png`,
  };
}

/** @see https://schema.org/Organization */
export function organization(brand: Brand) {
  const {legalName, url, mail, social} = brand;
  return {
    '@context': CONTEXT,
    ...publisher(brand),
    legalName,
    sameAs: social.map(({href}) => href),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: mail.support,
      url: `${url}/contact`,
    },
  };
}

/** Has no search action, because search engines have stopped using it. @see https://schema.org/WebSite */
export function webSite(brand: Brand) {
  const {name, tagline, url} = brand;
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name,
    description: tagline,
    url: `${url}/`,
    inLanguage: 'en',
    publisher: {'@id': publisher(brand)['@id']},
  };
}

/**
 * The product, with an offer for each founder plan and each standard plan that has a price, by the month and by the year.
 *
 * @see https://schema.org/SoftwareApplication
 */
export function softwareApplication(
  {name, tagline, url}: Brand,
  founderPlans: readonly Plan[],
  standardPlans: readonly StandardPlan[],
) {
  const inUsd = (amount: number) => ({price: amount.toFixed(2), priceCurrency: 'USD'});
  const per = (unitCode: 'MON' | 'ANN', amount: number) => ({
    '@type': 'UnitPriceSpecification',
    ...inUsd(amount),
    unitCode,
  });
  const offer = (plan: string, monthlyUsd: number, yearlyUsd: number, availability: string) => ({
    '@type': 'Offer',
    name: plan,
    ...inUsd(monthlyUsd),
    priceSpecification: [per('MON', monthlyUsd), per('ANN', yearlyUsd)],
    url: `${url}/pricing`,
    availability: `https://schema.org/${availability}`,
  });
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name,
    description: tagline,
    url: `${url}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: [
      ...founderPlans.map(({name: plan, price: {monthly, yearly}}) =>
        offer(plan, monthly, 12 * yearly, 'LimitedAvailability'),
      ),
      ...standardPlans.flatMap(({name: plan, monthlyUsd}) =>
        monthlyUsd === null
          ? []
          : [offer(plan, monthlyUsd, annualBilling(monthlyUsd).price, 'InStock')],
      ),
    ],
  };
}
