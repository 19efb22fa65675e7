import type {ClientModule} from '@docusaurus/types';

/** React changes the title a little later than the URL. */
const TITLED_AFTER_MS = 200;

let region: HTMLElement | null = null;

function addRegion(): HTMLElement {
  const element = document.createElement('p');
  element.className = 'visuallyHidden';
  element.setAttribute('aria-live', 'polite');
  document.body.append(element);
  return element;
}

/** Tells screen readers the title of a page that opened without a load, which they announce themselves. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  const announcer = (region ??= addRegion());
  setTimeout(() => {
    announcer.textContent = document.title;
  }, TITLED_AFTER_MS);
};
