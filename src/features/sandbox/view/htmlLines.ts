/** The lines of highlighted code. A color that goes on after a line end starts again there, after the indent. */
export const htmlLines = (html: string): string[] =>
  html
    .replaceAll(/<span class="(\w)">[^<]*\n[^<]*/g, (span, look: string) =>
      span.replaceAll(/\n\s*/g, (lineEnd) => `</span>${lineEnd}<span class="${look}">`),
    )
    .split('\n');
