import {useCallback, useReducer, type ReactNode} from 'react';

import {useFormWith} from '@site/src/lib/forms/useForm';
import {WaitlistContext, type OpenWaitlist} from '@site/src/domain/waitlist';
import {entryOptions} from './entry';
import {useWaitlistEntry} from './useWaitlistEntry';
import {initialWaitlist, unseenAnswer, waitlistReducer} from './waitlistMachine';
import {WaitlistModal} from './WaitlistModal';
import {WaitlistNotice} from './WaitlistNotice';

/** Gives every button on the page the waitlist's modal to open. Used once around a page. */
export function WaitlistProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [state, dispatch] = useReducer(waitlistReducer, initialWaitlist);
  useWaitlistEntry(state, dispatch);
  const form = useFormWith(entryOptions, state.entry.form, dispatch);
  const open = useCallback<OpenWaitlist>((request) => dispatch({type: 'open', request}), []);

  return (
    <WaitlistContext value={open}>
      {children}
      <WaitlistModal
        isOpen={state.isOpen}
        request={state.entry.request}
        form={form}
        onClose={() => dispatch({type: 'close'})}
      />
      <WaitlistNotice
        entry={unseenAnswer(state)}
        onReopen={() => dispatch({type: 'reopen'})}
        onDismiss={() => dispatch({type: 'close'})}
      />
    </WaitlistContext>
  );
}
