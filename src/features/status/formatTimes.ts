/** `November 20, 2026`, UTC. */
export function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** `November 20, 2026, 09:00 UTC`. */
export function formatMoment(iso: string): string {
  const time = new Date(iso).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return `${formatDay(iso)}, ${time} UTC`;
}
