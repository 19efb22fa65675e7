import {Collapsible, ThemeClassNames, useCollapsible} from '@docusaurus/theme-common';
import TOCItems, {type Props as ContentsProps} from '@theme/TOCItems';
import clsx from 'clsx';
import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Icon} from '../Icon/Icon';
import styles from './FoldedContents.module.css';

/**
 * A page's contents below a button, for narrow screens. Takes the place of Docusaurus's, whose button doesn't tell
 * assistive technology whether it's open.
 */
export function FoldedContents({className, ...contents}: ContentsProps): ReactNode {
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: true});
  return (
    <div
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents, className)}
      {...pageMarks.notPrinted}>
      <button type="button" aria-expanded={!collapsed} onClick={toggleCollapsed}>
        On this page
        <Icon icon={ChevronDown} className="chevron" />
      </button>
      <Collapsible lazy collapsed={collapsed}>
        <TOCItems {...contents} />
      </Collapsible>
    </div>
  );
}
