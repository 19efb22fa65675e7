/** What a view must not reach for, as `no-restricted-syntax` entries. */
const found = [
  [
    'CallExpression[callee.name=/^(setTimeout|setInterval)$/]',
    'A timer belongs in a hook that clears itself (use*.ts) or in src/lib.',
  ],
  [
    'CallExpression[callee.property.name=/^(setTimeout|setInterval)$/]',
    'A timer belongs in a hook that clears itself (use*.ts) or in src/lib.',
  ],
  [
    'MemberExpression[object.name="Date"][property.name="now"]',
    'The clock is passed in: read it in a hook (use*.ts) or in src/lib.',
  ],
  [
    'NewExpression[callee.name="Date"][arguments.length=0]',
    'The clock is passed in: read it in a hook (use*.ts) or in src/lib.',
  ],
  [
    'MemberExpression[object.name="Math"][property.name="random"]',
    'The dice are passed in: take a random source as a prop; the real one lives in src/lib.',
  ],
  [
    'Identifier[name=/^(localStorage|sessionStorage)$/]',
    'Storage is passed in: use src/lib/storage.ts through a hook (use*.ts).',
  ],
];

export const impureGlobals = found.map(([selector, message]) => ({selector, message}));
