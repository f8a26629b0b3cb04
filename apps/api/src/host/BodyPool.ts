import { RetryLaterError } from '../core/AppError.ts';

const RETRY_SECONDS = 5;

export interface BodyLimit {
  name: string;
  maxBodies: number;
}

interface Droppable {
  drop(): void;
}

export class BodyPool<Body extends Droppable> {
  readonly #maxBodies: number;
  readonly #whenFull: 'refuse' | 'dropOldest';
  readonly #bodies = new Map<Body, () => void>();
  readonly #counts = new Map<string, number>();

  constructor(maxBodies: number, whenFull: 'refuse' | 'dropOldest') {
    this.#maxBodies = maxBodies;
    this.#whenFull = whenFull;
  }

  /** Counts a body until the returned function is called; refuses it if one of its limits is reached. */
  add(body: Body, limits: readonly BodyLimit[]): () => void {
    if (limits.some(({ name, maxBodies }) => (this.#counts.get(name) ?? 0) >= maxBodies))
      throw new RetryLaterError('too_many_requests', RETRY_SECONDS);
    if (this.#bodies.size >= this.#maxBodies) {
      if (this.#whenFull === 'refuse') throw new RetryLaterError('overloaded', RETRY_SECONDS);
      this.#dropOldest();
    }
    const remove = () => {
      if (this.#bodies.delete(body)) this.#count(limits, -1);
    };
    this.#bodies.set(body, remove);
    this.#count(limits, 1);
    return remove;
  }

  #dropOldest(): void {
    const [oldest] = this.#bodies;
    if (!oldest) return;
    const [body, remove] = oldest;
    body.drop();
    remove();
  }

  #count(limits: readonly BodyLimit[], change: 1 | -1): void {
    for (const { name } of limits) {
      const count = (this.#counts.get(name) ?? 0) + change;
      if (count > 0) this.#counts.set(name, count);
      else this.#counts.delete(name);
    }
  }
}
