import {useEffect} from 'react';

import type {Form} from '@site/src/lib/forms/useForm';

/**
 * Adds a message that came with the URL to the form's draft, after what the visitor has written there already.
 *
 * @param onTaken called when the URL's message isn't needed any more.
 */
export function useGivenMessage(
  given: string,
  {changeDraft}: Pick<Form<'message'>, 'changeDraft'>,
  onTaken: () => void,
): void {
  useEffect(() => {
    if (given === '') return;
    changeDraft(({message = '', ...others}) => ({
      ...others,
      message: message.includes(given) ? message : [message, given].filter(Boolean).join('\n\n'),
    }));
    onTaken();
  }, [given, changeDraft, onTaken]);
}
