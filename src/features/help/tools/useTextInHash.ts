import {useHistory} from '@docusaurus/router';
import {useEffect, useState} from 'react';

import {ADDRESS_DELAY_MS} from '@site/src/lib/useSearchParams';
import {hashOfText, textInHash} from './textInHash';

/**
 * The text of a tool that has a form of its own. The hash follows shortly after a change, and the text follows when
 * someone opens another hash of the tool.
 *
 * @param given is the text that the hash has.
 * @returns the text, and a function that changes it.
 */
export function useTextInHash(tool: string, given: string): [string, (text: string) => void] {
  const history = useHistory();
  const [state, setState] = useState({given, text: given});
  const {text} = state.given === given ? state : {text: given};

  useEffect(() => {
    const {hash} = history.location;
    if ((textInHash(hash, tool) ?? '') === text) return undefined;
    const timer = setTimeout(
      () => history.replace({...history.location, hash: hashOfText(tool, text)}),
      ADDRESS_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [history, tool, text]);

  return [text, (next) => setState({given, text: next})];
}
