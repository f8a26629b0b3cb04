/** One line of user-written text with `dir="auto"`: cut at its own end, aligned like the page. */
export const oneLineStyles = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textAlign: 'match-parent',
} as const;
