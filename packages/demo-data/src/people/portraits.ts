import { createHash } from 'node:crypto';

export interface Look {
  head: 'short' | 'scarf' | 'curly' | 'bald' | 'long';
  skin: keyof typeof SKIN_COLORS;
  hair: keyof typeof HAIR_COLORS;
  /** Jacket, or scarf and dress. */
  clothes: keyof typeof CLOTHES_COLORS;
  wall: keyof typeof WALL_COLORS;
  hasBeard?: true;
  hasGlasses?: true;
}

const SKIN_COLORS = { light: '#e9bd96', olive: '#d3a074', brown: '#b07a4f', dark: '#85583a' } as const;
const HAIR_COLORS = { black: '#2a2422', brown: '#4b3426', grey: '#9c9690' } as const;
const CLOTHES_COLORS = { teal: '#0f6466', clay: '#b5552d', navy: '#2c3e62', sand: '#c4a36a', plum: '#6d3b5d' } as const;
const WALL_COLORS = { mint: '#d7ebe7', peach: '#f7e1d4', sky: '#dbe6f2', cream: '#f3ecd9' } as const;

const scaleBrightness = (color: string, factor: number): string => {
  const scaleChannel = (start: number) => Math.round(Number.parseInt(color.slice(start, start + 2), 16) * factor);
  return `rgb(${scaleChannel(1)},${scaleChannel(3)},${scaleChannel(5)})`;
};

const drawHair = ({ head, hair, clothes }: Look): { hairBehind: string; hairInFront: string } => {
  const color = HAIR_COLORS[hair];
  switch (head) {
    case 'scarf': {
      const scarf = CLOTHES_COLORS[clothes];
      return {
        hairBehind: `<path d="M128 34c-48 0-66 36-64 78 1 30 6 58 18 80h92c12-22 17-50 18-80 2-42-16-78-64-78z" fill="${scarf}"/>`,
        hairInFront: `<path d="M128 40c-40 0-58 28-57 66 10-34 30-46 57-46s47 12 57 46c1-38-17-66-57-66z" fill="${scaleBrightness(scarf, 1.12)}"/><path d="M84 150c14 30 74 30 88 0l6 42H78z" fill="${scaleBrightness(scarf, 0.9)}"/>`,
      };
    }
    case 'long':
      return {
        hairBehind: `<path d="M128 38c-46 0-62 36-60 76 1 32-4 52-10 66h140c-6-14-11-34-10-66 2-40-14-76-60-76z" fill="${color}"/>`,
        hairInFront: `<path d="M128 42c-36 0-52 24-52 58 22-6 38-18 46-34 12 18 32 30 58 34 0-34-16-58-52-58z" fill="${color}"/>`,
      };
    case 'curly':
      return {
        hairBehind: `<circle cx="84" cy="86" r="24" fill="${color}"/><circle cx="172" cy="86" r="24" fill="${color}"/>`,
        hairInFront: `<g fill="${color}"><circle cx="96" cy="62" r="24"/><circle cx="128" cy="52" r="26"/><circle cx="160" cy="62" r="24"/></g>`,
      };
    case 'bald':
      return {
        hairBehind: '',
        hairInFront: `<path d="M78 104c-4 14-3 26 2 34l6-22zM178 104c4 14 3 26-2 34l-6-22z" fill="${color}"/>`,
      };
    case 'short':
      return {
        hairBehind: '',
        hairInFront: `<path d="M79 120c-8-50 14-80 49-80s57 30 49 80l-8-4c-1-20-6-28-14-36-18 8-38 8-54 0-8 8-13 16-14 36z" fill="${color}"/>`,
      };
  }
};

/** Portrait of an invented person, 256 pixels wide. */
export function drawPortrait(look: Look): string {
  const skin = SKIN_COLORS[look.skin];
  const clothes = CLOTHES_COLORS[look.clothes];
  const { hairBehind, hairInFront } = drawHair(look);
  const clothColor = look.head === 'scarf' ? scaleBrightness(clothes, 0.72) : clothes;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">',
    `<rect width="256" height="256" fill="${WALL_COLORS[look.wall]}"/>`,
    `<circle cx="128" cy="120" r="104" fill="#fff" opacity=".35"/>`,
    hairBehind,
    `<path d="M20 268c4-58 44-84 108-84s104 26 108 84z" fill="${clothColor}"/>`,
    look.head === 'scarf' ? '' : `<path d="M100 188l28 34 28-34-6-8h-44z" fill="#fff"/>`,
    `<path d="M108 150h40v34c-6 14-34 14-40 0z" fill="${scaleBrightness(skin, 0.88)}"/>`,
    `<ellipse cx="128" cy="114" rx="47" ry="57" fill="${skin}"/>`,
    look.hasBeard
      ? `<path d="M82 120c0 40 20 60 46 60s46-20 46-60c-6 18-16 24-24 24-12-8-32-8-44 0-8 0-18-6-24-24z" fill="${HAIR_COLORS[look.hair]}"/>`
      : '',
    `<g fill="none" stroke="#3b2a20" stroke-linecap="round"><path d="M100 110q8-6 16 0M140 110q8-6 16 0" stroke-width="4"/><path d="M114 150q14 10 28 0" stroke-width="4" stroke="${look.hasBeard ? scaleBrightness(skin, 0.75) : '#8a4a3a'}"/></g>`,
    `<path d="M128 116l-6 18h10" fill="none" stroke="${scaleBrightness(skin, 0.8)}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
    look.hasGlasses
      ? '<g fill="none" stroke="#33302d" stroke-width="4"><circle cx="107" cy="112" r="15"/><circle cx="149" cy="112" r="15"/><path d="M122 110q6-4 12 0"/></g>'
      : '',
    hairInFront,
    '</svg>',
  ].join('');
}

const FILE_NAME_LENGTH = 16;

/** File name of a portrait, by content: another drawing has another name. */
export const getPortraitFile = (look: Look): string =>
  `${createHash('sha256').update(drawPortrait(look)).digest('hex').slice(0, FILE_NAME_LENGTH)}.webp`;
