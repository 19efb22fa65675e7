import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {submit, type Submission, type SubmissionResult} from './submission';

/** Returns `submit` with the site's endpoint and the browser's network. */
export function useSubmit(): (submission: Submission) => Promise<SubmissionResult> {
  const {siteConfig} = useDocusaurusContext();
  const endpoint = (siteConfig.customFields?.formsEndpoint as string | undefined) ?? null;
  return (submission) =>
    submit(submission, {
      endpoint,
      fetch: (...args) => window.fetch(...args),
    });
}
