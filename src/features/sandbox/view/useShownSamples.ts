import {useDeferredValue, useEffect, useState} from 'react';

import {brand} from '@site/src/data/brand';
import {loadCode} from '@site/src/lib/loadCode';
import {showLive} from '@site/src/lib/samples/live';
import {keyOf, type ConsoleState} from '../console/consoleMachine';
import {requestOf} from '../console/request';

/** The generators and the highlighter, which only an open console needs. */
const load = () => loadCode(() => import('../console/liveSamples'));

/** Shows the console's request in the samples on its page, until the console is closed. */
export function useShownSamples(state: ConsoleState): void {
  const {operation, values} = state;
  const at = `${operation.method} ${operation.path}`;
  const key = keyOf(state);
  const deferred = useDeferredValue(values);

  useEffect(() => {
    const {request} = requestOf(operation, deferred, key);
    if (!request) return;
    let isCurrent = true;
    void load().then((code) => {
      if (!code || !isCurrent) return;
      const server = `https://api.${brand.domain}`;
      showLive(at, code.liveSamples(operation, deferred, {request, server}));
    });
    return () => {
      isCurrent = false;
    };
  }, [operation, deferred, key, at]);

  useEffect(() => () => showLive(at, null), [at]);
}

/** JSON as HTML; null until the highlighter is loaded. */
export function useHighlightedJson(text: string): string | null {
  const [highlighted, setHighlighted] = useState({text: '', html: ''});
  useEffect(() => {
    let isCurrent = true;
    void load().then((code) => {
      if (code && isCurrent) setHighlighted({text, html: code.highlight(text, 'json')});
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return highlighted.text === text ? highlighted.html : null;
}
