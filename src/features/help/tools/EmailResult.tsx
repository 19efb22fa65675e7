import {useDeferredValue, useMemo, type ReactNode} from 'react';

import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {checkEmail} from '@site/src/domain/emailCheck/checkEmail';
import {Findings} from './Findings';
import {ToolError, ToolResult} from './ToolResult';

/** The findings about a pasted email. */
export default function EmailResult({text}: {readonly text: string}): ReactNode {
  const shown = useDeferredValue(text);
  const email = useMemo(() => checkEmail(shown), [shown]);
  if (!email) {
    return (
      <ToolResult>
        <Text isTrimmed>
          <ToolError>Paste an email first:</ToolError> the subject in the first line, the text below
          it.
        </Text>
      </ToolResult>
    );
  }
  const issues = email.findings.filter(({level}) => level !== 'fine').length;
  return (
    <ToolResult>
      <Stack gap={4}>
        <Text as="h3" size="heading">
          {issues === 0
            ? 'Within the benchmarks'
            : issues === 1
              ? 'One thing to improve'
              : `${issues} things to improve`}
        </Text>
        <Findings findings={email.findings} />
        <p>
          <PlainLink to="/help/article/email-best-practices" weight="semibold" tap="full">
            Write emails that get replies
          </PlainLink>
        </p>
      </Stack>
    </ToolResult>
  );
}
