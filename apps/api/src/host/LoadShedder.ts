/** So long a request may wait for its turn in a burst. */
const PATIENCE_MS = 1_000;
/** So long when somebody has been waiting for all of `PATIENCE_MS`: a queue that stands only makes everybody late. */
const STANDING_PATIENCE_MS = 150;
/** So few are never too late: a hiccup of the machine is no overload. */
const FEW = 24;
const MAX_WAITING = 500;
/** Work that has begun waits mostly for the database, which has a queue of its own. */
const MAX_RUNNING = 200;

export interface Entrant {
  /** Changes something: a lead is worth more patience than a page that can be asked for again. */
  isWrite?: boolean;
  /** The client has given up. */
  isGone?: () => boolean;
}

interface Waiting extends Entrant {
  since: number;
  settle: (isLetIn: boolean) => void;
}

export interface LoadShedderOptions {
  /** Milliseconds. */
  now?: () => number;
  /** Runs work when the event loop has done what was there before. */
  nextTurn?: (work: () => void) => unknown;
}

/**
 * Lets one request begin at each turn of the event loop, and refuses those whose turn comes too late. How long a turn
 * takes to come says how late the loop is, whatever keeps it, and those who are let in are never later than that.
 */
export class LoadShedder {
  readonly #now: () => number;
  readonly #nextTurn: (work: () => void) => unknown;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** Since when there has always been somebody waiting. */
  #standingSince = 0;

  constructor({ now = () => performance.now(), nextTurn = setImmediate }: LoadShedderOptions = {}) {
    this.#now = now;
    this.#nextTurn = nextTurn;
  }

  /** Waits for a turn. Whoever is let in must `leave`. */
  enter(entrant: Entrant = {}): Promise<boolean> {
    if (this.#waiting.length >= MAX_WAITING || this.#running >= MAX_RUNNING) return Promise.resolve(false);
    const since = this.#now();
    return new Promise((settle) => {
      this.#waiting.push({ ...entrant, since, settle });
      if (this.#waiting.length > 1) return;
      this.#standingSince = since;
      this.#nextTurn(() => this.#turn());
    });
  }

  leave(): void {
    this.#running--;
  }

  /** Refuses those who are late, and lets the next one in. */
  #turn(): void {
    const now = this.#now();
    let next = this.#waiting.shift();
    while (next && (next.isGone?.() || this.#isTooLate(next, now))) {
      next.settle(false);
      next = this.#waiting.shift();
    }
    if (next) {
      this.#running++;
      next.settle(true);
    }
    if (this.#waiting.length > 0) this.#nextTurn(() => this.#turn());
  }

  #isTooLate({ since, isWrite }: Waiting, now: number): boolean {
    if (this.#waiting.length < FEW) return false;
    const isStanding = !isWrite && now - this.#standingSince > PATIENCE_MS;
    return now - since > (isStanding ? STANDING_PATIENCE_MS : PATIENCE_MS);
  }
}
