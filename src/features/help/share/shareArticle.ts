export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Opens the system's share sheet, or copies the URL if there's none. Never throws. */
export async function shareArticle(title: string, url: string): Promise<ShareOutcome> {
  // Missing on insecure origins and in some browsers, whatever the types say.
  const tools = window.navigator as Partial<Navigator>;
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
    if (!tools.clipboard) return 'failed';
    await tools.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
