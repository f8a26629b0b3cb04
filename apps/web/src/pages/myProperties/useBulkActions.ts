import type { CallInput, OwnProperty } from '@mashrabiya/contract';
import type { BulkAction } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateCalls } from '../../api/invalidateCalls.ts';
import { queryContextAtom } from '../../api/queryContext.ts';
import { showToastAtom } from '../../atoms/toasts.ts';
import { OWN_AD_CALLS } from './useOwnAds.ts';

const CALLS = {
  confirm: 'confirmProperty',
  pause: 'pauseProperty',
  resume: 'resumeProperty',
  remove: 'removeProperty',
} as const satisfies Partial<Record<BulkAction, string>>;

export type SimpleBulkAction = keyof typeof CALLS;

/** Selection in the user's list, and actions on it: one call after the other, and one toast at the end. */
export function useBulkActions() {
  const { t } = useTranslation();
  const { client } = useAtomValue(queryContextAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const showToast = useSetAtom(showToastAtom);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [pendingAction, setPendingAction] = useState<BulkAction>();

  /** Deselects the ads for which the call succeeds; returns the errors of the others. */
  async function run(action: BulkAction, ads: readonly OwnProperty[], call: (id: string) => Promise<unknown>) {
    setPendingAction(action);
    const changedIds: string[] = [];
    const errors: unknown[] = [];
    for (const { id } of ads) {
      try {
        await call(id);
        changedIds.push(id);
      } catch (error) {
        errors.push(error);
      }
    }
    await invalidateCalls(queryClient, OWN_AD_CALLS);
    setPendingAction(undefined);
    setSelectedIds((ids) => new Set([...ids].filter((id) => !changedIds.includes(id))));
    if (changedIds.length > 0)
      showToast({
        kind: 'success',
        message: t('myListings:bulk.done', { count: changedIds.length }),
        about: 'property',
      });
    return errors;
  }

  return {
    selectedIds,
    setSelectedIds,
    pendingAction,
    /** A failure becomes a toast. */
    async runSimple(action: SimpleBulkAction, ads: readonly OwnProperty[]): Promise<void> {
      const errors = await run(action, ads, (id) => client(CALLS[action], { params: { id } }));
      if (errors.length > 0)
        showToast({ kind: 'error', message: t('myListings:bulk.failed', { count: errors.length }), about: 'property' });
    },
    /** Rejects with the first error, such as `no_ads_left`. */
    async renew(ads: readonly OwnProperty[], body: CallInput<'renewProperty'>['body']): Promise<void> {
      const errors = await run('renew', ads, (id) => client('renewProperty', { params: { id }, body }));
      if (errors.length > 0) throw errors[0];
    },
  };
}
