import { describe, expect, it } from 'vitest';
import { filmProblem } from './film.ts';

describe('filmProblem', () => {
  it('takes the films of phones and cameras', () => {
    expect(filmProblem({ type: 'video/mp4', size: 1 }, 60)).toBeNull();
    expect(filmProblem({ type: 'video/webm;codecs=vp9', size: 60_000_000 }, 60)).toBeNull();
  });
  it('refuses what is no film', () => {
    expect(filmProblem({ type: 'image/jpeg', size: 1 }, 60)).toBe('notVideo');
    expect(filmProblem({ type: '', size: 1 }, 60)).toBe('notVideo');
  });
  it('refuses what is too large', () => {
    expect(filmProblem({ type: 'video/mp4', size: 60_000_001 }, 60)).toBe('tooLarge');
  });
});
