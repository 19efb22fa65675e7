import {useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Text} from '@site/src/components/Text/Text';
import {MISSING, missingDoc} from '@site/src/domain/docVersions';
import {showsUrl} from '@site/src/lib/pageMarks';
import {useLoadedCode} from '@site/src/lib/useLoadedCode';
import {findArticle, titleOf, type ArticleTitles} from '../saved/findArticle';

interface MissingArticleProps {
  readonly load: () => Promise<{readonly default: ArticleTitles}>;
}

/** Says that this version doesn't have the page someone came from, with a link back. The version menu names it in the hash. */
export function MissingArticle({load}: MissingArticleProps): ReactNode {
  const {version, label} = useDocsVersion();
  const versions = useVersions('help');
  const id = missingDoc(useLocation().hash);
  const ref = useRef<HTMLParagraphElement>(null);
  const {code} = useLoadedCode(id === null ? null : load);
  const slug = id?.replace('article/', '') ?? '';
  const isShown = code !== null && titleOf(code.default, version, slug) === undefined;
  const article = isShown && findArticle(code.default, versions, slug);

  // The router doesn't scroll to the top of a page that it opens with a hash.
  useEffect(() => {
    if (isShown) ref.current?.focus();
  }, [isShown, id]);

  return (
    <div {...showsUrl(MISSING)}>
      {isShown && (
        <Panel tone="wash" padding={[4, 5]} marginTop={4}>
          <Text ref={ref} tabIndex={-1} isTrimmed>
            <strong>
              {article ? `“${article.title}”` : 'The page you came from'} isn’t in version {label}.
            </strong>{' '}
            {article && (
              <PlainLink to={article.path} tone="accent" weight="semibold">
                Back to the article
              </PlainLink>
            )}
          </Text>
        </Panel>
      )}
    </div>
  );
}
