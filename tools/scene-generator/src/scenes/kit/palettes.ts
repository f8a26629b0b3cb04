import type { Palette } from './scene.ts';

/** Order: wall, wallShade, accent, wood, woodDark, fabric, fabricAlt, metal, stone, floor, leaf, leafDark. */
function createPalette(colors: string): Palette {
  const [
    wall = '',
    wallShade = '',
    accent = '',
    wood = '',
    woodDark = '',
    fabric = '',
    fabricAlt = '',
    metal = '',
    stone = '',
    floor = '',
    leaf = '',
    leafDark = '',
  ] = colors.split(' ').map((color) => `#${color}`);
  return { wall, wallShade, accent, wood, woodDark, fabric, fabricAlt, metal, stone, floor, leaf, leafDark };
}

/** Hand-tuned colours of homes, by character. */
export const palettes = {
  limestone: createPalette('efe3cd d3bf9f 0b6568 b07f4f 6e4a2c d9c7a8 3f7f7c 4a4a48 e2d2b4 d8c3a0 7d9b5a 4b6b3e'),
  terracotta: createPalette('f0d9c0 d4a98a b4552d 8f5a36 553120 c9714a e8c9a5 47403c dcb894 c98f68 8a9a55 55683a'),
  nile: createPalette('eef0e8 c3cfc8 0b6568 a9835a 5d4631 4f9a96 d9b871 3f4c50 cfd3c6 c7b18d 6f9a67 3c6a4c'),
  coastal: createPalette('fbf9f4 d5e0e6 2a6fa8 c9a67a 876445 7fb3d3 f0d9b5 6a7780 ece6d8 e3d3b8 7ba86b 49784f'),
  desertModern: createPalette('e9d3b4 c6a37b 8c4a2f 9b6b43 5b3b26 c58f5f 7a8b76 3c3835 d3b58c cfae82 96a063 5f6b3d'),
  artDeco: createPalette('ead9b8 c4a67c 3d5a4c 7d5232 472b1b 8a3b3b d0b06a 2f3432 cdbb98 9a7a55 70905a 43603d'),
  oakLinen: createPalette('f5f0e6 d9cfbe 8a7a5c c39a6b 7f5d3b e4dac6 a7b09a 5a5650 ddd5c6 cfae84 8aa070 55704a'),
  garden: createPalette('f1efe0 cdd0b4 56783f a57b4c 5f4227 9db37f e7d7a6 494e44 d6d2bd bfa27a 6d9c4b 38672f'),
  salmonVilla: createPalette('f6dcc8 dcae95 2f6f73 9c6a45 5c3824 e79f7f 8fb8ae 514743 e6c7ac d6a682 7fa05c 4c7042'),
  ivoryBrass: createPalette('f4eee2 d2c5ae a47a2c 7a5434 41291a e6d6b2 6d5a7c 8f7440 dfd4bf a98a66 82976a 4d6446'),
  slateOak: createPalette('e6e5e1 a9acae c4713d b78a5a 6b4a2f 6f7c86 d8c1a0 33383c b9b8b4 b8976f 76986a 44684a'),
  oliveClay: createPalette('eadfc8 c0ae8b 6f7440 9a6a40 583a23 a3a06b c9825a 45433a cfc0a0 bd9468 8d9b4c 586633'),
  plumSand: createPalette('f0e2d3 cfb2a0 74406f 96674a 573628 a9789f e0b98d 4d4349 dcc5b2 c79f7e 7f9a6a 4c6848'),
  mediterranean: createPalette('fcf4e6 e2cbaa 2f6fb0 a8744a 65412a 6da0d0 f2c879 545860 ead8bb d79a6c 83a552 4d7539'),
  redSea: createPalette('fdf6ec dccfbf 148a9c bd9467 7a5638 5fc0c4 f2a77a 5d6a70 eadcc6 ddc6a3 79a86a 3f7a58'),
  brickDelta: createPalette('c9825e a05c42 3f6f55 8a5b38 4e3020 d9a066 7fa39a 4b4542 b98a6d b27d5a 7aa04a 44702f'),
  graphite: createPalette('d9d6d0 94918d e0a339 a77a50 583d29 4b525a c9b79b 2a2c2f a7a49f 8d8378 6c9162 3a5f42'),
  pistachio: createPalette('edf1dc c5cfa6 3f7a5a b28556 69492d bcd094 f0c8a0 565d52 dbdcc4 ccb088 77a255 437238'),
  roseCourtyard: createPalette('f7e6dc ddbbab a8433f 94623f 55341f d98c84 9fb8a5 4f4643 e5cfc0 cb9575 7b9c5b 49693f'),
  industrial: createPalette('dfe0dc aeb4b4 d0702c 9c7a55 594433 5b7f95 e0b04a 4d565c b8b7b0 a8a49a 7d9a5c 4c6e40'),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
