/**
 * Decompresses the bytes of an index file.
 *
 * @throws when they're incomplete or not gzip, such as a page that the host sends instead of a missing file
 */
export async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
