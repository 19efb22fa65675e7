/**
 * Returns a text that doesn't keep the one it was cut from in memory. V8 stores what a pattern or `slice` finds as a place
 * in the whole text, so a URL that's kept until the end of a build keeps the HTML of its page.
 */
export const detached = (text: string): string => Buffer.from(text).toString();
