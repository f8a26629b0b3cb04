/** A case of a queue, and how many wait, this one included. */
interface Shown<Case> {
  data: Case | null;
  waiting: number;
}

interface Cases<Case> {
  /** What is looked at. */
  queue: Shown<Case>;
  /** What comes after it, once that is loaded: a fresh count comes with each. */
  ahead: Shown<Case> | undefined;
  /** Puts another case in the place of the one that is looked at. */
  show: (shown: Shown<Case>) => Promise<void>;
  /** Asks the queue anew. */
  restart: () => Promise<unknown>;
}

/** Leads from a case to the one after it, which is loaded before it is asked for, and back to one that was undone. */
export function useCases<Case>({ queue, ahead, show, restart }: Cases<Case>) {
  const next = queue.data && (ahead?.data ?? null);
  return {
    current: queue.data,
    next,
    /** Shows the next case: at once where it is there, else once it has been asked for. */
    advance: async () => {
      if (next) await show({ data: next, waiting: Math.max(1, (ahead ?? queue).waiting - 1) });
      else await restart();
    },
    /** Shows a case again whose decision was undone; the one that was before the moderator comes after it. */
    bringBack: (undone: Case) => show({ data: undone, waiting: queue.waiting + 1 }),
  };
}
