import {useEffect} from 'react';

/**
 * Fills in a message that came with the URL once the stored draft is restored, unless the draft has one.
 *
 * @param written the message in the field.
 * @param onTaken called when the URL's message isn't needed any more.
 */
export function useGivenMessage(
  given: string,
  written: string,
  type: (name: 'message', value: string) => void,
  onTaken: () => void,
): void {
  useEffect(() => {
    if (given === '') return undefined;
    const timer = setTimeout(() => {
      if (written === '') type('message', given);
      onTaken();
    });
    return () => clearTimeout(timer);
  }, [given, written, type, onTaken]);
}
