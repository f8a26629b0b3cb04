const MIRRORED_PAIRS = [
  ['left', 'right'],
  ['ltr', 'rtl'],
  ['e', 'w'],
  ['ne', 'nw'],
  ['se', 'sw'],
] as const;
const MIRRORED_WORD = new Map<string, string>(
  MIRRORED_PAIRS.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);
const MIRRORED_WORD_PATTERN = /\b(?:left|right|ltr|rtl)\b|\b(?:[ns]?[ew])(?=-resize\b)/g;

const SIDE_PROPERTY_PATTERN = /^(?:margin|padding|inset|border-(?:color|style|width)|scroll-(?:margin|padding))$/;
const LENGTH_PATTERN = /^-?[\d.]+/;

const swapWords = (text: string): string =>
  text.replace(MIRRORED_WORD_PATTERN, (word) => MIRRORED_WORD.get(word) ?? word);

const splitAt = (separator: RegExp, value: string): string[] =>
  value.split(new RegExp(`${separator.source}(?![^(]*\\))`)).filter(Boolean);

const negate = (length: string): string => {
  if (!LENGTH_PATTERN.test(length) || Number.parseFloat(length) === 0) return length;
  return length.startsWith('-') ? length.slice(1) : `-${length}`;
};

const swapSides = (value: string): string => {
  const [top, right, bottom, left, ...rest] = splitAt(/\s+/, value);
  return left === undefined || rest.length > 0 ? value : [top, left, bottom, right].join(' ');
};

const swapCorners = (value: string): string => {
  const [first, second, third, fourth] = splitAt(/\s+/, value);
  if (second === undefined) return value;
  return [second, first, fourth ?? (third === undefined ? undefined : second), third].filter(Boolean).join(' ');
};

const negateFirst = (value: string): string => {
  const [first = '', ...rest] = splitAt(/\s+/, value);
  return [negate(first), ...rest].join(' ');
};

function mirrorValue(name: string, value: string): string {
  if (SIDE_PROPERTY_PATTERN.test(name)) return swapSides(value);
  if (name === 'border-radius')
    return splitAt(/\s*\/\s*/, value)
      .map(swapCorners)
      .join(' / ');
  if (name === 'translate') return negateFirst(value);
  if (name.endsWith('-shadow')) return splitAt(/,\s*/, value).map(negateFirst).join(',');
  if (name === 'transform') {
    return value.replace(/(translate(?:X|3d)?\(\s*)([^,)]+)/g, (_, start: string, x: string) => start + negate(x));
  }
  if (/^background-position(?:-x)?$/.test(name)) {
    return splitAt(/,\s*/, value)
      .map((place) => place.replace(/^([\d.]+)%/, (_, share: string) => `${100 - Number(share)}%`))
      .join(',');
  }
  return value;
}

/**
 * Mirrors a declaration for right-to-left. CSSJanus handles any style sheet, but its expressions take a phone 43 ms to
 * compile; MUI's declarations and our theme's need only these rules.
 */
export function mirror(name: string, value: string): string {
  const [plain = '', important = ''] = value.split(/(?=\s*!important$)/);
  return `${swapWords(name)}:${swapWords(mirrorValue(name, plain))}${important}`;
}
