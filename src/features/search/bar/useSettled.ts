import {useEffect, useState} from 'react';

/** Returns a text once it has stayed the same for a while: between the keys of a query, nothing is worth announcing. */
export function useSettled(text: string, delayMs = 700): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}
