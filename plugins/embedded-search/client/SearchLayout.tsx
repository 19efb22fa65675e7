import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {
  Children,
  cloneElement,
  isValidElement,
  useEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';

/**
 * The frame of /search. The theme puts `<main>` around the hits only, so that a page without hits has none, and gives
 * its choice of versions no name and every hit a navigation landmark of the same name. Here the whole page stands in one
 * `<main>` and the choice is named.
 */
export default function SearchLayout({
  children,
  ...rest
}: ComponentProps<typeof Layout>): ReactNode {
  const mainRef = useRef<HTMLElement>(null);

  useEffect(() => {
    mainRef.current?.querySelectorAll('select:not([aria-label])').forEach((select) => {
      select.setAttribute('aria-label', 'Version');
    });
  }, []);

  return (
    <Layout {...rest}>
      <main ref={mainRef}>
        <noscript>
          <p className="container">
            Search runs in your browser and needs JavaScript. The{' '}
            <Link to="/help">help centre</Link> lists every article without it.
          </p>
        </noscript>
        {withoutLandmarks(children)}
      </main>
    </Layout>
  );
}

type Parent = {readonly children?: ReactNode};

/** The same elements with every `<main>` and `<nav>` turned into a `<div>`; looks into plain elements, not into components. */
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
