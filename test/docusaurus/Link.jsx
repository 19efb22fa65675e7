import {forwardRef} from 'react';

/** Renders a plain link. `isNavLink` and similar props are for the router and never reach the DOM. */
function Link({to, href, isNavLink, activeClassName, isActive, autoAddBaseUrl, ...rest}, ref) {
  return <a ref={ref} href={to ?? href} {...rest} />;
}

export default forwardRef(Link);
