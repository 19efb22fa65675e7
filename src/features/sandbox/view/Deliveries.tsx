import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {counted} from '@site/src/data/written';
import {deliveryStatus, type LoggedDelivery} from '../webhooks/deliveryLog';
import styles from './Console.module.css';

interface DeliveriesProps {
  /** Newest first. */
  readonly log: readonly LoggedDelivery[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The delivery whose request is in view. */
  readonly shown?: LoggedDelivery;
  readonly onShow: (id: string) => void;
  readonly onRetry: (delivery: LoggedDelivery) => void;
}

/** The log of deliveries, as under Settings, then Webhooks, then Deliveries. */
export function Deliveries({log, now, shown, onShow, onRetry}: DeliveriesProps): ReactNode {
  const isRetried = shown !== undefined && deliveryStatus(shown, now) === 'Retrying';
  return (
    <section aria-label="Deliveries">
      <Text as="h3" weight="semibold" marginBottom={2}>
        Deliveries
      </Text>
      <Text size="small" tone="muted">
        An event is retried for 24 hours, or until your endpoint returns 200 to 299. A retry has the
        same ID and body, and a new signature.
      </Text>
      {log.length > 0 && (
        <>
          <Stack as="ol" marginTop={4} marginBottom={4}>
            {log.map((delivery) => (
              <li key={delivery.event.id}>
                <Cluster
                  as="button"
                  type="button"
                  gap={4}
                  rowGap={0}
                  align="stretch"
                  justify="between"
                  className={styles.call}
                  aria-current={delivery === shown}
                  onClick={() => onShow(delivery.event.id)}>
                  <span>
                    {delivery.event.type}, {delivery.event.created_at.slice(11, 19)} UTC
                  </span>
                  <Text as="span" tone="muted">
                    {stateOf(delivery, now)}
                  </Text>
                </Cluster>
              </li>
            ))}
          </Stack>
          <Button
            aria-disabled={!isRetried || undefined}
            onClick={() => isRetried && onRetry(shown)}>
            Retry now
          </Button>
        </>
      )}
    </section>
  );
}

/** `503, Retrying, 2 attempts`. */
function stateOf(delivery: LoggedDelivery, now: number): string {
  const {attempts} = delivery;
  const count = counted(attempts.length, 'attempt');
  return [attempts[0].responseStatus ?? 'No response', deliveryStatus(delivery, now), count].join(
    ', ',
  );
}
