import type { Language } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { cloneElement, isValidElement } from 'react';
import { badWords } from './badWords.ts';

type Tree = { readonly [key: string]: string | Tree };

function pair(from: Tree, to: Tree, pairs: Map<string, string>): Map<string, string> {
  for (const [key, value] of Object.entries(from)) {
    const otherTexts = to[key];
    if (typeof value === 'string' && typeof otherTexts === 'string') pairs.set(value, otherTexts);
    else if (typeof value === 'object' && typeof otherTexts === 'object') pair(value, otherTexts, pairs);
  }
  return pairs;
}

const english = pair(ar, en, new Map(Object.values(badWords)));

/** Translates Arabic catalog texts in a story's args, at any depth; other values stay unchanged. */
export function pickLanguage(value: unknown, language: Language): unknown {
  if (language === 'ar') return value;
  if (typeof value === 'string') return english.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => pickLanguage(item, language));
  if (isValidElement<object>(value)) return cloneElement(value, localizeProps(value.props, language));
  if (typeof value === 'object' && value && Object.getPrototypeOf(value) === Object.prototype) {
    return localizeProps(value, language);
  }
  return value;
}

/** Translates each of a component's props. */
export const localizeProps = (props: object, language: Language): object =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, pickLanguage(value, language)]));
