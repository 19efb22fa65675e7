const isGzip = ([first, second]: Uint8Array) => first === 0x1f && second === 0x8b;

/**
 * Decompresses the bytes of an index file.
 *
 * @throws when they're incomplete or not gzip, such as a page that the host sends instead of a missing file
 */
export async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!isGzip(bytes)) throw new Error('The search index is damaged.');
  if (typeof DecompressionStream === 'undefined') {
    const {gunzipSync} = await import('fflate');
    return gunzipSync(bytes);
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
