/** Ends the process with a message for a person, without a stack trace. */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

export function heading(text) {
  console.log(`\n== ${text} ${'='.repeat(Math.max(0, 74 - text.length))}`);
}

/** @param {number} durationMs */
export function seconds(durationMs) {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
