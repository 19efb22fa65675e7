import Link from '@docusaurus/Link';
import {showsUrl} from '@site/src/lib/pageMarks';
import Layout from '@theme/Layout';
import {Children, cloneElement, isValidElement, type ComponentProps, type ReactNode} from 'react';

import './searchMarks.css';

function labelSelects(main: HTMLElement | null): void {
  main?.querySelectorAll('select:not([aria-label])').forEach((select) => {
    select.setAttribute('aria-label', 'Version');
  });
}

/**
 * Wraps /search in a single `<main>` and labels the version select. The theme puts `<main>` around the hits only (so a
 * page without hits has none), leaves the select unlabeled, and makes every hit a navigation landmark with the same
 * name.
 */
export default function SearchLayout({
  children,
  ...rest
}: ComponentProps<typeof Layout>): ReactNode {
  return (
    <Layout {...rest}>
      <main ref={labelSelects} {...showsUrl('q')}>
        <noscript>
          <p className="container">
            Search runs in your browser and needs JavaScript. The{' '}
            <Link to="/help">help center</Link> lists every article without it.
          </p>
        </noscript>
        {withoutLandmarks(children)}
      </main>
    </Layout>
  );
}

type Parent = {readonly children?: ReactNode};

/** Replaces every `<main>` and `<nav>` with a `<div>`. It searches plain elements, not components. */
export function withoutLandmarks(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<Parent>(child) || typeof child.type !== 'string') return child;
    const inner = withoutLandmarks(child.props.children);
    return child.type === 'main' || child.type === 'nav' ? (
      <div key={child.key}>{inner}</div>
    ) : (
      cloneElement(child, {}, inner)
    );
  });
}
