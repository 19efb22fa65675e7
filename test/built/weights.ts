import {budgetOf, kinds, MAIN_BUDGET} from './budgets';
import {overrun, overruns} from './overruns';
import {pageScale} from './pageWeight';
import {folder, pages} from './site';

export function checkWeights(): void {
  const weightOf = pageScale(folder);

  test.each(kinds)('each page of the kind "%s" is within its budgets', (kind) => {
    const members = pages.filter(({path}) => budgetOf(path).kind === kind);
    expect(members, 'pages of this kind').not.toEqual([]);
    const weights = new Map(members.map((page) => [page.path, weightOf(page)]));
    expect(overruns(weights, budgetOf(members[0]!.path).budget)).toEqual([]);
  });

  test('main.js is within its budget', () => {
    const scripts = weightOf(pages[0]!).awake;
    const main = scripts.find(({name}) => /\/main\.\w+\.js$/.test(name));
    expect(main && overrun('main.js', [main], MAIN_BUDGET)).toEqual([]);
  });
}
