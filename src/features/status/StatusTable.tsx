import {
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleX,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {Icon} from '@site/src/components/Icon/Icon';
import type {StatusComponent, StatusLevel} from '@site/src/data/status';
import styles from './StatusTable.module.css';

const looks = {
  operational: {label: 'Operational', icon: CircleCheck},
  maintenance: {label: 'Maintenance', icon: Wrench},
  degraded: {label: 'Degraded performance', icon: CircleMinus},
  'partial-outage': {label: 'Partial outage', icon: CircleAlert},
  'major-outage': {label: 'Major outage', icon: CircleX},
} satisfies Record<StatusLevel, {label: string; icon: LucideIcon}>;

const columns: readonly Column<StatusComponent>[] = [
  {key: 'name', head: 'Component', cell: ({name}) => name},
  {key: 'status', head: 'Status', cell: ({status}) => <StatusLabel status={status} />},
  {key: 'uptime', head: 'Uptime, 90 days', isNumeric: true, cell: ({uptime}) => `${uptime}%`},
  {
    key: 'responseTime',
    head: 'Response time',
    isNumeric: true,
    cell: ({responseTimeMs}) => `${responseTimeMs} ms`,
  },
];

function StatusLabel({status}: Pick<StatusComponent, 'status'>): ReactNode {
  const {label, icon} = looks[status];
  return (
    <span className={styles.status}>
      <Icon icon={icon} size={16} /> {label}
    </span>
  );
}

/** Every component with its status, uptime and response time. */
export function StatusTable({
  components,
}: {
  readonly components: readonly StatusComponent[];
}): ReactNode {
  return (
    <DataTable caption="Components" columns={columns} rows={components} rowKey={({name}) => name} />
  );
}
