export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** The browser's functions; each may be missing. */
export interface ShareTools {
  readonly share?: (data: {title: string; url: string}) => Promise<void>;
  readonly writeText?: (text: string) => Promise<void>;
}

/** Opens the system's share sheet, or copies the URL if there's none. Never throws. */
export async function shareArticle(
  title: string,
  url: string,
  tools: ShareTools,
): Promise<ShareOutcome> {
  if (tools.share) {
    try {
      await tools.share({title, url});
      return 'shared';
    } catch (error) {
      // The visitor closed the sheet, which isn't a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
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
