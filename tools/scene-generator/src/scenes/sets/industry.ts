import type { SetDeclaration } from '../setDeclaration.ts';

const METAL = [
  'industrial/autoIndustry',
  'industrial/electronicIndustries',
  'industrial/electrical',
  'industrial/mechanical',
  'industrial/engineering',
  'industrial/moreThanActivity',
  'industrial/anotherActivity',
] as const;

export const industry: readonly SetDeclaration[] = [
  {
    id: 'metal-works',
    fits: METAL,
    palette: 'industrial',
    hour: 'morning',
    season: 'winter',
    outlook: 'skyline',
    scenes: ['hallMachines', 'factory', 'officeRoom', 'storageYard', 'factory@dusk'],
  },
  {
    id: 'spinning-mill',
    fits: ['industrial/spinningAndWeaving', 'industrial/leather'],
    palette: 'roseCourtyard',
    hour: 'morning',
    season: 'summer',
    outlook: 'skyline',
    scenes: ['hallSpinning', 'factory', 'warehouse', 'officeRoom', 'factory@golden'],
  },
  {
    id: 'joinery',
    fits: ['industrial/furniture', 'industrial/leather', 'industrial/anotherActivity'],
    palette: 'oakLinen',
    hour: 'noon',
    season: 'winter',
    outlook: 'street',
    scenes: ['workshop', 'hallCarpentry', 'storageYard', 'officeRoom', 'workshop@dusk'],
  },
  {
    id: 'food-line',
    fits: ['industrial/foodstuffs', 'industrial/pharmaceutical', 'industrial/chemical', 'industrial/tobacco'],
    palette: 'pistachio',
    hour: 'noon',
    season: 'summer',
    outlook: 'skyline',
    scenes: ['hallFood', 'factory', 'warehouse', 'officeRoom', 'reception'],
  },
  {
    id: 'warehouse-terracotta',
    fits: [
      'industrial/deliveryServices',
      'industrial/without',
      'industrial/buildingMaterials',
      'industrial/moreThanActivity',
    ],
    palette: 'terracotta',
    hour: 'golden',
    season: 'winter',
    outlook: 'skyline',
    scenes: ['warehouse', 'storageYard', 'officeRoom', 'warehouse@night', 'factory'],
  },
];
