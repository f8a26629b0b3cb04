import { type FilterState, filterChips, useLocale } from '@mashrabiya/ui';
import { SaveSearchPanel, type SaveSearchPanelProps } from '@mashrabiya/ui/SaveSearchPanel';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSections } from '../app/useSections.ts';
import { newSinceAtom } from '../atoms/newSince.ts';
import { categoriesAtom, governoratesAtom, wantsReferenceAtom } from '../atoms/reference.ts';
import { removeSearchAtom, savedSearchesAtom, saveSearchAtom } from '../device/saved.ts';
import { MAX_NAME_LENGTH, MAX_SAVED } from '../device/savedSearches.ts';
import type { ListKind } from '../pages/lists/source.ts';
import { paths } from '../routing/paths.ts';

interface SavePanelProps {
  open: boolean;
  onClose: () => void;
  /** What the search is known by. */
  address: string;
  kind: ListKind;
  filters: FilterState;
  query: string | undefined;
}

/** Saves a search under a name that its filters propose, and lets it go again. */
export default function SavePanel({ open, onClose, address, kind, filters, query }: SavePanelProps) {
  useSections(['deciding']);
  const { t } = useTranslation();
  const { language } = useLocale();
  const categories = useAtomValue(categoriesAtom);
  const governorates = useAtomValue(governoratesAtom);
  const wantReference = useSetAtom(wantsReferenceAtom);
  const list = useAtomValue(savedSearchesAtom);
  const save = useSetAtom(saveSearchAtom);
  const remove = useSetAtom(removeSearchAtom);
  const markSince = useSetAtom(newSinceAtom);
  const [result, setResult] = useState<{ address: string; status: 'done' | 'notKept' }>();
  useEffect(() => {
    if (open) wantReference(true);
    else setResult(undefined);
  }, [open, wantReference]);

  const known = list.find(({ href }) => href === address);
  const chips = filterChips(filters, { categories, governorates, language }, t).map(({ text }) => text);
  const parts = [query, ...chips].filter(Boolean);
  const listName = t(`pages.list.${kind}`);
  const proposed = (kind === 'search' && parts.length > 0 ? parts : [listName, ...parts])
    .join(t('finding.chip.joiner'))
    .slice(0, MAX_NAME_LENGTH);

  const status = (): SaveSearchPanelProps['status'] => {
    if (result?.address === address && known) return result.status;
    if (known) return 'already';
    return list.length >= MAX_SAVED ? 'full' : 'new';
  };
  return (
    <SaveSearchPanel
      open={open}
      onClose={onClose}
      status={status()}
      name={known?.name ?? proposed}
      maxLength={MAX_NAME_LENGTH}
      onSave={(name) => {
        const kept = save({ href: address, name });
        setResult({ address, status: kept ? 'done' : 'notKept' });
        markSince((now) => now ?? new Date().toISOString());
      }}
      onRemove={() => {
        remove(address);
        setResult(undefined);
        markSince(undefined);
      }}
      allHref={paths.saved}
    />
  );
}
