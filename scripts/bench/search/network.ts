import {setTimeout as wait} from 'node:timers/promises';

const bytesPerMs = 10_000_000 / 8 / 1000;
const latencyMs = 40;

/** Time for the code that an engine runs in to ask for everything that it needs at once. */
const settleMs = 1;

interface Request {
  readonly bytes: Uint8Array;
  readonly size: number;
  readonly respond: (bytes: Uint8Array) => void;
}

/**
 * A network of 10 Mbps with 40 ms of latency, without waiting for it. Files that are requested together take one round
 * trip together, so the same requests always take the same time.
 */
export class Network {
  /** Time spent on requests. */
  ms = 0;
  /** Bytes transferred. */
  bytes = 0;
  private pending: Request[] = [];

  /** @param size - bytes of the file as transferred */
  request(bytes: Uint8Array, size: number): Promise<Uint8Array> {
    if (this.pending.length === 0) void this.respondToAll();
    // A copy, as a browser has: what an engine keeps of it counts as its memory.
    return new Promise((respond) =>
      this.pending.push({bytes: new Uint8Array(bytes), size, respond}),
    );
  }

  private async respondToAll(): Promise<void> {
    await wait(settleMs);
    const requests = this.pending;
    this.pending = [];
    const size = requests.reduce((sum, request) => sum + request.size, 0);
    this.bytes += size;
    this.ms += latencyMs + size / bytesPerMs;
    for (const {respond, bytes} of requests) respond(bytes);
  }
}
