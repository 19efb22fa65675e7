import {useEffect, useState} from 'react';

import {ADDRESS_DELAY_MS, useSearchParams} from './useSearchParams';

/** What was typed, and what the address held at that moment. */
interface Draft {
  readonly text: string;
  readonly addressed: string;
}

/**
 * A text field whose content is kept in the address, a moment after it was typed and without the spaces at its ends.
 * An address that changes by other means, such as Back, decides again.
 *
 * @param name - the key in the address's query
 * @returns the field's text, and what to call with each change of it
 */
export function useTypedParam(name: string): [text: string, type: (text: string) => void] {
  const [params, change] = useSearchParams();
  const addressed = params.get(name) ?? '';
  const [draft, setDraft] = useState<Draft | null>(null);
  const typed = draft?.text.trim() ?? '';
  const isPending = draft !== null && draft.addressed === addressed && typed !== addressed;

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => change({[name]: typed || null}), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPending, name, typed, change]);

  const text = draft !== null && (isPending || typed === addressed) ? draft.text : addressed;
  return [text, (next) => setDraft({text: next, addressed})];
}
