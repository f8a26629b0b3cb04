import { PROPERTY_TYPES, type PropertyType, uuidv7 } from '@mashrabiya/contract';
import { governorates } from '@mashrabiya/reference';
import { choose, sample } from '../random/chance.ts';
import { seededBytes } from '../random/seededBytes.ts';
import { createRandom } from '../scenes/kit/random.ts';
import { ABOUT, CERTIFICATES, EXPERIENCE } from './advice.ts';
import { type Look, portraitFile } from './portraits.ts';
import type { Provider } from './providers.ts';

const DAY_MS = 86_400_000;
const MOST_AREAS = 6;

interface Sketch {
  /** Advisor among the owners, by English name. */
  en: string;
  category: PropertyType;
  age: number;
  look: Look;
}

const look = (
  head: Look['head'],
  skin: Look['skin'],
  hair: Look['hair'],
  clothes: Look['clothes'],
  wall: Look['wall'],
  more: Pick<Look, 'beard' | 'glasses'> = {},
): Look => ({ head, skin, hair, clothes, wall, ...more });

const SKETCHES: readonly Sketch[] = [
  {
    en: 'Mohamed Abdel Hamid',
    category: 'housing',
    age: 44,
    look: look('short', 'olive', 'black', 'navy', 'sky', { beard: true }),
  },
  { en: 'Hala Mansour', category: 'housing', age: 38, look: look('scarf', 'light', 'black', 'teal', 'mint') },
  { en: 'Karim El Gendy', category: 'commercial', age: 33, look: look('curly', 'brown', 'black', 'sand', 'peach') },
  { en: 'Mina Adel', category: 'housing', age: 29, look: look('short', 'light', 'brown', 'clay', 'cream') },
  {
    en: 'Doaa El Sayed',
    category: 'commercial',
    age: 41,
    look: look('scarf', 'olive', 'black', 'plum', 'peach', { glasses: true }),
  },
  { en: 'Ahmed El Toukhy', category: 'industrial', age: 52, look: look('bald', 'olive', 'grey', 'teal', 'cream') },
  { en: 'Rania Fouad', category: 'housing', age: 35, look: look('long', 'light', 'brown', 'navy', 'mint') },
  {
    en: 'Hossam El Banna',
    category: 'coastal',
    age: 47,
    look: look('short', 'brown', 'grey', 'sand', 'sky', { glasses: true }),
  },
  { en: 'Eman Shawky', category: 'coastal', age: 31, look: look('scarf', 'brown', 'black', 'clay', 'sky') },
  {
    en: 'George Michel',
    category: 'housing',
    age: 58,
    look: look('bald', 'light', 'grey', 'plum', 'mint', { beard: true }),
  },
  { en: 'Samy El Shazly', category: 'industrial', age: 49, look: look('short', 'olive', 'grey', 'navy', 'cream') },
  {
    en: 'Walid El Sharkawy',
    category: 'land',
    age: 55,
    look: look('short', 'brown', 'black', 'clay', 'mint', { beard: true }),
  },
  { en: 'Mona El Desouky', category: 'housing', age: 36, look: look('scarf', 'light', 'black', 'navy', 'cream') },
  {
    en: 'Tamer El Badawy',
    category: 'commercial',
    age: 40,
    look: look('curly', 'olive', 'brown', 'teal', 'peach', { glasses: true }),
  },
  { en: 'Fatma El Zayat', category: 'land', age: 45, look: look('scarf', 'olive', 'black', 'sand', 'mint') },
  {
    en: 'Khaled El Borsaidy',
    category: 'commercial',
    age: 50,
    look: look('bald', 'brown', 'black', 'navy', 'sky', { beard: true }),
  },
  { en: 'Selim El Abd', category: 'coastal', age: 37, look: look('short', 'dark', 'black', 'teal', 'sky') },
  {
    en: 'Yasmine Ragheb',
    category: 'coastal',
    age: 28,
    look: look('long', 'olive', 'black', 'clay', 'sky', { glasses: true }),
  },
  { en: 'Abdallah El Asyouty', category: 'land', age: 61, look: look('short', 'dark', 'grey', 'sand', 'cream') },
  {
    en: 'El Tayeb Mahmoud',
    category: 'housing',
    age: 43,
    look: look('short', 'dark', 'black', 'plum', 'peach', { beard: true }),
  },
];

export const advisorLooks: readonly Look[] = SKETCHES.map((sketch) => sketch.look);

/** Two of them are still under review. */
const isPending = (index: number): boolean => index >= SKETCHES.length - 2;

/** Applications of the owners who are advisors; all but two are accepted. */
export function createAdvisors(providers: readonly Provider[], now: Date) {
  return SKETCHES.flatMap(({ en, category, age, look: drawn }, index) => {
    const provider = providers.find((one) => one.en === en);
    const governorate = governorates.find(({ slug }) => slug === provider?.governorates[0]);
    const random = createRandom(`advisor ${en}`);
    const home = governorate && choose(random, governorate.cities.slice(0, 4));
    if (!provider || !governorate || !home) return [];
    const others = governorate.cities.filter(({ id }) => id !== home.id);
    const areas = sample(random, others, random.whole(1, MOST_AREAS));
    const submitted = new Date(
      now.getTime() - random.between(isPending(index) ? 0.2 : 5, isPending(index) ? 2 : 300) * DAY_MS,
    );
    const certificates = sample(random, CERTIFICATES, random.whole(0, 2));
    return [
      {
        id: uuidv7(submitted, seededBytes(random)),
        user_id: provider.id,
        state: isPending(index) ? ('pending' as const) : ('accepted' as const),
        name: provider.ar,
        email: provider.email,
        phone: `+201000${String(101 + index).padStart(6, '0')}`,
        age,
        about: choose(random, ABOUT[category]),
        years_of_experience: Math.min(age - 22, random.whole(2, 18)),
        experience: choose(random, EXPERIENCE),
        certificates: certificates.length > 0 ? certificates.join('\n') : null,
        category_id: PROPERTY_TYPES.indexOf(category) + 1,
        city_id: home.id,
        places: [home, ...areas].map(({ id }) => id),
        profile_pic: portraitFile(drawn),
        submitted_at: submitted,
        decided_at: isPending(index) ? null : new Date(submitted.getTime() + DAY_MS),
      },
    ];
  });
}

export type DemoAdvisor = ReturnType<typeof createAdvisors>[number];
