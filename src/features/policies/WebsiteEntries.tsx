import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {dataFlows} from './dataFlows';

/** What happens to what is typed into a form; true with an endpoint and without. */
export function FormEntries(): ReactNode {
  const {isFormSent} = dataFlows(useDocusaurusContext().siteConfig);
  return isFormSent
    ? 'When you press the button of a form, what you entered is sent to us over an encrypted connection. We use it to answer you and for nothing else.'
    : 'A form of this website sends nothing. What you enter is written to the console of your own browser, and is gone from there when you leave the page.';
}

/** What happens to what is typed into the search; true with either engine. */
export function SearchQueries(): ReactNode {
  const {isSearchSent} = dataFlows(useDocusaurusContext().siteConfig);
  return isSearchSent
    ? 'What you type into the search is sent to Algolia, the company that answers it on our behalf, together with your IP address.'
    : 'The search runs in your browser. What you type into it is not sent to anyone.';
}
