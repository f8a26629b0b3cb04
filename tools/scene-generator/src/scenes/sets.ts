import type { SetDeclaration } from './setDeclaration.ts';
import { business } from './sets/business.ts';
import { coast } from './sets/coast.ts';
import { homes } from './sets/homes.ts';
import { industry } from './sets/industry.ts';
import { land } from './sets/land.ts';

export const sets: readonly SetDeclaration[] = [...homes, ...coast, ...business, ...industry, ...land];
