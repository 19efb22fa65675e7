import type {Brand} from '../data/brand';
import type {Plan} from '../data/plans';

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

/** Has no search action, because robots can't open the search page. @see https://schema.org/WebSite */
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

/** The product, with an offer for each plan at its monthly price. @see https://schema.org/SoftwareApplication */
export function softwareApplication({name, tagline, url}: Brand, plans: readonly Plan[]) {
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name,
    description: tagline,
    url: `${url}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: plans.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      price: plan.price.monthly.toFixed(2),
      priceCurrency: 'USD',
      url: `${url}/pricing`,
      availability: 'https://schema.org/LimitedAvailability',
    })),
  };
}
