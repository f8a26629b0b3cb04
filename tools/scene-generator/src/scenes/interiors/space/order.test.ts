import { describe, expect, it } from 'vitest';
import type { Camera } from './camera.ts';
import { sortBackToFront } from './order.ts';
import type { Solid } from './solid.ts';
import type { Vec3 } from './vector.ts';

const camera: Camera = { eye: [0, 1.4, -1], yaw: 0, focal: 1100, horizon: 545 };
const createSolid = (markup: string, min: Vec3, max: Vec3): Solid => ({ markup, bounds: { min, max } });
const order = (...solids: Solid[]): string =>
  sortBackToFront(solids, camera)
    .map(({ markup }) => markup)
    .join(' ');

describe('sortBackToFront', () => {
  it('paints the far before the near', () => {
    expect(order(createSolid('near', [-1, 0, 1], [1, 1, 2]), createSolid('far', [-1, 0, 3], [1, 1, 4]))).toBe(
      'far near',
    );
  });

  it('paints a table before the objects on it, though its middle is nearer', () => {
    const table = createSolid('table', [-1, 0, 1], [1, 0.7, 3]);
    const vase = createSolid('vase', [-0.1, 0.7, 2.4], [0.1, 1, 2.6]);
    expect(order(vase, table)).toBe('table vase');
  });

  it('paints a hanging shelf after the objects above it, seen from below', () => {
    const shelf = createSolid('shelf', [-1, 2, 2], [1, 2.1, 3]);
    const jar = createSolid('jar', [-0.2, 2.1, 2.2], [0.2, 2.4, 2.6]);
    expect(order(shelf, jar)).toBe('jar shelf');
  });
});
