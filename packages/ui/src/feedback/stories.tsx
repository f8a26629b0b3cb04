import { PROPERTY_TOAST_MS, TOAST_MS } from '@mashrabiya/contract';
import { useState } from 'react';
import { ToastHost, type ToastHostProps } from './ToastHost/ToastHost.tsx';
import type { Toast } from './toast.ts';

/** Removes dismissed toasts, as the app does; only stories import this file. */
export function Stage({ toasts, onDismiss }: ToastHostProps) {
  const [left, setLeft] = useState(toasts);
  const dismiss = (id: number) => {
    setLeft((before) => before.filter((toast) => toast.id !== id));
    onDismiss(id);
  };
  return <ToastHost toasts={left} onDismiss={dismiss} />;
}

export const toast = (kind: Toast['kind'], message: string, about?: 'property'): Toast => ({
  id: 1,
  kind,
  message,
  about,
});

/** Timers of a toast's duration, or half of it, wait here until a story releases them; others run normally. */
const pendingTimers = new Map<number, { ms: number; ring: () => void }>();
const LIVES = [TOAST_MS, TOAST_MS / 2, PROPERTY_TOAST_MS, PROPERTY_TOAST_MS / 2];
let lastId = 1_000_000;

/** For `beforeEach`: a toast stays until the story releases its timer, on any machine. */
export function holdTime() {
  const { setTimeout: start, clearTimeout: stop } = window;
  const holding = (ring: TimerHandler, ms = 0, ...rest: unknown[]) => {
    if (!LIVES.includes(ms) || typeof ring !== 'function') return start(ring, ms, ...rest);
    lastId += 1;
    pendingTimers.set(lastId, { ms, ring: () => ring(...rest) });
    return lastId;
  };
  const letting = (id?: number) => {
    if (id === undefined || !pendingTimers.delete(id)) stop(id);
  };
  Object.assign(window, { setTimeout: holding, clearTimeout: letting });
  return () => {
    pendingTimers.clear();
    Object.assign(window, { setTimeout: start, clearTimeout: stop });
  };
}

/** Durations of the waiting timers in milliseconds. */
export const pendingTimes = (): number[] => [...pendingTimers.values()].map(({ ms }) => ms);

/** Releases all waiting timers. */
export function passTime(): void {
  for (const [id, { ring }] of [...pendingTimers]) if (pendingTimers.delete(id)) ring();
}
