import type {ReactNode} from 'react';

import {storageKeys} from '@site/src/data/storageKeys';
import {pageMarks} from '@site/src/lib/pageMarks';
import {FormTabs} from '../Sample/FormTabs';
import {StoredTabs} from '../StoredTabs/StoredTabs';
import {fencesIn, type Fence, type FenceCode} from './fencesIn';
import styles from './Languages.module.css';

/** The id in the reader's stored choice, and the name of the tab, by the language of a fence. */
const languages: Readonly<Record<string, readonly [id: string, label: string]>> = {
  bash: ['curl', 'cURL'],
  js: ['javascript', 'JavaScript'],
  python: ['python', 'Python'],
  ruby: ['ruby', 'Ruby'],
  php: ['php', 'PHP'],
};

const codeOf = ({props}: Fence): FenceCode => props.children.props;

/**
 * Fences of one task in several languages, as tabs in their order. In a language, fences with the metadata `form=sdk`
 * and `form=http` are alternatives, and others follow each other.
 */
export function Languages({children}: {readonly children: ReactNode}): ReactNode {
  const byLanguage = new Map<string, Fence[]>();
  for (const fence of fencesIn(children)) {
    const language = codeOf(fence).className?.replace('language-', '') ?? '';
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), fence]);
  }
  return (
    <div className={styles.languages} {...pageMarks.onInk} {...pageMarks.notSearched}>
      <StoredTabs
        storageKey={storageKeys.codeLanguage}
        label="Language of the sample"
        items={[...byLanguage].map(([language, own]) => {
          const known = languages[language];
          if (!known) throw new Error(`<Languages> has no tab for a ${language} fence.`);
          const [id, label] = known;
          const sdk = own.filter((fence) => codeOf(fence).form === 'sdk');
          const http = own.filter((fence) => codeOf(fence).form === 'http');
          const hasBoth = sdk.length > 0 && http.length > 0;
          return {
            id,
            label,
            content: hasBoth ? <FormTabs language={label} sdk={sdk} http={http} /> : own,
          };
        })}
      />
    </div>
  );
}
