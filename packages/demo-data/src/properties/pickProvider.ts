import type { Provider } from '../people/providers.ts';
import type { Place } from '../places/place.ts';
import { choose } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import type { PropertyKind } from './slots.ts';

const DEVELOPER_CHANCE = 0.72;
/** Owners rarely advertise factories and shops themselves. */
const OWNER_CHANCE = { housing: 0.24, coastal: 0.2, commercial: 0.14, land: 0.2, industrial: 0.05 } as const;

/** Seller of a property: the developer of its compound, an owner who lives there, or an agent of the governorate. */
export function pickProvider(
  random: Random,
  providers: readonly Provider[],
  slot: PropertyKind,
  place: Place,
): Provider {
  if (place.compound && slot.action === 'forsell' && random.chance(DEVELOPER_CHANCE)) {
    const compoundDeveloper = providers.find(({ developer }) => developer === place.compound?.developer.slug);
    if (compoundDeveloper) return compoundDeveloper;
  }
  const localProviders = providers.filter(({ governorates }) => governorates.includes(place.city.governorate.slug));
  const owners = localProviders.filter(({ kind }) => kind === 'owner');
  if (owners.length > 0 && random.chance(OWNER_CHANCE[slot.type])) return choose(random, owners);
  return choose(
    random,
    localProviders.filter(({ kind }) => kind === 'broker'),
  );
}
