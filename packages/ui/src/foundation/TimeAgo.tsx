export interface TimeAgoProps {
  /** ISO date and time. */
  dateTime: string;
  /** The same in words; they come with the data, so that server and browser say the same. */
  words: string;
  className?: string;
}

/** How long ago something happened. */
export function TimeAgo({ dateTime, words, className }: TimeAgoProps) {
  return (
    <time dateTime={dateTime} className={className}>
      {words}
    </time>
  );
}
