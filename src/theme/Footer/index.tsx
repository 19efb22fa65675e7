// Change: our own footer, which shows the product's status; the year is that of the build.
import type {ReactNode} from 'react';

import {Footer} from '@site/src/features/chrome/Footer/Footer';
import {useBuildDate} from '@site/src/lib/useBuildDate';

export default function ThemeFooter(): ReactNode {
  return <Footer year={Number(useBuildDate().slice(0, 4))} />;
}
