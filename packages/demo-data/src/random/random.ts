/** Seeded random source: the same seed gives the same numbers on every machine. */
export interface Random {
  next(): number;
  between(min: number, max: number): number;
  integer(min: number, max: number): number;
  pick<T>(of: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** FNV-1a hash (32 bits) of a text: turns names into seeds. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Seeded random numbers (mulberry32): equal seeds give equal sequences on every machine. */
export function createRandom(seed: string | number): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hashSeed(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (of) => of[Math.floor(next() * of.length)] ?? of[0],
    chance: (probability) => next() < probability,
  };
}

/** Independent source that costs exactly one draw, so that its use does not shift later numbers. */
export function forkRandom(random: Random): Random {
  return createRandom(Math.floor(random.next() * 4294967296));
}
