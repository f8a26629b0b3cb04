import type { PropertyType } from '@mashrabiya/contract';
import type { DemoProperty, PropertyDraft } from '../facts/property.ts';
import type { Random } from '../random/random.ts';
import { draftCoastal } from './coastal.ts';
import { draftDwelling } from './dwelling.ts';
import { draftLand } from './landPlot.ts';
import { draftTrade } from './trade.ts';
import { draftWorks } from './works.ts';

export const drafts: Record<PropertyType, (random: Random, draft: PropertyDraft) => DemoProperty> = {
  housing: draftDwelling,
  commercial: draftTrade,
  coastal: draftCoastal,
  industrial: draftWorks,
  land: draftLand,
};
