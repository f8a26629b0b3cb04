import type { ComponentPropsWithRef, CSSProperties } from 'react';

export interface LatticeProps extends ComponentPropsWithRef<'span'> {
  /** In pixels. */
  tile?: number;
  /** 0–1. At most 0.06 behind text. */
  opacity?: number;
}

/** Ornament: the star net of a mashrabiya in the current text colour, filling its box. */
export function Lattice({ tile = 64, opacity, className = '', style, ...span }: LatticeProps) {
  const lattice = { '--lattice-tile': `${tile}px`, opacity, ...style } as CSSProperties;
  return <span aria-hidden {...span} className={`lattice ${className}`.trimEnd()} style={lattice} />;
}
