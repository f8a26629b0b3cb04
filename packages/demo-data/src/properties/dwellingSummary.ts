import type { Finishing } from '@mashrabiya/contract';
import type { FeatureSlug } from '@mashrabiya/reference';
import type { Headline } from '../facts/headline.ts';
import type { AnySellingPoint } from '../facts/points.ts';
import { choose, sample } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import type { Rooms } from '../rules/sizes.ts';
import { STREET_VIEWS } from '../text/details/dwellings.ts';
import { headlines } from '../text/headlines.ts';
import type { Deal } from './pay.ts';

export function drawHeadline(
  random: Random,
  property: Rooms & { finishing: Finishing },
  points: AnySellingPoint[],
  deal: Deal,
): Headline {
  const options: Headline[] = [headlines.finish(property.finishing)];
  if (property.bedrooms > 1 && property.bedrooms <= 8) options.push(headlines.bedrooms(property.bedrooms));
  for (const point of points) {
    if (point.key === 'facing') options.push(headlines.facing(point.value.facing));
    if (point.key === 'facing' && point.value.view && !STREET_VIEWS.some((view) => view === point.value.view))
      options.push(headlines.view(point.value.view));
    if (point.key === 'storey') options.push(headlines.storey(point.value.storey));
    if (point.key === 'outdoor' && point.value.kind === 'garden') options.push(headlines.garden(point.value.area));
    if (point.key === 'outdoor' && point.value.kind === 'roof') options.push(headlines.roofTerrace(point.value.area));
    if (point.key === 'age' && point.value.years === 0) options.push(headlines.newBuild);
  }
  if (deal.month) options.push(headlines.delivery(deal.month.slice(0, 4)));
  if (deal.payment.years) options.push(headlines.plan(deal.payment.years));
  return choose(random, options);
}

export function drawFeatures(
  random: Random,
  points: readonly AnySellingPoint[],
  finishing: Finishing,
  isInCompound: boolean,
): FeatureSlug[] {
  const common: FeatureSlug[] = ['gas', 'intercom', 'landline', 'meters', 'balcony', 'guard', 'storage', 'garage'];
  const features = sample(random, common, random.integer(2, 5));
  for (const point of points) {
    if (point.key === 'storey' && point.value.hasLift) features.push('lift');
    if (point.key === 'outdoor') features.push(point.value.kind === 'garden' ? 'garden' : 'terrace');
  }
  if (isInCompound) features.push(...sample<FeatureSlug>(random, ['guard', 'club', 'playground', 'pool', 'garage'], 3));
  if (finishing === 'luxury' || finishing === 'furnished') features.push('airConditioning', 'kitchen');
  return features;
}
