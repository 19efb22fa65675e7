import type {ReactNode} from 'react';

const formatDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** When a post was published and how long it takes to read. */
export function PostFacts({
  date,
  readingTime,
}: {
  /** ISO 8601. */
  readonly date: string;
  /** Minutes, rounded up; left out where it is not shown. */
  readonly readingTime?: number;
}): ReactNode {
  return (
    <>
      <time dateTime={date}>{formatDate.format(new Date(date))}</time>
      {readingTime !== undefined && <span>{Math.ceil(readingTime)} min read</span>}
    </>
  );
}
