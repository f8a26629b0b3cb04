import { memo, useId } from 'react';
import { Lattice } from '../../foundation/Lattice/Lattice.tsx';
import { LATTICE_TILE, latticePath } from '../../theme/latticeGeometry.ts';
import {
  citadel,
  farCity,
  fronds,
  hulls,
  nearCity,
  pyramids,
  ripples,
  SHORE_Y,
  sails,
  tower,
  towerLattice,
  trunks,
  VIEW,
  windows,
} from './skyline.ts';

/** Decorative scene of Cairo from the river, behind a lattice, in the colours of the scheme. */
export const HeroScene = memo(function HeroScene() {
  const id = useId();
  return (
    <div className="scene" aria-hidden>
      <Lattice className="latticePattern" tile={72} />
      <svg
        viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`}
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden
      >
        <pattern id={`${id}net`} width={LATTICE_TILE} height={LATTICE_TILE} patternUnits="userSpaceOnUse">
          <path className="strips" d={latticePath} />
        </pattern>
        <radialGradient id={`${id}glow`}>
          <stop offset="0.2" stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
        <mask id={`${id}mask`} style={{ maskType: 'alpha' }}>
          <circle cx="968" cy="176" r="200" fill={`url(#${id}glow)`} />
        </mask>
        <g mask={`url(#${id}mask)`}>
          <circle className="halo" cx="968" cy="176" r="200" />
          <circle fill={`url(#${id}net)`} cx="968" cy="176" r="200" />
        </g>
        <circle className="sun" cx="968" cy="176" r="50" />
        <path className="pyramids" d={pyramids} />
        <path className="far" d={farCity} />
        <path className="citadel" d={citadel} />
        <path className="tower" d={tower} />
        <path className="tower-lattice" d={towerLattice} />
        <path className="near" d={nearCity} />
        <path className="windows" d={windows} />
        <rect className="water" x={VIEW.x} y={SHORE_Y} width={VIEW.width} height={VIEW.height - SHORE_Y} />
        <path className="glint" d="M930 312h76M942 322h52M952 334h32" />
        <path className="ripples" d={ripples} />
        <path className="trunks" d={trunks} />
        <path className="fronds" d={fronds} />
        <path className="sails" d={sails} />
        <path className="hulls" d={hulls} />
      </svg>
      <span className="river" />
    </div>
  );
});
