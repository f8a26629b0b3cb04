const EXCERPT_LENGTH = 300;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Beginning of a text as one line. */
export function toExcerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...graphemes.segment(line)];
  if (characters.length <= EXCERPT_LENGTH) return line;
  return `${line.slice(0, characters[EXCERPT_LENGTH]?.index).trimEnd()}…`;
}
