import { useEffect, useEffectEvent } from 'react';
import { getStageAction, handlesKey, type StageAction } from './stageKeys.ts';

/** Handles the keys of the visible stage, wherever the focus is. */
export function useStageKeys(isListening: boolean, onAction: (action: StageAction) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = getStageAction(event);
    if (!action || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (handlesKey(event.target, action) || document.querySelector('[aria-modal=true]')) return;
    event.preventDefault();
    if (!event.repeat || action === 'next' || action === 'previous') onAction(action);
  });
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isListening]);
}
