const EXCERPT_LENGTH = 300;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Beginning of a text as one line, by default 300 characters. */
export function toExcerpt(text: string, length = EXCERPT_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...graphemes.segment(line)];
  if (characters.length <= length) return line;
  return `${line.slice(0, characters[length]?.index).trimEnd()}…`;
}
