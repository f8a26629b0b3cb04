const encodeVarint = (value: number): number[] => {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return [...bytes, rest];
};
const encodeNumberField = (field: number, value: number) => [...encodeVarint(field << 3), ...encodeVarint(value)];
const encodeBytesField = (field: number, value: readonly number[]) => [
  ...encodeVarint((field << 3) | 2),
  ...encodeVarint(value.length),
  ...value,
];
const encodeTextField = (field: number, value: string) => encodeBytesField(field, [...Buffer.from(value)]);

const EXTENT = 4096;
const encodeZigzag = (value: number) => (value << 1) ^ (value >> 31);
const MOVE = (1 << 3) | 1;
const LINE = (3 << 3) | 2;
const CLOSE = 15;
const sides = [
  [EXTENT, 0],
  [0, EXTENT],
  [-EXTENT, 0],
].flat();
const POLYGON = 3;

/** Vector tile covered by one area, in a layer of this name. */
export function createVectorTile(layer: string): Buffer {
  const geometry = [MOVE, 0, 0, LINE, ...sides.map(encodeZigzag), CLOSE].flatMap(encodeVarint);
  const feature = [...encodeNumberField(3, POLYGON), ...encodeBytesField(4, geometry)];
  return Buffer.from(
    encodeBytesField(3, [
      ...encodeNumberField(15, 2),
      ...encodeTextField(1, layer),
      ...encodeBytesField(2, feature),
      ...encodeNumberField(5, EXTENT),
    ]),
  );
}

const HEADER = 127;
const MAX_ZOOM = 15;
/** Number of tiles on all zoom levels, numbered consecutively. */
const ALL_TILES = (4 ** (MAX_ZOOM + 1) - 1) / 3;
const UNCOMPRESSED = 1;
const VECTOR = 1;

/** PMTiles file (version 3) with the same tile everywhere. */
export function createPmtilesFile(tile: Buffer): Buffer {
  // One entry: first tile, run length, length in bytes, offset plus one.
  const directory = Buffer.from([1, 0, ...encodeVarint(ALL_TILES), ...encodeVarint(tile.length), 1]);
  const metadata = Buffer.from('{"vector_layers":[]}');
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles');
  header[7] = 3;
  const tilesAt = HEADER + directory.length + metadata.length;
  const sections = [
    [HEADER, directory.length],
    [HEADER + directory.length, metadata.length],
    [tilesAt, 0],
    [tilesAt, tile.length],
    [ALL_TILES, 1],
  ].flat();
  for (const [index, value] of sections.entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  header.writeBigUInt64LE(1n, 88);
  header.set([1, UNCOMPRESSED, UNCOMPRESSED, VECTOR, 0, MAX_ZOOM], 96);
  for (const [index, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + index * 4);
  return Buffer.concat([header, directory, metadata, tile]);
}
