import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

import {Tabs} from '@site/src/components/Tabs/Tabs';
import {storageKeys} from '@site/src/data/storageKeys';
import {pageMarks} from '@site/src/lib/pageMarks';
import {FormTabs} from '../FormTabs/FormTabs';
import {StoredTabs} from '../StoredTabs/StoredTabs';
import styles from './Languages.module.css';

/** The props that plugins/lib/highlighting gives to the <code> of a fence. */
export interface FenceCode {
  readonly className?: string;
  readonly form?: 'sdk' | 'http';
  readonly tab?: string;
  readonly isInTabs?: boolean;
}

type Fence = ReactElement<{readonly children: ReactElement<FenceCode>}>;

/** The fences among the children, for the panels of tabs. */
function fencesIn(children: ReactNode): Fence[] {
  const fences = Children.toArray(children).filter((child) => isValidElement(child)) as Fence[];
  return fences.map((fence) =>
    cloneElement(fence, {children: cloneElement(fence.props.children, {isInTabs: true})}),
  );
}

/** The id in the reader's stored choice, and the name of the tab, by the language of a fence. */
const languages: Readonly<Record<string, readonly [id: string, label: string]>> = {
  bash: ['curl', 'cURL'],
  js: ['javascript', 'JavaScript'],
  python: ['python', 'Python'],
  ruby: ['ruby', 'Ruby'],
  php: ['php', 'PHP'],
};

const codeOf = ({props}: Fence): FenceCode => props.children.props;

interface LanguagesProps extends Partial<typeof pageMarks.laidOutLater> {
  readonly children: ReactNode;
}

/**
 * Fences of one task in several languages, as tabs in their order. In a language, fences with the metadata `form=sdk`
 * and `form=http` are alternatives, and others follow each other.
 */
export function Languages({children, ...marks}: LanguagesProps): ReactNode {
  const byLanguage = new Map<string, Fence[]>();
  for (const fence of fencesIn(children)) {
    const language = codeOf(fence).className?.replace('language-', '') ?? '';
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), fence]);
  }
  return (
    <div className={styles.languages} {...pageMarks.onInk} {...pageMarks.notSearched} {...marks}>
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

/** Fences that differ in a few values, as tabs with the names in their metadata: `tab="Hard"`. */
export function Cases({
  label,
  children,
}: {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.languages} {...pageMarks.onInk}>
      <Tabs
        label={label}
        isStacked
        items={fencesIn(children).map((fence, at) => {
          const {tab} = fence.props.children.props;
          if (!tab) throw new Error(`<Cases label="${label}"> has a fence without a tab.`);
          return {id: String(at), label: tab, content: fence};
        })}
      />
    </div>
  );
}
