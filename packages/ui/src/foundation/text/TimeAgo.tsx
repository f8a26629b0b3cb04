export interface TimeAgoProps {
  dateTime: string;
  /** Relative time in words, from the server, so that server and browser render the same. */
  text: string;
  className?: string;
}

export function TimeAgo({ dateTime, text, className }: TimeAgoProps) {
  return (
    <time dateTime={dateTime} className={className}>
      {text}
    </time>
  );
}
