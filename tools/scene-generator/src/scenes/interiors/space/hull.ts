/** The convex hull of points in a plane (Andrew's monotone chain). */
export function computeConvexHull(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const buildHalfHull = (list: typeof sorted) => {
    const chain: (readonly [number, number])[] = [];
    for (const p of list) {
      for (;;) {
        const b = chain.at(-1);
        const a = chain.at(-2);
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...buildHalfHull(sorted), ...buildHalfHull([...sorted].reverse())];
}
