import type {Session} from './session';

/** Shared by all endpoints until the page is reloaded. */
let session: Session | null = null;

export const currentSession = (): Session | null => session;

export const openSession = (create: () => Session): Session => (session ??= create());

/** Twelve random hexadecimal digits. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
