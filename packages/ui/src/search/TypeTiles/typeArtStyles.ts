import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion } from '../../theme/tokens.ts';

const mixColor = (color: string, percent: number, baseColor: string) =>
  `color-mix(in oklab, ${color} ${percent}%, ${baseColor})`;

/** Materials shared by the drawings, for both schemes. */
export const typeArtStyles: CSSObject = {
  '& .stage': { display: 'block', overflow: 'hidden', backgroundColor: role.primarySoft },
  '& .stage.coastal, & .stage.land': { backgroundColor: role.superiorSoft },
  '& .stage.commercial': { backgroundColor: role.secondarySoft },
  '& .stage.industrial': { backgroundColor: role.eliteSoft },
  '& .illustration': {
    inlineSize: '100%',
    aspectRatio: '160 / 100',
    transformOrigin: '50% 100%',
    transition: `transform ${motion.popup}ms ${motion.easing}`,
  },
  '& .back': { fill: mixColor(role.primary, 22, role.surface) },
  '& .wall': { fill: mixColor(role.superior, 12, role.surface) },
  '& .shade': { fill: mixColor(role.primary, 62, role.surface) },
  '& .trim': { fill: mixColor(role.secondary, 74, role.surface) },
  '& .glass': { fill: mixColor(role.superior, 26, role.superiorSoft) },
  '& .leaf': { fill: mixColor(role.success, 60, role.surface) },
  '& .sun': { fill: mixColor(role.secondary, 30, role.superiorSoft) },
  '& .line': { fill: 'none', stroke: role.surface, strokeWidth: 1.4, strokeLinecap: 'round' },
  '[data-scheme=dark] &': {
    '& .wall': { fill: mixColor(role.ink, 34, role.surface) },
    '& .sun': { fill: mixColor(role.superior, 74, role.surface) },
    '& .back': { fill: mixColor(role.primary, 20, role.surface) },
    '& .shade': { fill: mixColor(role.primary, 42, role.surface) },
    '& .glass': { fill: mixColor(role.superior, 82, role.surface) },
    '& .leaf': { fill: mixColor(role.success, 46, role.surface) },
  },
};
