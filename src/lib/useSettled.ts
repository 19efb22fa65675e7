import {useEffect, useState} from 'react';

/** In milliseconds. Between the keys of someone who types, nothing is worth announcing. */
const DELAY_MS = 700;

/** Returns a text once it has stayed the same for a while; the first one immediately. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
