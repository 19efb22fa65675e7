import {useCallback, useReducer, type ReactNode} from 'react';

import {WaitlistContext, type OpenWaitlist} from '@site/src/lib/waitlist';
import {useSendEntry} from './useSendEntry';
import {initialWaitlist, unseenAnswer, waitlistReducer} from './waitlistMachine';
import {WaitlistModal} from './WaitlistModal';
import {WaitlistNotice} from './WaitlistNotice';

/** Gives every button of the page the waitlist's modal to open. Once around a page. */
export function WaitlistProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [state, dispatch] = useReducer(waitlistReducer, initialWaitlist);
  const send = useSendEntry(dispatch);
  const open = useCallback<OpenWaitlist>((request) => dispatch({type: 'open', request}), []);

  return (
    <WaitlistContext value={open}>
      {children}
      <WaitlistModal
        state={state}
        onType={(email) => dispatch({type: 'type', email})}
        onSend={() => void send(state.entry)}
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
