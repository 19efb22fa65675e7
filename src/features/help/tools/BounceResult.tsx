import {useDeferredValue, useMemo, type ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {bounceFigures, type BounceType} from '@site/src/data/bounces';
import {decodeBounce, type DecodedBounce} from '@site/src/domain/bounce/decodeBounce';
import {ToolError, ToolFacts, ToolResult} from './ToolResult';
import styles from './ToolResult.module.css';

const typeNames = {
  hard: 'Hard bounce',
  soft: 'Soft bounce',
  transient: 'Transient bounce',
  blocked: 'Blocked',
} satisfies Record<BounceType, string>;

const {softRetries, softRetryHours, transientHours, blockedBeforePause} = bounceFigures;

/** Sentences on how the product reacts to each type of bounce. */
const whatWeDo = {
  hard: 'We suppressed the address immediately, and its sequence ended.',
  soft: `We retry ${softRetries} times, ${softRetryHours} hours after the first attempt. If the last retry fails, we suppress the address.`,
  transient: `We retry for ${transientHours} hours. The address stays active, and its sequence waits.`,
  blocked: `We don’t retry, and the address stays active. After ${blockedBeforePause} blocked emails within an hour, we pause the sender.`,
} satisfies Record<BounceType, string>;

/** Describes the class of a code, its first digit: 2, 4, or 5. */
function classOf(code: string): string {
  if (code.startsWith('2')) return '2 means that the server accepted the email';
  return code.startsWith('4')
    ? '4 usually means a temporary problem, so the email will be retried'
    : '5 usually means permanent. The text after it says why';
}

/** The meaning of a pasted bounce, for each of its recipients. */
export default function BounceResult({text}: {readonly text: string}): ReactNode {
  const shown = useDeferredValue(text);
  const bounces = useMemo(() => decodeBounce(shown), [shown]);
  if (bounces.length === 0) {
    return (
      <ToolResult>
        <Text isTrimmed>
          <ToolError>Paste the text of a bounce first.</ToolError> In the app, open the email and
          select <strong>Show delivery report</strong>.
        </Text>
      </ToolResult>
    );
  }
  return bounces.map((bounce) => (
    <ToolResult key={`${bounce.recipient} ${bounce.quote}`}>
      <Bounce {...bounce} />
    </ToolResult>
  ));
}

function Bounce({recipient, code, quote, cause, isDelayed}: DecodedBounce): ReactNode {
  return (
    <Stack gap={4}>
      <Cluster gap={3} rowGap={2}>
        <Badge tone="accent">{cause ? typeNames[cause.type] : 'Not recognized'}</Badge>
        {code && <code>{code}</code>}
        {recipient && (
          <Text as="span" size="small" tone="muted" isBreakable>
            {recipient}
          </Text>
        )}
      </Cluster>
      <Text as="h3" size="heading">
        {cause ? cause.title : 'We don’t know this message'}
      </Text>
      <blockquote className={styles.quote}>{quote}</blockquote>
      {cause ? (
        <>
          <ToolFacts
            facts={[
              ['What happened', cause.meaning],
              ['What we do', whatWeDo[cause.type]],
              [
                'What you do',
                isDelayed
                  ? `Nothing yet: a server is still trying. If it gives up: ${cause.advice}`
                  : cause.advice,
              ],
            ]}
          />
          <p>
            <PlainLink to={cause.article} weight="semibold" tap="full">
              Read the article
            </PlainLink>
          </p>
        </>
      ) : (
        <>
          <ToolFacts
            facts={[
              [
                'What it may be',
                code
                  ? `A code that starts with ${classOf(code)}.`
                  : 'An automatic reply, or a bounce without a code. Look for three digits and a text after them.',
              ],
              [
                'What to send us',
                'The whole delivery report, the campaign’s name, the recipient, and the time with its time zone.',
              ],
            ]}
          />
          <p>
            <PlainLink to="/contact?topic=help" weight="semibold" tap="full">
              Contact support
            </PlainLink>
          </p>
        </>
      )}
    </Stack>
  );
}
