import type { Language } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { cloneElement, isValidElement } from 'react';
import { badWords } from './badWords.ts';

type Tree = { readonly [key: string]: string | Tree };

function pair(from: Tree, to: Tree, pairs: Map<string, string>): Map<string, string> {
  for (const [key, value] of Object.entries(from)) {
    const other = to[key];
    if (typeof value === 'string' && typeof other === 'string') pairs.set(value, other);
    else if (typeof value === 'object' && typeof other === 'object') pair(value, other, pairs);
  }
  return pairs;
}

const english = pair(ar, en, new Map(Object.values(badWords)));

/** Translates Arabic catalog texts in a story's args, at any depth; other values stay unchanged. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (language === 'ar') return value;
  if (typeof value === 'string') return english.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
  if (isValidElement<object>(value)) return cloneElement(value, propsIn(value.props, language));
  if (typeof value === 'object' && value && Object.getPrototypeOf(value) === Object.prototype) {
    return propsIn(value, language);
  }
  return value;
}

/** Translates each of a component's props. */
export const propsIn = (props: object, language: Language): object =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, inLanguage(value, language)]));
