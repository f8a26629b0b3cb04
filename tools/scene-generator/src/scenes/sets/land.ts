import type { SetDeclaration } from '../setDeclaration.ts';

export const land: readonly SetDeclaration[] = [
  {
    id: 'plot-homes',
    fits: ['land/residential', 'land/usufructRight'],
    palette: 'limestone',
    hour: 'morning',
    season: 'summer',
    scenes: ['plotResidential', 'plotResidential@golden', 'plotCorner', 'apartmentBlock', 'compoundGate'],
  },
  {
    id: 'plot-corner',
    fits: ['land/commercial', 'land/administrative', 'land/entertaining', 'land/medical', 'land/educational'],
    palette: 'slateOak',
    hour: 'noon',
    season: 'summer',
    scenes: ['plotCorner', 'officeBuilding', 'plotCorner@golden', 'plotResidential', 'artDecoBlock'],
  },
  {
    id: 'delta-fields',
    fits: ['land/agricultural', 'land/usufructRight'],
    palette: 'garden',
    hour: 'morning',
    season: 'winter',
    scenes: ['fields', 'fields@golden', 'brickTownHouse', 'plotResidential', 'fields@dusk'],
  },
  {
    id: 'reclaimed-desert',
    fits: ['land/agricultural', 'land/usufructRight'],
    palette: 'oliveClay',
    hour: 'golden',
    season: 'summer',
    scenes: ['plotDesert', 'plotDesert@morning', 'fields', 'villaDesert', 'plotDesert@dusk'],
  },
  {
    id: 'yard',
    fits: ['land/store', 'land/industrial'],
    palette: 'industrial',
    hour: 'noon',
    season: 'summer',
    scenes: ['storageYard', 'storageYard@golden', 'warehouse', 'plotCorner', 'factory'],
  },
  {
    id: 'plot-sea',
    fits: ['land/coastal', 'land/entertaining'],
    palette: 'coastal',
    hour: 'noon',
    season: 'summer',
    scenes: ['plotCoastal', 'plotCoastal@golden', 'chaletBeach', 'marina', 'seaTerrace'],
  },
];
