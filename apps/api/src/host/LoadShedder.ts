const MAX_WAIT_MS = 1_000;
/** Maximum wait once the queue has not been empty for `MAX_WAIT_MS`: a standing queue only delays every request. */
const OVERLOADED_MAX_WAIT_MS = 150;
/** Queues up to this size are never refused: a short pause of the process is no overload. */
const MIN_SHED_QUEUE_LENGTH = 24;
const MAX_WAITING = 500;
/** Running requests mostly wait for the database, which has a queue of its own. */
const MAX_RUNNING = 200;

export interface QueuedRequest {
  /** Writes may wait longer: a lost lead costs more than a page that can be requested again. */
  isWrite?: boolean;
  /** The client has disconnected. */
  isClosed?: () => boolean;
}

interface WaitingRequest extends QueuedRequest {
  queuedAt: number;
  settle: (isAdmitted: boolean) => void;
}

export interface LoadShedderOptions {
  /** Milliseconds. */
  now?: () => number;
  /** Runs work once the event loop has finished its earlier work. */
  nextTurn?: (work: () => void) => unknown;
}

/**
 * Admits one request per turn of the event loop, and refuses those that waited too long. The delay of a turn measures
 * the load of the loop, whatever its cause, and bounds the delay of admitted requests.
 */
export class LoadShedder {
  readonly #now: () => number;
  readonly #nextTurn: (work: () => void) => unknown;
  readonly #waiting: WaitingRequest[] = [];
  #running = 0;
  #overloadedSince = 0;

  constructor({ now = () => performance.now(), nextTurn = setImmediate }: LoadShedderOptions = {}) {
    this.#now = now;
    this.#nextTurn = nextTurn;
  }

  /** Waits for admission. Admitted callers must call `leave`. */
  enter(request: QueuedRequest = {}): Promise<boolean> {
    if (this.#waiting.length >= MAX_WAITING || this.#running >= MAX_RUNNING) return Promise.resolve(false);
    const queuedAt = this.#now();
    return new Promise((settle) => {
      this.#waiting.push({ ...request, queuedAt, settle });
      if (this.#waiting.length > 1) return;
      this.#overloadedSince = queuedAt;
      this.#nextTurn(() => this.#admitNext());
    });
  }

  leave(): void {
    this.#running--;
  }

  #admitNext(): void {
    const now = this.#now();
    let nextRequest = this.#waiting.shift();
    while (nextRequest && (nextRequest.isClosed?.() || this.#isTooLate(nextRequest, now))) {
      nextRequest.settle(false);
      nextRequest = this.#waiting.shift();
    }
    if (nextRequest) {
      this.#running++;
      nextRequest.settle(true);
    }
    if (this.#waiting.length > 0) this.#nextTurn(() => this.#admitNext());
  }

  #isTooLate({ queuedAt, isWrite }: WaitingRequest, now: number): boolean {
    if (this.#waiting.length < MIN_SHED_QUEUE_LENGTH) return false;
    const isOverloaded = !isWrite && now - this.#overloadedSince > MAX_WAIT_MS;
    return now - queuedAt > (isOverloaded ? OVERLOADED_MAX_WAIT_MS : MAX_WAIT_MS);
  }
}
