import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion } from '../../theme/tokens.ts';

const mixed = (color: string, percent: number, into: string) => `color-mix(in oklab, ${color} ${percent}%, ${into})`;

/** Materials shared by the drawings, for both schemes. */
export const typeArtStyles: CSSObject = {
  '& .stage': { display: 'block', overflow: 'hidden', backgroundColor: role.primarySoft },
  '& .stage.coastal, & .stage.land': { backgroundColor: role.superiorSoft },
  '& .stage.commercial': { backgroundColor: role.secondarySoft },
  '& .stage.industrial': { backgroundColor: role.eliteSoft },
  '& .art': {
    inlineSize: '100%',
    aspectRatio: '160 / 100',
    transformOrigin: '50% 100%',
    transition: `transform ${motion.popup}ms ${motion.easing}`,
  },
  '& .back': { fill: mixed(role.primary, 22, role.surface) },
  '& .wall': { fill: mixed(role.superior, 12, role.surface) },
  '& .shade': { fill: mixed(role.primary, 62, role.surface) },
  '& .trim': { fill: mixed(role.secondary, 74, role.surface) },
  '& .glass': { fill: mixed(role.superior, 26, role.superiorSoft) },
  '& .leaf': { fill: mixed(role.success, 60, role.surface) },
  '& .sun': { fill: mixed(role.secondary, 30, role.superiorSoft) },
  '& .line': { fill: 'none', stroke: role.surface, strokeWidth: 1.4, strokeLinecap: 'round' },
  '[data-scheme=dark] &': {
    '& .wall': { fill: mixed(role.ink, 34, role.surface) },
    '& .sun': { fill: mixed(role.superior, 74, role.surface) },
    '& .back': { fill: mixed(role.primary, 20, role.surface) },
    '& .shade': { fill: mixed(role.primary, 42, role.surface) },
    '& .glass': { fill: mixed(role.superior, 82, role.surface) },
    '& .leaf': { fill: mixed(role.success, 46, role.surface) },
  },
};
