import { type DraftInput, uuidv7 } from '@mashrabiya/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { isWorthSaving, withDraft } from './draftRules.ts';
import { useUnfinishedAd } from './useUnfinishedAd.ts';

/** Debounce of saves on the server, in milliseconds. */
const SAVE_AFTER_MS = 1_500;

/**
 * Unfinished ad: stored on this device with every change, per user, and on the server a moment later; after a failure
 * it is saved on reconnection. A duplicate of another ad becomes a draft only with its first change. With `onlyDraftId`,
 * no other draft is offered.
 */
export function useDraft(isCopy = false, onlyDraftId?: string) {
  const { latest, updateDrafts } = useUnfinishedAd(onlyDraftId);
  const { mutateAsync: send } = useApiMutation('saveDraft', { invalidates: ['listDrafts'] });
  const { mutateAsync: remove } = useApiMutation('removeDraft', { invalidates: ['listDrafts'] });
  /** Draft of this page; null until the user types. */
  const [id, setId] = useState<string | null>(null);
  const unsavedDraft = useRef<{ id: string; content: DraftInput; at: string }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSave = useRef<Promise<void>>(Promise.resolve());
  const lastContent = useRef('');
  const isUneditedCopy = useRef(isCopy);
  /** Id for the draft's first change, or for a post without a draft. */
  const pendingId = useRef<string>(undefined);

  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    lastSave.current = lastSave.current.then(async () => {
      const draft = unsavedDraft.current;
      if (!draft) return;
      unsavedDraft.current = undefined;
      try {
        const { data } = await send({ params: { id: draft.id }, body: draft.content });
        updateDrafts((drafts) =>
          drafts.map((storedDraft) =>
            storedDraft.id === draft.id
              ? { ...storedDraft, version: data.version, isSaved: storedDraft.at === draft.at }
              : storedDraft,
          ),
        );
      } catch {
        // The draft stays on the device; the next change or reconnection retries.
        unsavedDraft.current ??= draft;
      }
    });
    return lastSave.current;
  }, [send, updateDrafts]);

  const saveRemaining = useEffectEvent(() => void flush());
  useEffect(() => {
    const onOnline = () => saveRemaining();
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      saveRemaining();
    };
  }, []);

  const removeFromDevice = (removedId: string) => {
    clearTimeout(timer.current);
    unsavedDraft.current = undefined;
    lastContent.current = '';
    pendingId.current = undefined;
    updateDrafts((drafts) => drafts.filter((storedDraft) => storedDraft.id !== removedId));
    setId(null);
  };
  const offeredDraft = id === null ? latest : undefined;

  return {
    id,
    /** Draft to continue; undefined once the user has started another. */
    offeredDraft,
    resume(draft: { id: string; content: DraftInput }) {
      lastContent.current = JSON.stringify(draft.content);
      pendingId.current = draft.id;
      setId(draft.id);
    },
    /** Idempotency key of the post; stable until the ad is posted. */
    getPostKey(): string {
      pendingId.current ??= uuidv7(new Date());
      return pendingId.current;
    },
    save(content: DraftInput) {
      const serialized = JSON.stringify(content);
      if (isUneditedCopy.current) lastContent.current = serialized;
      isUneditedCopy.current = false;
      if (serialized === lastContent.current || !(id !== null || isWorthSaving(content))) return;
      lastContent.current = serialized;
      const at = new Date();
      pendingId.current ??= id ?? uuidv7(at);
      const draft = { id: pendingId.current, content, at: at.toISOString() };
      setId(draft.id);
      updateDrafts((drafts) =>
        withDraft(drafts, {
          ...draft,
          version: drafts.find((storedDraft) => storedDraft.id === draft.id)?.version ?? 0,
          isSaved: false,
        }),
      );
      unsavedDraft.current = draft;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS);
    },
    /** Removes the current draft, or else the offered one. */
    async clear(shouldClearOffered = true) {
      const removedId = id ?? (shouldClearOffered ? offeredDraft?.id : undefined);
      if (!removedId) return;
      removeFromDevice(removedId);
      await lastSave.current;
      await remove({ params: { id: removedId } }).catch(() => undefined);
    },
    /** Stops saving, so that a late save does not restore a posted draft. */
    async stopSaving() {
      clearTimeout(timer.current);
      unsavedDraft.current = undefined;
      await lastSave.current;
    },
    removeFromDevice,
  };
}
