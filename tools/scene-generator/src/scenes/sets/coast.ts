import type { SetDeclaration } from '../setDeclaration.ts';

const HOUSE = [
  'coastal/chalet',
  'coastal/villa',
  'coastal/house',
  'coastal/twinVilla',
  'coastal/twinHouse',
  'coastal/townHouse',
] as const;
const FLAT = [
  'coastal/apartment',
  'coastal/loft',
  'coastal/penthouse',
  'coastal/duplex',
  'coastal/roof',
  'coastal/chalet',
] as const;

export const coast: readonly SetDeclaration[] = [
  {
    id: 'beach-white',
    fits: HOUSE,
    palette: 'coastal',
    hour: 'noon',
    season: 'summer',
    outlook: 'sea',
    scenes: ['chaletBeach', 'livingOpen', 'bedroom', 'kitchen', 'bathroom', 'seaTerrace'],
  },
  {
    id: 'beach-red-sea',
    fits: HOUSE,
    palette: 'redSea',
    hour: 'golden',
    season: 'summer',
    outlook: 'mountains',
    scenes: ['chaletBeach', 'living', 'kitchenIsland', 'bedroom', 'chaletBeach@dusk'],
  },
  {
    id: 'lagoon-nile',
    fits: [...HOUSE, 'coastal/duplex'],
    palette: 'nile',
    hour: 'morning',
    season: 'summer',
    outlook: 'mountains',
    scenes: ['chaletLagoon', 'livingOpen', 'kitchenIsland', 'bedroom', 'balcony'],
  },
  {
    id: 'marina-salmon',
    fits: FLAT,
    palette: 'salmonVilla',
    hour: 'morning',
    season: 'summer',
    outlook: 'sea',
    scenes: ['marina', 'living', 'balcony', 'bedroom', 'kitchen'],
  },
  {
    id: 'marina-evening',
    fits: FLAT,
    palette: 'coastal',
    hour: 'dusk',
    season: 'summer',
    outlook: 'sea',
    scenes: ['balcony', 'marina', 'livingOpen', 'kitchenIsland', 'bedroom'],
  },
  {
    id: 'sea-terrace',
    fits: FLAT,
    palette: 'redSea',
    hour: 'morning',
    season: 'summer',
    outlook: 'sea',
    scenes: ['seaTerrace', 'studioRoom', 'kitchen', 'seaTerrace@golden', 'marina'],
  },
];
