import type {ReactNode} from 'react';

import {showsUrl} from '@site/src/lib/pageMarks';
import {WiredDemo} from './Demo';
import * as engine from './engine';
import {useDemoAddress} from './useDemoAddress';
import {useGuidedDemo} from './useGuidedDemo';

/** The demo on its own page. Keeps its state in the URL. */
export function AddressedDemo(): ReactNode {
  const [state, dispatch] = useGuidedDemo(engine);
  useDemoAddress(state, dispatch);
  return (
    <div {...showsUrl('industry', 'tour')}>
      <WiredDemo engine={engine} state={state} dispatch={dispatch} />
    </div>
  );
}
