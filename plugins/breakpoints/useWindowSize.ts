import {useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

const readWindowSize = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--window-size').trim() as WindowSize;

/**
 * Replaces the hook from `@docusaurus/theme-common`, which compares the window with 996 px at any font size.
 * src/css/site.css sets the property at the same breakpoint as the styles.
 */
export function useWindowSize(): WindowSize {
  // Must be constant until hydration ends: https://github.com/facebook/docusaurus/issues/9379
  const [windowSize, setWindowSize] = useState<WindowSize>('ssr');

  useEffect(() => {
    const update = () => setWindowSize(readWindowSize());
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);

  return windowSize;
}
