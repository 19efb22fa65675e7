import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Stack} from '@site/src/components/Stack/Stack';
import type {OperationData} from '@site/plugins/api-reference/types';
import {Wide} from '../Beside/Beside';
import {FieldGroups} from '../Operation/FieldGroups';
import styles from '../Operation/Operation.module.css';
import {Responses} from '../Operation/Responses';
import {useTarget} from '../useTarget';

/** The parts that all events have: the headers, the payload around their `data`, and your response. In MDX: `<EveryEvent />`. */
export function EveryEvent({of: operation}: {readonly of: OperationData}): ReactNode {
  const target = useTarget();
  const only = (id: string) => ({
    ...operation,
    groups: operation.groups.filter((group) => group.id === id),
  });
  return (
    <Wide>
      <Stack gap={8} className={clsx(styles.operation, styles.details)}>
        <Stack gap={8}>
          <FieldGroups operation={only('header')} target={target} level="h3" />
          <Responses operation={operation} target={target} level="h3" />
        </Stack>
        <div>
          <FieldGroups operation={only('body')} target={target} level="h3" />
        </div>
      </Stack>
    </Wide>
  );
}
