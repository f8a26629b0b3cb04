import { type SellerKind, uuidv7 } from '@mashrabiya/contract';
import { type BilingualText, developers } from '@mashrabiya/reference';
import { createRandom, type Random } from '../random/random.ts';
import { createSeededBytes } from '../random/seededBytes.ts';
import { BROKERS, OWNERS } from './names.ts';

export interface Provider extends BilingualText {
  id: string;
  kind: SellerKind;
  email: string;
  /** E.164; null if hidden. */
  phone: string | null;
  /** Day on which the number was confirmed by SMS. */
  phoneConfirmedOn: string | null;
  /** 0–5, one decimal; null before the first review. */
  rating: number | null;
  /** `yyyy-mm-dd`. */
  activeFrom: string;
  /** Slugs of the governorates they work in; empty for developers, who follow their compounds. */
  governorates: readonly string[];
  /** Only for developers. */
  developer: string | null;
}

const DAY_MS = 86_400_000;
const FIRST_YEARS = { owner: 4, broker: 9, developer: 12 } as const;

/** Numbers from a range that no operator assigns. */
const buildPhone = (index: number): string => `+201000${String(index + 1).padStart(6, '0')}`;

interface ProviderSketch extends BilingualText {
  kind: Provider['kind'];
  governorates: readonly string[];
  developer: string | null;
}

const sketches: readonly ProviderSketch[] = [
  ...developers.map(({ slug, ar, en }) => ({ kind: 'developer' as const, ar, en, governorates: [], developer: slug })),
  ...BROKERS.map((broker) => ({ kind: 'broker' as const, ...broker, developer: null })),
  ...OWNERS.map(([ar, en, governorate]) => ({
    kind: 'owner' as const,
    ar,
    en,
    governorates: [governorate],
    developer: null,
  })),
];

const buildEmail = (name: string): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')}@example.com`;

function drawRating(random: Random, kind: Provider['kind']): number | null {
  if (random.chance(kind === 'owner' ? 0.3 : 0.08)) return null;
  return Math.round(random.between(kind === 'owner' ? 3.6 : 3.9, 5) * 10) / 10;
}

const formatDay = (time: Date): string => time.toISOString().slice(0, 10);

/** Sixty providers; equal for the same day. */
export function createProviders(now: Date): Provider[] {
  return sketches.map((sketch, index) => {
    const random = createRandom(`provider ${sketch.en}`);
    const openedAt = new Date(now.getTime() - random.between(0.2, FIRST_YEARS[sketch.kind]) * 365 * DAY_MS);
    const provider = {
      ...sketch,
      id: uuidv7(openedAt, createSeededBytes(random)),
      email: buildEmail(sketch.en),
      phone: sketch.kind !== 'developer' && random.chance(0.12) ? null : buildPhone(index),
      rating: drawRating(random, sketch.kind),
      activeFrom: formatDay(openedAt),
    };
    const isConfirmed = provider.phone !== null && random.chance(0.6);
    const confirmedAt = new Date(random.between(openedAt.getTime(), now.getTime()));
    return { ...provider, phoneConfirmedOn: isConfirmed ? formatDay(confirmedAt) : null };
  });
}
