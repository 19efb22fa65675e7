import {useHistory} from '@docusaurus/router';
import {useEffect, useState} from 'react';

import {ADDRESS_DELAY_MS} from '@site/src/lib/useSearchParams';
import {hashOfText, textInHash} from './textInHash';

/**
 * The text of a tool that has a form of its own. The hash follows shortly after a change, and the text follows when
 * someone opens another hash of the tool.
 *
 * @returns the text, and a function that changes it.
 */
export function useTextInHash(tool: string, initial: string): [string, (text: string) => void] {
  const history = useHistory();
  const [text, setText] = useState(initial);

  useEffect(
    () =>
      history.listen(({hash}, action) => {
        const given = textInHash(hash, tool);
        // Only this hook replaces the hash, and the text may have changed again since.
        if (action !== 'REPLACE' && given !== null) setText(given);
      }),
    [history, tool],
  );

  useEffect(() => {
    if ((textInHash(history.location.hash, tool) ?? '') === text) return undefined;
    const timer = setTimeout(
      () => history.replace({...history.location, hash: hashOfText(tool, text)}),
      ADDRESS_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [history, tool, text]);

  return [text, setText];
}
