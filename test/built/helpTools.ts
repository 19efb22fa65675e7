import {bounceCauses} from '../../src/domain/bounce/causes';
import {pageAt} from './site';

export function checkHelpTools(): void {
  test.each(bounceCauses)(
    'the article of the bounce "$id" exists, with its section',
    ({article}) => {
      const [path = '', section] = article.split('#');
      const {$} = pageAt(path);
      if (section) expect($(`[id="${section}"]`)).toHaveLength(1);
    },
  );
}
