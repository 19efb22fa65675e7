import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Download, Share2, Trash2, Upload} from 'lucide-react';
import {useRef, useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {
  MAX_FILE_BYTES,
  mergeReading,
  type ImportResult,
  type Reading,
} from '@site/src/domain/reading/readingFile';
import {isSaved} from '@site/src/domain/reading/saved';
import {SHARED, sharedHash, sharedSlugs} from '@site/src/domain/reading/sharedLink';
import {shortDate} from '@site/src/lib/dates';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {saveText} from '@site/src/lib/saveText';
import {useLoadedCode} from '@site/src/lib/useLoadedCode';
import {HelpTitle} from '../HelpTitle/HelpTitle';
import {shareArticle} from '../share/shareArticle';
import {useVersionPath} from '../useVersionPath';
import {ArticleRows, type ArticleRow} from './ArticleRows';
import {findArticle, type ArticleTitles} from './findArticle';
import {counted, errorNote, importNote} from './readingNotes';
import {useReading} from './useReading';

const FILE_NAME = `${brand.domain}-help-articles.json`;

/** Read articles shown at first. */
const SHOWN_READ = 10;

const NOT_STORED = 'Your browser blocks storage, so it lasts until you close this page.';

export interface SavedPageProps {
  readonly load: () => Promise<{readonly default: ArticleTitles}>;
}

/**
 * The articles saved and read on this device, and what can be done with them: share them as a link, move them with a file, and
 * remove them. Everything that has a result announces it in one line, which gets the focus if its button is gone.
 */
export function SavedPage({load}: SavedPageProps): ReactNode {
  return (
    <>
      <HelpTitle title="Saved articles">
        The articles you saved and the ones you read last. The list is on this device only, until
        you share it as a link or move it with a file.
      </HelpTitle>
      <noscript>
        <p>Turn on JavaScript to see them. Your browser stores the list, and a script reads it.</p>
      </noscript>
      <div
        // The list arrives late and pushes nothing down that's on the screen.
        style={{minHeight: '100svh'}}
        {...pageMarks.visitorsDevice}
        {...pageMarks.notText}
        {...pageMarks.notInMarkdown}
        {...showsUrl(SHARED)}>
        {useIsBrowser() && <DeviceArticles load={load} />}
      </div>
    </>
  );
}

function DeviceArticles({load}: SavedPageProps): ReactNode {
  const versions = useVersions('help');
  const versionPath = useVersionPath();
  const history = useHistory();
  const {pathname, hash} = useLocation();
  const {code, isOffline} = useLoadedCode(load);
  const {reading, write, withSaved, toFile, fromFile} = useReading();
  const [isComplete, setIsComplete] = useState(false);
  const [note, setNote] = useState('');
  const noteRef = useRef<HTMLParagraphElement>(null);
  const titles = code?.default;
  if (!titles) {
    return isOffline && <p role="status">You’re offline. Your articles appear when you’re back.</p>;
  }

  const find = (slug: string) => findArticle(titles, versions, slug);
  const saved = reading.saved.flatMap(({slug, savedAt}): ArticleRow[] => {
    const article = find(slug);
    return article ? [{...article, fact: savedAt ? `Saved ${shortDate(savedAt)}` : 'Saved'}] : [];
  });
  const read = reading.history.flatMap(({slug, readAt}): ArticleRow[] => {
    const article = find(slug);
    return article ? [{...article, fact: `Read ${shortDate(readAt)}`}] : [];
  });
  const shared = sharedSlugs(hash);

  /** Stores the change and announces it. */
  const change = (next: Reading, result: string) => {
    const isStored = write(next);
    setNote(isStored ? result : `${result} ${NOT_STORED}`);
  };
  /** For buttons that disappear. */
  const changeAndFocus = (next: Reading, result: string) => {
    noteRef.current?.focus();
    change(next, result);
  };
  const closeShared = () => {
    noteRef.current?.focus();
    history.replace(pathname);
  };

  return (
    <Grid columns={[3, 2]} collapse="mobile" gap={16} rowGap={10} marginBottom={16}>
      <Stack gap={6}>
        {shared.length > 0 && (
          <SharedArticles
            slugs={shared}
            find={find}
            isSaved={(slug) => isSaved(reading.saved, slug)}
            onAdd={(slugs) =>
              changeAndFocus(withSaved(slugs), `Added ${counted(slugs.length, 'article')}.`)
            }
            onClose={closeShared}
          />
        )}
        <Stack gap={3}>
          <Cluster gap={2}>
            <ShareButton slugs={saved.map(({slug}) => slug)} onNote={setNote} />
            <Button
              icon={Download}
              disabled={saved.length + read.length === 0}
              onClick={() => {
                saveText(FILE_NAME, toFile());
                setNote(`Exported to ${FILE_NAME}.`);
              }}>
              Export
            </Button>
            <ImportButton
              read={(text) => fromFile(text, (slug) => find(slug) !== undefined)}
              onResult={(result) => {
                if ('error' in result) return setNote(errorNote(result));
                const next = mergeReading(reading, result.reading);
                change(next, importNote(reading, next, result.unknown));
              }}
            />
          </Cluster>
          <Text
            ref={noteRef}
            role="status"
            tabIndex={-1}
            size="small"
            tone="accent"
            isBreakable
            isTrimmed>
            {note}
          </Text>
        </Stack>
        {saved.length > 0 ? (
          <ArticleRows
            rows={saved}
            label="Saved articles"
            onRemove={({slug, title}) =>
              changeAndFocus(
                {...reading, saved: reading.saved.filter((article) => article.slug !== slug)},
                `“${title}” is no longer saved.`,
              )
            }
          />
        ) : (
          <Text isTrimmed>
            You haven’t saved any articles yet. Select <strong>Save Article</strong> next to{' '}
            <Link to={versionPath}>any article</Link>, and it’s listed here.
          </Text>
        )}
      </Stack>
      {read.length > 0 && (
        <Stack as="section" gap={4}>
          <Cluster gap={4} justify="between">
            <Text as="h2" size="heading">
              Recently read
            </Text>
            <Button
              icon={Trash2}
              onClick={() => changeAndFocus({...reading, history: []}, 'Your history is empty.')}>
              Clear history
            </Button>
          </Cluster>
          <ArticleRows rows={isComplete ? read : read.slice(0, SHOWN_READ)} label="Recently read" />
          {read.length > SHOWN_READ && (
            <p>
              <Button aria-expanded={isComplete} onClick={() => setIsComplete(!isComplete)}>
                {isComplete ? 'Show fewer' : `Show all ${read.length}`}
              </Button>
            </p>
          )}
        </Stack>
      )}
    </Grid>
  );
}

/**
 * The articles of a shared link. They're saved only if the visitor wants them. The list stays until it's closed, so that
 * the second click of a double-click opens nothing.
 */
function SharedArticles({
  slugs,
  find,
  isSaved: isKnown,
  onAdd,
  onClose,
}: {
  readonly slugs: readonly string[];
  readonly find: (slug: string) => Omit<ArticleRow, 'fact'> | undefined;
  readonly isSaved: (slug: string) => boolean;
  readonly onAdd: (slugs: readonly string[]) => void;
  readonly onClose: () => void;
}): ReactNode {
  const articles = slugs.flatMap((slug) => find(slug) ?? []);
  const fresh = articles.filter(({slug}) => !isKnown(slug));
  const missing = slugs.length - articles.length;
  return (
    <Panel as="section" shadow="card" padding={6} aria-labelledby="shared">
      <Stack gap={4}>
        <Text as="h2" size="heading" id="shared">
          {articles.length === 0
            ? 'The articles in this link don’t exist'
            : `${counted(articles.length, 'article')} ${articles.length === 1 ? 'was' : 'were'} shared with you`}
        </Text>
        {articles.length > 0 && (
          <ArticleRows
            rows={articles.map((article) => ({
              ...article,
              fact: isKnown(article.slug) ? 'You’ve saved it already' : '',
            }))}
            label="Shared articles"
          />
        )}
        {articles.length > 0 && missing > 0 && (
          <Text size="small" tone="muted" isTrimmed>
            The link also has {counted(missing, 'article')} that the help center doesn’t have.
          </Text>
        )}
        <Cluster gap={2}>
          {fresh.length > 0 && (
            <Button variant="primary" onClick={() => onAdd(fresh.map(({slug}) => slug))}>
              Add {counted(fresh.length, 'article')}
            </Button>
          )}
          <Button onClick={onClose}>{fresh.length > 0 ? 'Don’t add' : 'Close'}</Button>
        </Cluster>
      </Stack>
    </Panel>
  );
}

function ShareButton({
  slugs,
  onNote,
}: {
  readonly slugs: readonly string[];
  readonly onNote: (note: string) => void;
}): ReactNode {
  const share = async () => {
    const url = window.location.origin + window.location.pathname + sharedHash(slugs);
    // Missing on insecure origins and in some browsers, whatever the types say.
    const tools = window.navigator as Partial<Navigator>;
    const outcome = await shareArticle('Help articles', url, {
      share: tools.share?.bind(tools),
      writeText: tools.clipboard?.writeText.bind(tools.clipboard),
    });
    const notes = {
      shared: 'Shared.',
      copied: `Copied a link to ${counted(slugs.length, 'article')}.`,
      cancelled: '',
      failed: `Your browser blocked copying. Copy this link: ${url}`,
    };
    onNote(notes[outcome]);
  };
  return (
    <Button icon={Share2} disabled={slugs.length === 0} onClick={() => void share()}>
      Share link
    </Button>
  );
}

function ImportButton({
  read,
  onResult,
}: {
  readonly read: (text: string) => ImportResult;
  readonly onResult: (result: ImportResult) => void;
}): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  const readFile = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const result: ImportResult =
      file.size > MAX_FILE_BYTES
        ? {error: 'too-large'}
        : await file.text().then(
            read,
            // A folder, or a file that was deleted meanwhile.
            () => ({error: 'not-a-reading-file'}),
          );
    // Otherwise the browser reports no change if the same file is chosen again.
    input.value = '';
    onResult(result);
  };
  return (
    <>
      <Button icon={Upload} onClick={() => inputRef.current?.click()}>
        Import
      </Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label="File to import"
        accept=".json,application/json"
        onChange={({currentTarget}) => void readFile(currentTarget)}
      />
    </>
  );
}
