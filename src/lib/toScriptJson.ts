/** JSON for inside a `<script>`: a `</script>` in a text must not end it. */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
