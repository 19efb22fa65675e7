import {useHistory, useLocation} from '@docusaurus/router';
import {useState, type MouseEvent, type ReactNode, type SyntheticEvent} from 'react';

import {builtHtml} from '@site/src/lib/builtHtml';
import {isPlainClick} from '@site/src/lib/clicks';

interface BuiltHtmlProps {
  /** Unique on the site. */
  readonly id: string;
  /** Links and text, the same on every page that has the part. Null in the browser: `process.env.HYDRATE_CLIENT_ENTRY ? null : <View />`. */
  readonly children: ReactNode;
}

const box = (id: string) => ({'data-built': id, style: {display: 'contents'}}) as const;

function Rendered({id, children}: BuiltHtmlProps): ReactNode {
  return <div {...box(id)}>{children}</div>;
}

/** Returns the link under the pointer if it leads to a page of this site in this tab. */
function pageLink({target}: SyntheticEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !link.target && link.origin === location.origin ? link : null;
}

const preload = (event: SyntheticEvent) => {
  const link = pageLink(event);
  if (link) void window.docusaurus.preload(link.pathname);
};

function Kept({id}: BuiltHtmlProps): ReactNode {
  const [html] = useState(() => builtHtml(id));
  const history = useHistory();
  const here = useLocation();

  const onClick = (event: MouseEvent) => {
    const link = pageLink(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const to = link.pathname + link.search + link.hash;
    if (to === here.pathname + here.search + here.hash) history.replace(to);
    else history.push(to);
  };

  return (
    // The keys work on the links inside; the box only listens.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      {...box(id)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
      onClick={onClick}
      onPointerOver={preload}
      onFocus={preload}
    />
  );
}

/**
 * A part of a page that the browser shows as it was built: React doesn't render it again, so its code and data aren't
 * in the scripts. After a navigation, it comes from the HTML of the new page, which the router has read
 * (plugins/flat-routes). Its links open pages without a reload, as Docusaurus's links do.
 *
 * Docusaurus sets `process.env.HYDRATE_CLIENT_ENTRY` in the scripts of built pages only. There, the bundler finds that
 * nothing uses the view, if nothing in its modules runs when they're imported.
 */
export const BuiltHtml = process.env.HYDRATE_CLIENT_ENTRY ? Kept : Rendered;
