import {permissions, roles} from './roles';

test.each(permissions)(
  'roles.ts: "$action" is never broader for a role than for the one above it',
  ({rights}) => {
    const amounts = roles.map((role) => {
      const right = rights[role];
      return typeof right === 'string' ? 0.5 : Number(right);
    });
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  },
);

test('roles.ts: no permission is listed twice', () => {
  expect(new Set(permissions.map(({action}) => action)).size).toBe(permissions.length);
});
