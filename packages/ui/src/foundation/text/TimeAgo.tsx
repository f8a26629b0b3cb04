export interface TimeAgoProps {
  dateTime: string;
  /** Relative time in words, from the server, so that server and browser render the same. */
  words: string;
  className?: string;
}

export function TimeAgo({ dateTime, words, className }: TimeAgoProps) {
  return (
    <time dateTime={dateTime} className={className}>
      {words}
    </time>
  );
}
