import {forwardRef} from 'react';

/** A plain link: `isNavLink` and its companions belong to the router and never reach the DOM. */
function Link({to, href, isNavLink, activeClassName, isActive, autoAddBaseUrl, ...rest}, ref) {
  return <a ref={ref} href={to ?? href} {...rest} />;
}

export default forwardRef(Link);
