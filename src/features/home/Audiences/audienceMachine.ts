import type {Audience} from '@site/src/data/audiences';

/** Which card is open; null when none is. Never more than one. */
export type OpenAudience = Audience['id'] | null;

/** A press on a card opens it and closes the other; a press on the open one closes it. */
export function audienceReducer(open: OpenAudience, pressed: Audience['id']): OpenAudience {
  return open === pressed ? null : pressed;
}
