// Change: our own footer, which shows the product's status; the year is that of the build.
import type {ReactNode} from 'react';

import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {Footer} from '@site/src/features/chrome/Footer/Footer';
import {useBuildDate} from '@site/src/lib/useBuildDate';

function DatedFooter(): ReactNode {
  return <Footer year={Number(useBuildDate().slice(0, 4))} />;
}

export default function ThemeFooter(): ReactNode {
  return (
    <BuiltHtml id="footer">{process.env.HYDRATE_CLIENT_ENTRY ? null : <DatedFooter />}</BuiltHtml>
  );
}
