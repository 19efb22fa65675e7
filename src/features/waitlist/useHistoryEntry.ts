import {useHistory} from '@docusaurus/router';
import {useEffect, useRef, type Dispatch} from 'react';

import {plans} from '@site/src/data/plans';
import {billingCycleFrom} from '@site/src/domain/useBillingCycle';
import {WAITLIST_PARAM} from '@site/src/domain/waitlist';
import {pushInPlace} from '@site/src/lib/useSearchParams';
import type {WaitlistEvent, WaitlistState} from './waitlistMachine';

/** Marks the history entry that opening the modal added, which closing it may go back from. */
interface HistoryState {
  readonly isWaitlist?: boolean;
}

/** The plan that a query names; undefined if it names none that exists. */
const planIn = (params: URLSearchParams) =>
  plans.find(({name}) => name.toLowerCase() === params.get(WAITLIST_PARAM)?.toLowerCase());

const namesPlan = (search: string) => planIn(new URLSearchParams(search)) !== undefined;

/**
 * Gives the open modal its own history entry: Back closes it, Forward and a reload open it again. Closing it in any
 * other way goes back, so that no entry stays behind.
 *
 * The entry needs its own query: after a change to the same URL Docusaurus scrolls to the top.
 */
export function useHistoryEntry(
  {isOpen, entry}: WaitlistState,
  dispatch: Dispatch<WaitlistEvent>,
): void {
  const history = useHistory<HistoryState | null>();
  const {plan} = entry.request;
  const wasOpenRef = useRef(false);
  /** The element with the focus before closing goes back. */
  const focusedRef = useRef<Element | null>(null);

  useEffect(() => {
    const params = new URLSearchParams(history.location.search);
    const named = planIn(params);
    if (!named) return;
    const request = {plan: named.name, billingCycle: billingCycleFrom(params)};
    dispatch({type: 'open', request});
  }, [history, dispatch]);

  useEffect(() => {
    if (wasOpenRef.current !== isOpen) {
      wasOpenRef.current = isOpen;
      const {pathname, search, hash, state} = history.location;
      const params = new URLSearchParams(search);
      if (namesPlan(search) !== isOpen) {
        if (isOpen) params.set(WAITLIST_PARAM, plan.toLowerCase());
        else params.delete(WAITLIST_PARAM);
        const query = params.toString();
        const path = `${pathname}${query && `?${query}`}${hash}`;
        if (isOpen) {
          // Of the entry that closing goes back to.
          window.history.scrollRestoration = 'manual';
          pushInPlace(history, path, {isWaitlist: true});
          window.history.scrollRestoration = 'auto';
        } else if (state?.isWaitlist) {
          focusedRef.current = document.activeElement;
          history.goBack();
        } else history.replace(path);
      }
    }
    let isNamed = namesPlan(history.location.search);
    return history.listen(({search}, action) => {
      const wasNamed = isNamed;
      isNamed = namesPlan(search);
      if (action === 'POP' && isNamed !== wasNamed) {
        stayInPlace(focusedRef.current ?? document.activeElement);
        focusedRef.current = null;
      }
      if (isNamed === isOpen) return;
      dispatch({type: isOpen ? 'close' : 'reopen'});
    });
  }, [history, dispatch, isOpen, plan]);
}

/**
 * At an entry whose URL has a hash, browsers would scroll to its target, and take the focus from the modal's opener.
 * WebKit asks that entry whether to scroll, and the others ask at this moment.
 */
function stayInPlace(focused: Element | null): void {
  window.history.scrollRestoration = 'manual';
  setTimeout(() => {
    window.history.scrollRestoration = 'auto';
    const isLost = document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement) focused.focus({preventScroll: true});
  });
}
