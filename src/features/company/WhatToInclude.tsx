import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Prose} from './Prose';

/** What a mail to support should say, so that the first answer can be the last. */
export function WhatToInclude(): ReactNode {
  return (
    <Prose>
      <ul>
        <li>What you wanted to do, what happened instead, and when, with your time zone.</li>
        <li>
          The email address of the account. Write from it if you can; for access to an account we
          ask you to.
        </li>
        <li>
          For a bounce: the full delivery report, as in{' '}
          <Link to="/help/article/troubleshoot-bounces#read-a-bounce-message">
            Read a bounce message
          </Link>
          .
        </li>
        <li>
          For DNS records: the sending domain. Verification usually takes 24-48 hours, so{' '}
          <Link to="/help/article/setup-account#verify-your-sending-domain">
            check the four records
          </Link>{' '}
          first.
        </li>
        <li>For billing: the invoice number. Never a card number.</li>
        <li>
          For the <Link to="/api">API</Link>: the call, the time in UTC, the status code and the
          response. Never the API key.
        </li>
      </ul>
    </Prose>
  );
}
