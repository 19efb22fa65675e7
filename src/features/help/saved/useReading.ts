import {storageKeys} from '@site/src/data/storageKeys';
import {parseHistory} from '@site/src/domain/reading/history';
import {
  exportReading,
  importReading,
  mergeReading,
  type ImportOptions,
  type ImportResult,
  type Reading,
} from '@site/src/domain/reading/readingFile';
import {parseSaved} from '@site/src/domain/reading/saved';
import {useStored} from '@site/src/lib/useStored';

interface DeviceReading {
  readonly reading: Reading;
  /** Replaces the reading, and returns whether the device stored it. */
  readonly write: (reading: Reading) => boolean;
  /** The reading with these articles saved now. */
  readonly withSaved: (slugs: readonly string[]) => Reading;
  /** The text of a file with the reading. */
  readonly toFile: () => string;
  readonly fromFile: (text: string, isKnown: ImportOptions['isKnown']) => ImportResult;
}

const now = () => new Date().toISOString();

/** The articles saved and read on this device, and their file. */
export function useReading(): DeviceReading {
  const [savedText, writeSaved] = useStored(storageKeys.savedArticles);
  const [historyText, writeHistory] = useStored(storageKeys.readArticles);
  const reading = {saved: parseSaved(savedText), history: parseHistory(historyText)};
  return {
    reading,
    write: ({saved, history}) => {
      const isStored = writeSaved(JSON.stringify(saved));
      return writeHistory(JSON.stringify(history)) && isStored;
    },
    withSaved: (slugs) => {
      const savedAt = now();
      return mergeReading(reading, {saved: slugs.map((slug) => ({slug, savedAt})), history: []});
    },
    toFile: () => exportReading(reading, now()),
    fromFile: (text, isKnown) => importReading(text, {isKnown, now: now()}),
  };
}
