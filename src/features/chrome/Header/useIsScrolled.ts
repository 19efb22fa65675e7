import {useScrollPosition} from '@docusaurus/theme-common/internal';
import {useState} from 'react';

/** Whether the page is scrolled further than so many pixels. */
export function useIsScrolled(thresholdPx: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useScrollPosition(({scrollY}) => setIsScrolled(scrollY > thresholdPx), [thresholdPx]);
  return isScrolled;
}
