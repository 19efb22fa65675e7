import {ThemeClassNames} from '@docusaurus/theme-common';
import TOCItems, {type Props as ContentsProps} from '@theme/TOCItems';
import clsx from 'clsx';
import {ChevronDown} from 'lucide-react';
import {useState, type ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Icon} from '../Icon/Icon';
import styles from './FoldedContents.module.css';

/**
 * A page's contents below a button, for narrow screens. Takes the place of Docusaurus's, whose button doesn't tell
 * assistive technology whether it's open.
 */
export function FoldedContents({className, ...contents}: ContentsProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents, className)}
      {...pageMarks.notPrinted}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        On this page
        <Icon icon={ChevronDown} className="chevron" />
      </button>
      {/* At once: a link chosen while it grows would lead to where its section was. */}
      {isOpen && (
        <nav aria-label="On this page">
          <TOCItems {...contents} />
        </nav>
      )}
    </div>
  );
}
