import type { PropertyType } from '@mashrabiya/contract';
import { Building2, Factory, LandPlot, type LucideIcon, Store, Waves } from 'lucide-react';

export const typeIcons: Record<PropertyType, LucideIcon> = {
  housing: Building2,
  commercial: Store,
  coastal: Waves,
  industrial: Factory,
  land: LandPlot,
};
