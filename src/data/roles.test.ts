import {permissions, roles} from './roles';

test.each(permissions)('$action: no role has more rights than the one before it', ({rights}) => {
  const amounts = roles.map((role) => {
    const right = rights[role];
    return typeof right === 'string' ? 0.5 : Number(right);
  });
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
});

test('no permission is listed twice', () => {
  expect(new Set(permissions.map(({action}) => action)).size).toBe(permissions.length);
});
