import {budgetOf, kinds, MAIN_BUDGET, overrun, overruns} from './budgets';
import {pageScale, ROUGH_QUALITY, sum} from './pageWeight';
import {folder, pages, type BuiltPage} from './site';

export function checkWeights(): void {
  const weightOf = pageScale(folder);
  const roughWeightOf = pageScale(folder, ROUGH_QUALITY);

  test.each(kinds)('each page of the kind "%s" is within its budgets', (kind) => {
    const members = pages.filter(({path}) => budgetOf(path).kind === kind);
    expect(members, 'pages of this kind').not.toEqual([]);
    const {budget} = budgetOf(members[0]!.path);
    const isHeavy = (page: BuiltPage) =>
      overruns(new Map([[page.path, roughWeightOf(page)]]), budget).length > 0;
    const heavy = members.filter(isHeavy).map((page) => [page.path, weightOf(page)] as const);
    expect(overruns(new Map(heavy), budget)).toEqual([]);
  });

  test('main.js is within its budget', () => {
    const scripts = weightOf(pages[0]!).awake;
    const main = scripts.find(({name}) => /\/main\.\w+\.js$/.test(name));
    expect(main && overrun('main.js', [main], MAIN_BUDGET)).toEqual([]);
  });

  test('a page of the API reference loads less than 15 KB of scripts more than a guide', () => {
    const bytesOf = (page: BuiltPage) => sum(roughWeightOf(page).awake);
    const reference = pages.filter(({path}) => path.startsWith('/api/')).map(bytesOf);
    const guide = bytesOf(pages.find(({path}) => path === '/docs/quick-start')!);
    expect(guide).toBeGreaterThan(50_000);
    const more = Math.max(...reference) - guide;
    expect(more, 'its own data and components').toBeGreaterThan(1000);
    expect(more).toBeLessThan(15_000);
  });
}
