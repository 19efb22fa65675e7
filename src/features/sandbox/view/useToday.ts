import {useState} from 'react';

/** The day on which the page was opened, in UTC as the API counts days: `2026-11-16`. */
export function useToday(): string {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return today;
}
