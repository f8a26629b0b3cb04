import type { PropertyType } from '@mashrabiya/contract';

/**
 * Layers of a drawing, back to front, by material: `back` distance, `wall` and `shade` building, `trim` terracotta,
 * `glass` lit panes, `leaf` plants, `line` edges.
 */
type Layer = readonly ['back' | 'wall' | 'shade' | 'trim' | 'glass' | 'leaf' | 'line' | 'sun', string];

const drawLattice = (x: number, y: number, columns: number, rows: number, step = 5) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [cx, cy] = [x + (i % columns) * step, y + Math.floor(i / columns) * step];
    return `M${cx} ${cy}l${step} ${step}M${cx + step} ${cy}l${-step} ${step}`;
  }).join('');

const drawPanes = (x: number, y: number, columns: number, rows: number, dx: number, dy: number, w: number, h: number) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [px, py] = [x + (i % columns) * dx, y + Math.floor(i / columns) * dy];
    return `M${px} ${py}h${w}v${h}h${-w}z`;
  }).join('');

/** Apartment building with a mashrabiya bay, balconies and a roof tank. */
const housing: Layer[] = [
  ['back', 'M6 100V58h26v42zM128 100V46h26v54zM138 46v-8h8v8z'],
  ['wall', 'M34 100V24h58v76z'],
  ['shade', 'M92 100V40h38v60zM74 24v-9h11v9z'],
  ['glass', `${drawPanes(42, 32, 2, 4, 14, 17, 8, 10)}${drawPanes(98, 48, 2, 3, 15, 17, 9, 10)}`],
  ['trim', 'M68 36q8-10 16 0v34l-8 7-8-7z'],
  ['line', drawLattice(70, 40, 3, 5, 4)],
  ['trim', 'M40 44h24v4H40zM40 61h24v4H40zM40 78h24v4H40zM96 60h30v4H96zM96 77h30v4H96z'],
  ['shade', 'M70 100V86q6-7 12 0v14z'],
  ['leaf', 'M18 100v-12a9 12 0 1 1 2 0v12zM140 100V90a8 11 0 1 1 2 0v10z'],
];

/** Shop front with an awning beside an office tower. */
const commercial: Layer[] = [
  ['back', 'M4 100V64h24v36zM134 100V56h22v44z'],
  ['shade', 'M84 100V14h46v86z'],
  ['glass', drawPanes(91, 22, 4, 6, 9, 13, 5, 8)],
  ['wall', 'M22 100V46h74v54z'],
  ['glass', 'M30 70h26v22H30z'],
  ['shade', 'M64 100V70h22v30z'],
  ['line', 'M43 70v22M75 70v30'],
  [
    'trim',
    'M18 56h82l6 12q-5.9 7-11.75 0q-5.9 7-11.75 0q-5.9 7-11.75 0q-5.9 7-11.75 0q-5.9 7-11.75 0q-5.9 7-11.75 0q-5.9 7-11.75 0q-5.9 7-11.75 0z',
  ],
  ['line', 'M30 56l-4 12M43 56l-2 12M59 56v12M75 56l2 12M88 56l5 12'],
  ['leaf', 'M118 100v-9a8 10 0 1 1 2 0v9z'],
];

/** Two chalets above the sand, with sea, sun and a sail. */
const coastal: Layer[] = [
  ['sun', 'M104 34a15 15 0 1 1 30 0 15 15 0 1 1-30 0z'],
  ['back', 'M0 70h160v14H0z'],
  ['glass', 'M132 70l-3-24q16 12 14 22z'],
  ['trim', 'M124 72h26q-3 6-8 6h-12q-4 0-6-6z'],
  ['shade', 'M60 88V54h34v34zM60 54a17 17 0 0 1 34 0z'],
  ['wall', 'M18 90V46h44v44zM18 46a22 20 0 0 1 44 0z'],
  ['glass', 'M26 56h10v12H26zM44 56h10v12H44zM70 60h7v10h-7zM82 60h7v10h-7z'],
  ['trim', 'M22 72h36v4H22zM64 74h28v4H64z'],
  ['shade', 'M35 90v-9q5-6 10 0v9z'],
  ['wall', 'M0 86q40 6 84 0t76 4v10H0z'],
  ['line', 'M8 76h14M98 78h18M72 80h8'],
  [
    'leaf',
    'M110 96q2-20-2-32h3q4 12 2 32zM110 66q-12-6-18 4 10-5 18-1-12 2-12 12 6-8 13-10 6 3 9 11 2-10-7-12 8-3 15 3-4-10-17-6 3-5 9-7-8-2-10 6z',
  ],
];

/** Saw-tooth factory with a chimney and a loading door. */
const industrial: Layer[] = [
  ['back', 'M6 100V66h20v34zM136 100V60h18v40zM32 34q-8-12 4-16 2-10 13-6 9-4 12 5 8 2 4 9-8 6-16 3-9 6-17 5z'],
  ['shade', 'M36 100V36h12v64z'],
  ['trim', 'M35 42h14v5H35zM36 54h12v4H36z'],
  ['wall', 'M22 100V62l0 0h112v38z'],
  ['shade', 'M50 62l26-18v18zM78 62l26-18v18zM106 62l26-18v18z'],
  ['glass', 'M66 60v-7l8-6v13zM94 60v-7l8-6v13zM122 60v-7l8-6v13zM30 72h16v9H30zM104 72h22v9h-22z'],
  ['trim', 'M58 100V74h34v26z'],
  ['line', 'M58 81h34M58 88h34M58 94h34'],
  ['leaf', 'M142 100v-8a8 10 0 1 1 2 0v8z'],
];

/** Marked plot among fields, with a boundary stone and a palm. */
const land: Layer[] = [
  ['sun', 'M24 34a13 13 0 1 1 26 0 13 13 0 1 1-26 0z'],
  ['back', 'M0 62q40-16 82-4t78-6v20H0z'],
  ['leaf', 'M0 66q60-8 160 0v34H0z'],
  ['wall', 'M54 72h64l22 24H36z'],
  ['line', 'M10 76l-6 22M24 75l-14 24M144 76l12 20M134 75l8 8M62 80h50M58 86h62M52 92h74'],
  ['trim', 'M52 76v-14h4v14zM116 76v-14h4v14zM36 98V82h4v16zM138 98V82h4v16z'],
  ['line', 'M54 66h64M120 66l20 20M52 66L38 86'],
  ['trim', 'M86 72a0 0 0 0 0 0 0l-12-22a14 14 0 1 1 24 0z'],
  ['glass', 'M80 43a6 6 0 1 1 12 0 6 6 0 1 1-12 0z'],
];

const drawings: Record<PropertyType, Layer[]> = { housing, commercial, coastal, industrial, land };

/** Decorative drawing of a property type, in the colours of the scheme. */
export function TypeArt({ type }: { type: PropertyType }) {
  return (
    <svg className="illustration" viewBox="0 0 160 100" aria-hidden>
      {drawings[type].map(([material, path]) => (
        <path key={path} className={material} d={path} />
      ))}
    </svg>
  );
}
