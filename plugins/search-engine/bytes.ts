const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Appends numbers and strings to a growing buffer. */
export class ByteWriter {
  length = 0;
  private buffer = new Uint8Array(1024);

  /** Writes an integer from 0 to 2^31-1, seven bits per byte. */
  number(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest > 127) {
      this.buffer[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.buffer[this.length++] = rest;
  }

  string(value: string): void {
    this.bytes(encoder.encode(value));
  }

  bytes(value: Uint8Array): void {
    this.number(value.length);
    this.reserve(value.length);
    this.buffer.set(value, this.length);
    this.length += value.length;
  }

  done(): Uint8Array {
    return this.buffer.slice(0, this.length);
  }

  /** Returns what was written, as long as nothing else is, and starts again. */
  take(): Uint8Array {
    const written = this.buffer.subarray(0, this.length);
    this.length = 0;
    return written;
  }

  private reserve(count: number): void {
    if (this.length + count <= this.buffer.length) return;
    const grown = new Uint8Array(Math.max(this.buffer.length * 2, this.length + count));
    grown.set(this.buffer);
    this.buffer = grown;
  }
}

/** Reads what a {@link ByteWriter} wrote. */
export class ByteReader {
  private position = 0;

  constructor(private readonly buffer: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.position >= this.buffer.length;
  }

  /** @throws when the buffer ends within the number */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.buffer[this.position++];
      if (byte === undefined) throw new Error('The search index is damaged.');
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }

  /**
   * Reads so many numbers, or all that are left.
   *
   * @throws when the buffer has fewer
   */
  numbers(count = this.countLeft()): Uint32Array {
    const values = new Uint32Array(count);
    for (let at = 0; at < count; at++) values[at] = this.number();
    return values;
  }

  string(): string {
    return decoder.decode(this.bytes());
  }

  bytes(): Uint8Array {
    const length = this.number();
    const end = this.position + length;
    if (end > this.buffer.length) throw new Error('The search index is damaged.');
    const part = this.buffer.subarray(this.position, end);
    this.position = end;
    return part;
  }

  private countLeft(): number {
    let count = 0;
    // A number ends with the byte that has no highest bit.
    for (let at = this.position; at < this.buffer.length; at++)
      if ((this.buffer[at] ?? 0) < 128) count++;
    return count;
  }
}
