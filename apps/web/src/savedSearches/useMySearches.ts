import type { SavedSearch as AccountSearch, Alert } from '@mashrabiya/contract';
import { type Atom, atom, useAtomValue, useStore } from 'jotai';
import {
  removeSearchAtom,
  renameSearchAtom,
  restoreSearchAtom,
  savedSearchesAtom,
  saveSearchAtom,
} from '../device/savedSearchAtoms.ts';
import type { SavedSearch } from '../device/savedSearches.ts';
import { signedInAtom } from '../session/atoms.ts';
import {
  accountSearchesAtom,
  mergeIntoAccountAtom,
  removeFromAccountAtom,
  renameInAccountAtom,
  saveInAccountAtom,
  setSearchAlertAtom,
} from './accountSearches.ts';

export interface MySearch extends SavedSearch {
  account?: Pick<AccountSearch, 'id' | 'fresh' | 'alert'>;
}

interface MySearches {
  /** Latest first; undefined while the account's searches load. */
  searches: readonly MySearch[] | undefined;
  isFailed: boolean;
  retry: () => void;
}

interface SearchActions {
  save(search: Pick<MySearch, 'href' | 'name'>): Promise<boolean>;
  rename(href: string, name: string): Promise<void>;
  remove(href: string): Promise<void>;
  restore(search: MySearch, index: number): Promise<void>;
}

const toMySearch = ({ id, href, name, fresh, alert, ...times }: AccountSearch): MySearch => ({
  href,
  name,
  savedAt: times.saved_at,
  checkedAt: times.checked_at,
  checkedBefore: times.checked_before,
  account: { id, fresh, alert },
});

const mySearchesAtom: Atom<MySearches> = atom((get) => {
  if (!get(signedInAtom)) return { searches: get(savedSearchesAtom), isFailed: false, retry: () => undefined };
  const { data, isError, refetch } = get(accountSearchesAtom);
  return { searches: data?.data.map(toMySearch), isFailed: isError && !data, retry: () => void refetch() };
});

/** Saved searches with actions, which reject with the refusal; saving returns false if not stored. */
export function useMySearches() {
  const store = useStore();
  const isSignedIn = useAtomValue(signedInAtom);
  const mySearches = useAtomValue(mySearchesAtom);
  const getAccountId = (href: string) =>
    mySearches.searches?.find((savedSearch) => savedSearch.href === href)?.account?.id ?? '';
  const deviceActions: SearchActions = {
    save: async (search) => store.set(saveSearchAtom, search),
    rename: async (href, name) => {
      store.set(renameSearchAtom, href, name);
    },
    remove: async (href) => {
      store.set(removeSearchAtom, href);
    },
    restore: async (search, index) => {
      store.set(restoreSearchAtom, search, index);
    },
  };
  const accountActions: SearchActions = {
    save: async (search) => {
      await store.set(saveInAccountAtom, search);
      return true;
    },
    rename: async (href, name) => {
      await store.set(renameInAccountAtom, getAccountId(href), name);
    },
    remove: async (href) => {
      await store.set(removeFromAccountAtom, getAccountId(href));
    },
    restore: async (search) => {
      const list = await store.set(mergeIntoAccountAtom, [search]);
      const restored = list.find(({ href }) => href === search.href);
      const alert = search.account?.alert;
      if (restored && alert && alert.frequency !== 'none') await store.set(setSearchAlertAtom, restored.id, alert);
    },
  };
  return {
    ...mySearches,
    isAccount: isSignedIn,
    ...(isSignedIn ? accountActions : deviceActions),
    setAlert: (id: string, alert: Alert) => store.set(setSearchAlertAtom, id, alert),
  };
}
