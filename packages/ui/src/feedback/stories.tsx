import { PROPERTY_TOAST_MS, TOAST_MS } from '@mashrabiya/contract';
import { useState } from 'react';
import { ToastHost, type ToastHostProps } from './ToastHost/ToastHost.tsx';
import type { Toast } from './ToastHost/toast.ts';

/** Removes dismissed toasts, as the app does; only stories import this file. */
export function Stage({ toasts, onDismiss }: ToastHostProps) {
  const [visibleToasts, setVisibleToasts] = useState(toasts);
  const dismiss = (id: number) => {
    setVisibleToasts((previousToasts) => previousToasts.filter((toast) => toast.id !== id));
    onDismiss(id);
  };
  return <ToastHost toasts={visibleToasts} onDismiss={dismiss} />;
}

export const createToast = (kind: Toast['kind'], message: string, about?: 'property'): Toast => ({
  id: 1,
  kind,
  message,
  about,
});

/** Timers of a toast's duration, or half of it, wait here until a story releases them; others run normally. */
const pendingTimers = new Map<number, { ms: number; fire: () => void }>();
const TOAST_DURATIONS = [TOAST_MS, TOAST_MS / 2, PROPERTY_TOAST_MS, PROPERTY_TOAST_MS / 2];
let lastId = 1_000_000;

/** For `beforeEach`: a toast stays until the story releases its timer, on any machine. */
export function holdToastTimers() {
  const { setTimeout: start, clearTimeout: stop } = window;
  const holdTimer = (ring: TimerHandler, ms = 0, ...rest: unknown[]) => {
    if (!TOAST_DURATIONS.includes(ms) || typeof ring !== 'function') return start(ring, ms, ...rest);
    lastId += 1;
    pendingTimers.set(lastId, { ms, fire: () => ring(...rest) });
    return lastId;
  };
  const clearToastTimer = (id?: number) => {
    if (id === undefined || !pendingTimers.delete(id)) stop(id);
  };
  Object.assign(window, { setTimeout: holdTimer, clearTimeout: clearToastTimer });
  return () => {
    pendingTimers.clear();
    Object.assign(window, { setTimeout: start, clearTimeout: stop });
  };
}

/** Durations of the waiting timers in milliseconds. */
export const getPendingDurations = (): number[] => [...pendingTimers.values()].map(({ ms }) => ms);

/** Releases all waiting timers. */
export function releaseToastTimers(): void {
  for (const [id, { fire }] of [...pendingTimers]) if (pendingTimers.delete(id)) fire();
}
