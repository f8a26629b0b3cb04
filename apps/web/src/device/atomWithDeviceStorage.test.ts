import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { atomWithDeviceStorage, createListParser } from './atomWithDeviceStorage.ts';

const isText = (found: unknown): found is string => typeof found === 'string';
let texts: Record<string, string>;
let notifyOtherTab: (event: { key: string | null }) => void;

beforeEach(() => {
  texts = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      texts[key] = text;
    },
  });
  vi.stubGlobal('addEventListener', (_: string, follow: typeof notifyOtherTab) => {
    notifyOtherTab = follow;
  });
  vi.stubGlobal('removeEventListener', () => undefined);
});

const createListingsAtom = () => atomWithDeviceStorage('homes', createListParser(isText, 3));

test('it is empty until its first use, then has the stored value', () => {
  texts.homes = '["a"]';
  const [store, atom] = [createStore(), createListingsAtom()];
  expect(store.get(atom)).toEqual([]);
  store.sub(atom, () => undefined);
  expect(store.get(atom)).toEqual(['a']);
});

test('repeated reads return the same object, which avoids a re-render', () => {
  texts.homes = '["a"]';
  const [store, atom] = [createStore(), createListingsAtom()];
  const unsubscribe = store.sub(atom, () => undefined);
  const first = store.get(atom);
  unsubscribe();
  const onChange = vi.fn();
  store.sub(atom, onChange);
  expect(store.get(atom)).toBe(first);
  store.set(atom, (now) => [...now, 'b']);
  const next = store.get(atom);
  notifyOtherTab({ key: 'homes' });
  expect(store.get(atom)).toBe(next);
  expect(onChange).toHaveBeenCalledOnce();
});

test('it follows another tab, and applies a change to the tab’s value', () => {
  const [store, atom] = [createStore(), createListingsAtom()];
  store.sub(atom, () => undefined);
  store.set(atom, () => ['a']);
  texts.homes = '["b"]';
  notifyOtherTab({ key: 'homes' });
  expect(store.get(atom)).toEqual(['b']);
  texts.homes = '["c"]';
  store.set(atom, (now) => [...now, 'd']);
  expect(texts.homes).toBe('["c","d"]');
});

test('an invalid value is read as empty', () => {
  texts.homes = '{';
  const [store, atom] = [createStore(), createListingsAtom()];
  store.sub(atom, () => undefined);
  expect(store.get(atom)).toEqual([]);
});

test('without storage it keeps the value for the visit, and reports that', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  const [store, atom] = [createStore(), createListingsAtom()];
  store.sub(atom, () => undefined);
  expect(store.set(atom, () => ['a'])).toBe(false);
  expect(store.set(atom, (now) => [...now, 'b'])).toBe(false);
  expect(store.get(atom)).toEqual(['a', 'b']);
});
