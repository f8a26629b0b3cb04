import type { ComponentPropsWithRef, CSSProperties } from 'react';

export interface LatticeProps extends ComponentPropsWithRef<'span'> {
  /** Side of one tile, in pixels. */
  tile?: number;
  /** 0–1. Never above 0.06 behind text. */
  opacity?: number;
}

/** The one ornament: the star net of a mashrabiya, in the current text colour, filling the box that it is given. */
export function Lattice({ tile = 64, opacity, className = '', style, ...span }: LatticeProps) {
  const lattice = { '--lattice-tile': `${tile}px`, opacity, ...style } as CSSProperties;
  return <span aria-hidden {...span} className={`lattice ${className}`.trimEnd()} style={lattice} />;
}
