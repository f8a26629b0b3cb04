import { PROPERTY_TYPES, type PropertyType, uuidv7 } from '@mashrabiya/contract';
import { governorates } from '@mashrabiya/reference';
import { choose, sample } from '../random/chance.ts';
import { createRandom } from '../random/random.ts';
import { createSeededBytes } from '../random/seededBytes.ts';
import { ABOUT_TEXTS, CERTIFICATES, EXPERIENCE_TEXTS } from './advice.ts';
import { getPortraitFile, type Look } from './portraits.ts';
import type { Provider } from './providers.ts';

const DAY_MS = 86_400_000;
const MAX_AREAS = 6;

interface AdvisorSketch {
  /** Advisor among the owners, by English name. */
  en: string;
  category: PropertyType;
  age: number;
  look: Look;
}

const createLook = (
  head: Look['head'],
  skin: Look['skin'],
  hair: Look['hair'],
  clothes: Look['clothes'],
  wall: Look['wall'],
  extras: Pick<Look, 'hasBeard' | 'hasGlasses'> = {},
): Look => ({ head, skin, hair, clothes, wall, ...extras });

const ADVISOR_SKETCHES: readonly AdvisorSketch[] = [
  {
    en: 'Mohamed Abdel Hamid',
    category: 'housing',
    age: 44,
    look: createLook('short', 'olive', 'black', 'navy', 'sky', { hasBeard: true }),
  },
  { en: 'Hala Mansour', category: 'housing', age: 38, look: createLook('scarf', 'light', 'black', 'teal', 'mint') },
  {
    en: 'Karim El Gendy',
    category: 'commercial',
    age: 33,
    look: createLook('curly', 'brown', 'black', 'sand', 'peach'),
  },
  { en: 'Mina Adel', category: 'housing', age: 29, look: createLook('short', 'light', 'brown', 'clay', 'cream') },
  {
    en: 'Doaa El Sayed',
    category: 'commercial',
    age: 41,
    look: createLook('scarf', 'olive', 'black', 'plum', 'peach', { hasGlasses: true }),
  },
  {
    en: 'Ahmed El Toukhy',
    category: 'industrial',
    age: 52,
    look: createLook('bald', 'olive', 'grey', 'teal', 'cream'),
  },
  { en: 'Rania Fouad', category: 'housing', age: 35, look: createLook('long', 'light', 'brown', 'navy', 'mint') },
  {
    en: 'Hossam El Banna',
    category: 'coastal',
    age: 47,
    look: createLook('short', 'brown', 'grey', 'sand', 'sky', { hasGlasses: true }),
  },
  { en: 'Eman Shawky', category: 'coastal', age: 31, look: createLook('scarf', 'brown', 'black', 'clay', 'sky') },
  {
    en: 'George Michel',
    category: 'housing',
    age: 58,
    look: createLook('bald', 'light', 'grey', 'plum', 'mint', { hasBeard: true }),
  },
  {
    en: 'Samy El Shazly',
    category: 'industrial',
    age: 49,
    look: createLook('short', 'olive', 'grey', 'navy', 'cream'),
  },
  {
    en: 'Walid El Sharkawy',
    category: 'land',
    age: 55,
    look: createLook('short', 'brown', 'black', 'clay', 'mint', { hasBeard: true }),
  },
  { en: 'Mona El Desouky', category: 'housing', age: 36, look: createLook('scarf', 'light', 'black', 'navy', 'cream') },
  {
    en: 'Tamer El Badawy',
    category: 'commercial',
    age: 40,
    look: createLook('curly', 'olive', 'brown', 'teal', 'peach', { hasGlasses: true }),
  },
  { en: 'Fatma El Zayat', category: 'land', age: 45, look: createLook('scarf', 'olive', 'black', 'sand', 'mint') },
  {
    en: 'Khaled El Borsaidy',
    category: 'commercial',
    age: 50,
    look: createLook('bald', 'brown', 'black', 'navy', 'sky', { hasBeard: true }),
  },
  { en: 'Selim El Abd', category: 'coastal', age: 37, look: createLook('short', 'dark', 'black', 'teal', 'sky') },
  {
    en: 'Yasmine Ragheb',
    category: 'coastal',
    age: 28,
    look: createLook('long', 'olive', 'black', 'clay', 'sky', { hasGlasses: true }),
  },
  { en: 'Abdallah El Asyouty', category: 'land', age: 61, look: createLook('short', 'dark', 'grey', 'sand', 'cream') },
  {
    en: 'El Tayeb Mahmoud',
    category: 'housing',
    age: 43,
    look: createLook('short', 'dark', 'black', 'plum', 'peach', { hasBeard: true }),
  },
];

export const advisorLooks: readonly Look[] = ADVISOR_SKETCHES.map((sketch) => sketch.look);

/** Two of the applications are still under review. */
const isPending = (index: number): boolean => index >= ADVISOR_SKETCHES.length - 2;

/** Applications of the owners who are advisors; all but two are accepted. */
export function createAdvisors(providers: readonly Provider[], now: Date) {
  return ADVISOR_SKETCHES.flatMap(({ en, category, age, look: portraitLook }, index) => {
    const provider = providers.find((candidate) => candidate.en === en);
    const governorate = governorates.find(({ slug }) => slug === provider?.governorates[0]);
    const random = createRandom(`advisor ${en}`);
    const home = governorate && choose(random, governorate.cities.slice(0, 4));
    if (!provider || !governorate || !home) return [];
    const others = governorate.cities.filter(({ id }) => id !== home.id);
    const areas = sample(random, others, random.integer(1, MAX_AREAS));
    const submitted = new Date(
      now.getTime() - random.between(isPending(index) ? 0.2 : 5, isPending(index) ? 2 : 300) * DAY_MS,
    );
    const certificates = sample(random, CERTIFICATES, random.integer(0, 2));
    return [
      {
        id: uuidv7(submitted, createSeededBytes(random)),
        user_id: provider.id,
        state: isPending(index) ? ('pending' as const) : ('accepted' as const),
        name: provider.ar,
        email: provider.email,
        phone: `+201000${String(101 + index).padStart(6, '0')}`,
        age,
        about: choose(random, ABOUT_TEXTS[category]),
        years_of_experience: Math.min(age - 22, random.integer(2, 18)),
        experience: choose(random, EXPERIENCE_TEXTS),
        certificates: certificates.length > 0 ? certificates.join('\n') : null,
        category_id: PROPERTY_TYPES.indexOf(category) + 1,
        city_id: home.id,
        places: [home, ...areas].map(({ id }) => id),
        profile_pic: getPortraitFile(portraitLook),
        submitted_at: submitted,
        decided_at: isPending(index) ? null : new Date(submitted.getTime() + DAY_MS),
      },
    ];
  });
}

export type DemoAdvisor = ReturnType<typeof createAdvisors>[number];
