/** Paths in view box units: water below `SHORE_Y`, landmarks at the inline end. */
export const VIEW = { x: -1000, y: 0, width: 2200, height: 360 } as const;
export const SHORE_Y = 304;

const END = VIEW.x + VIEW.width;

/** Seeded random numbers: server and browser must draw the same picture. */
function* generateRandom(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

interface Block {
  x: number;
  width: number;
  top: number;
}

function createBlocks(seed: number, low: number, rise: number): Block[] {
  const random = generateRandom(seed);
  const next = () => random.next().value;
  const blocks: Block[] = [];
  for (let x: number = VIEW.x; x < END; ) {
    const width = 26 + Math.round(next() * 34);
    const heightFactor = Math.max(0, (x - 250) / (END - 250));
    blocks.push({
      x,
      width,
      top: Math.round(SHORE_Y - low - next() * low * 0.9 - heightFactor * rise * (0.4 + next() * 0.6)),
    });
    x += width + (next() > 0.75 ? 6 : 0);
  }
  return blocks;
}

/** Roofs have water tanks and stair heads, as in Cairo. */
const drawOutline = ({ x, width, top }: Block, index: number) =>
  `M${x} ${SHORE_Y}V${top}h${width}V${SHORE_Y}z${index % 3 ? `M${x + 6} ${top}v-7h9v7z` : `M${x + width - 14} ${top}v-11h7v11z`}`;

/** Floors as lines, which a dash pattern turns into windows. */
const drawFloors = ({ x, width, top }: Block) => {
  let path = '';
  for (let y = top + 12; y < SHORE_Y - 10; y += 13) path += `M${x + 6} ${y}h${width - 11}`;
  return path;
};

const farBlocks = createBlocks(7, 34, 40);
const nearBlocks = createBlocks(29, 20, 62);

export const farCity = farBlocks.map(drawOutline).join('');
export const nearCity = nearBlocks.map(drawOutline).join('');
export const windows = nearBlocks
  .filter((_, index) => index % 2 === 0)
  .map(drawFloors)
  .join('');

/** Pyramids of Giza. */
export const pyramids = `M330 ${SHORE_Y}l86-92 86 92zM452 ${SHORE_Y}l66-70 66 70zM556 ${SHORE_Y}l36-38 36 38z`;

/** Mosque of the Citadel: domes between two minarets, on a hill. */
export const citadel = [
  `M752 ${SHORE_Y}l34-34h132l34 34z`,
  'M800 272v-24h104v24zM812 250a18 18 0 0 1 36 0zM856 250a18 18 0 0 1 36 0z',
  'M820 236a32 32 0 0 1 64 0v6h-64zM851 206v-12h2v12z',
  'M792 272v-98l3-20 3 20v98zM790 214h10v4h-10zM790 180h10v3h-10z',
  'M906 272v-98l3-20 3 20v98zM904 214h10v4h-10zM904 180h10v3h-10z',
].join('');

/** Cairo Tower with its lattice and lotus head. */
export const tower = `M1062 ${SHORE_Y}l7-188h14l7 188zM1065 116l-5-14h32l-5 14zM1062 102l3-12h22l3 12zM1068 90l2-8h12l2 8zM1075 82v-34h2v34z`;
export const towerLattice = Array.from({ length: 11 }, (_, i) => {
  const [y, half] = [122 + i * 16, 6.2 + i * 0.55];
  return `M${1076 - half} ${y}L${1076 + half} ${y + 16}M${1076 + half} ${y}L${1076 - half} ${y + 16}`;
}).join('');

const drawFrond = (x: number, y: number, dx: number, dy: number) => `M${x} ${y}q${dx * 0.6} ${dy - 8} ${dx} ${dy + 6}`;

/** Date palm: a leaning trunk and seven fronds. */
const createPalm = (x: number, height: number, lean: number) => {
  const [topX, topY] = [x + lean, SHORE_Y + 4 - height];
  const fronds = [-24, -19, -11, 0, 11, 19, 24]
    .map((dx) => drawFrond(topX, topY, dx, Math.abs(dx) * 0.32 - 8))
    .join('');
  return { trunk: `M${x} ${SHORE_Y + 4}q${lean * 0.2} ${-height * 0.6} ${lean} ${-height}`, fronds };
};
const palms = [
  createPalm(962, 62, 6),
  createPalm(984, 46, -4),
  createPalm(1150, 74, -8),
  createPalm(1174, 54, 6),
  createPalm(690, 50, 5),
  createPalm(170, 44, 4),
];
export const trunks = palms.map(({ trunk }) => trunk).join('');
export const fronds = palms.map((palm) => palm.fronds).join('');

const boats = [
  [1016, 317, 0.8],
  [640, 314, 0.6],
  [1124, 312, 0.5],
  [60, 316, 0.7],
] as const;
export const sails = boats
  .map(([x, y, s]) => `M${x} ${y}l${-6 * s} ${-66 * s}q${44 * s} ${26 * s} ${38 * s} ${62 * s}z`)
  .join('');
export const hulls = boats
  .map(
    ([x, y, s]) =>
      `M${x - 22 * s} ${y}h${60 * s}q${-6 * s} ${12 * s} ${-18 * s} ${12 * s}h${-26 * s}q${-12 * s} 0 ${-16 * s} ${-12 * s}z`,
  )
  .join('');

/** Light on the water, dashed by CSS. */
export const ripples = [312, 322, 334, 348].map((y) => `M${VIEW.x} ${y}h${VIEW.width}`).join('');
