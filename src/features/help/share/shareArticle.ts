export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** The browser's functions; each may be missing. */
interface ShareTools {
  readonly share?: (data: {title: string; url: string}) => Promise<void>;
  readonly writeText?: (text: string) => Promise<void>;
}

function browserTools(): ShareTools {
  // Missing on insecure origins and in some browsers, whatever the types say.
  const {navigator} = window;
  const {share, clipboard} = navigator as Partial<Navigator>;
  return {
    share: share?.bind(navigator),
    writeText: clipboard?.writeText.bind(clipboard),
  };
}

/** Opens the system's share sheet, or copies the URL if there's none. Never throws. */
export async function shareArticle(
  title: string,
  url: string,
  tools = browserTools(),
): Promise<ShareOutcome> {
  if (tools.share) {
    try {
      await tools.share({title, url});
      return 'shared';
    } catch (error) {
      // The visitor closed the sheet, or clicked again while it's open. Neither is a failure.
      const isCancelled =
        error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
      if (isCancelled) return 'cancelled';
    }
  }
  try {
    if (!tools.writeText) return 'failed';
    await tools.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
