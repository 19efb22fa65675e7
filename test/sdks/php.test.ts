import {php} from '../../scripts/sdks/php';
import {describeSdk} from './describeSdk';
import {madeUpModel} from './madeUp';

describeSdk('php', {emit: php, ending: 'Exception', argument: 'InvalidArgumentException'});

test('php: a description can’t end its comment', () => {
  const code = php(madeUpModel())['src/Operations.php'] ?? '';
  expect(code).toContain('Text that would end a comment');
  expect(code).not.toContain('comment: */');
});
