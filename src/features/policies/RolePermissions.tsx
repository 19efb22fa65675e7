import {Check, Minus} from 'lucide-react';
import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {Icon} from '@site/src/components/Icon/Icon';
import {permissions, roles, type Permission, type Right} from '@site/src/data/roles';

const markOf = (right: Right): ReactNode => {
  if (typeof right === 'string') return right;
  return right ? <Icon icon={Check} label="Yes" /> : <Icon icon={Minus} tone="muted" label="No" />;
};

const columns: readonly Column<Permission>[] = [
  {key: 'action', head: 'Permission', cell: ({action}) => action},
  ...roles.map((role) => ({
    key: role,
    head: role,
    cell: ({rights}: Permission) => markOf(rights[role]),
  })),
];

/** Every permission, and the roles that have it. */
export function RolePermissions(): ReactNode {
  return (
    <DataTable
      caption="Permissions by role"
      columns={columns}
      rows={permissions}
      rowKey={({action}) => action}
      onPhone="headings"
    />
  );
}
