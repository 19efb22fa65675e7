import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {permissions, roles, type Permission, type Right} from '@site/src/data/roles';

const rightText = (right: Right) => (typeof right === 'string' ? right : right ? 'Yes' : 'No');

const columns: readonly Column<Permission>[] = [
  {key: 'action', head: 'Permission', cell: ({action}) => action},
  ...roles.map((role) => ({
    key: role,
    head: role,
    cell: ({rights}: Permission) => rightText(rights[role]),
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
