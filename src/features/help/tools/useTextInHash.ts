import {useHistory} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';

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
  const writtenRef = useRef(initial);

  useEffect(
    () =>
      history.listen(({hash}) => {
        const given = textInHash(hash, tool);
        // The text may have changed again since this hook wrote the hash.
        if (given !== null && given !== writtenRef.current) setText(given);
      }),
    [history, tool],
  );

  useEffect(() => {
    if ((textInHash(history.location.hash, tool) ?? '') === text) return undefined;
    const timer = setTimeout(() => {
      writtenRef.current = text;
      history.replace({...history.location, hash: hashOfText(tool, text)});
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [history, tool, text]);

  return [text, setText];
}
