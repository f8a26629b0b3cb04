import { drawStarPath } from '../../theme/latticeGeometry.ts';
import { role } from '../../theme/roles.ts';

/** Envelope with a letter, animated by the panel's styles. */
export function EnvelopeDrawing() {
  return (
    <svg className="letter-mark" viewBox="0 0 160 130" width="160" height="130" fill="none" aria-hidden>
      <g strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M28 62 80 24l52 38v56H28Z" fill={role.primarySoft} stroke={role.primary} />
        <g className="letter">
          <rect x="42" y="22" width="76" height="72" rx="6" fill={role.surfaceRaised} stroke={role.primary} />
          <path d={drawStarPath(80, 46, 13)} fill={role.superior} stroke="none" />
          <path d="M56 70h48M62 80h36" stroke={role.line} />
        </g>
        <path d="M28 62v56h104V62L80 96Z" fill={role.primarySoft} stroke={role.primary} />
        <path d="m30 116 36-30m64 30L94 86" stroke={role.primary} />
      </g>
    </svg>
  );
}
