import type {Session} from './session';

/** Shared by all endpoints until the page is reloaded. */
let session: Session | null = null;

export const currentSession = (): Session | null => session;

export const openSession = (create: () => Session): Session => (session ??= create());
