import type {Brand} from '../data/brand';
import type {Plan} from '../data/plans';

const CONTEXT = 'https://schema.org';

/** The company where something else names it as its publisher. */
export function publisher({name, url}: Pick<Brand, 'name' | 'url'>) {
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url: `${url}/`,
    logo: `${url}/apple-touch-icon.png`,
  };
}

/** The company: https://schema.org/Organization. */
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

/** This site: https://schema.org/WebSite. Its search results are closed to robots, so no search action is named. */
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

/** The product with an offer for each plan, at its monthly price: https://schema.org/SoftwareApplication. */
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

/**
 * The way to a page: https://schema.org/BreadcrumbList.
 * @param trail from the top; paths with a leading slash
 */
export function breadcrumbs(
  {url}: Pick<Brand, 'url'>,
  trail: readonly {readonly name: string; readonly path: string}[],
) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, path}, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url + path,
    })),
  };
}
