import { darken, fade, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, num, path, rect, vertical } from '../kit/svg.ts';
import { solid } from './build/face.ts';
import { floor, type Stage, sheet, stageOf, stand } from './build/stage.ts';
import { figure } from './things/street.ts';
import { forklift } from './things/works.ts';

const WIDE = 18;
const HIGH = 7.2;
const DEEP = 34;

/** A long hall in one-point perspective: windows on both sides, roof lights, trusses, light on the floor. */
function hall(stage: Stage, wall: string, ground: string): string {
  const { light, palette } = stage;
  const [x0, x1] = [-WIDE / 2, WIDE / 2];
  const day = light.lit ? mix(light.sky[1], '#23305c', 0.4) : mix(light.sky[2], '#ffffff', 0.4);
  const parts = [
    rect(0, 0, 1600, 1200, light.on(wall)),
    sheet(
      stage,
      [
        [x0, HIGH, 0],
        [x1, HIGH, 0],
        [x1, HIGH, DEEP],
        [x0, HIGH, DEEP],
      ],
      vertical([0, light.on(darken(wall, 0.45))], [1, light.on(darken(wall, 0.25))]),
    ),
    sheet(
      stage,
      [
        [x0, 0, DEEP],
        [x1, 0, DEEP],
        [x1, HIGH, DEEP],
        [x0, HIGH, DEEP],
      ],
      vertical([0, light.on(lighten(wall, 0.1))], [1, light.on(darken(wall, 0.1))]),
    ),
    sheet(
      stage,
      [
        [x0, 0, 0],
        [x0, 0, DEEP],
        [x0, HIGH, DEEP],
        [x0, HIGH, 0],
      ],
      vertical([0, light.on(darken(wall, 0.12))], [1, light.on(darken(wall, 0.28))]),
    ),
    sheet(
      stage,
      [
        [x1, 0, 0],
        [x1, 0, DEEP],
        [x1, HIGH, DEEP],
        [x1, HIGH, 0],
      ],
      vertical([0, light.on(lighten(wall, 0.12))], [1, light.on(darken(wall, 0.1))]),
    ),
    floor(stage, x0, 0, WIDE, DEEP, vertical([0, light.on(lighten(ground, 0.25))], [1, light.on(ground)])),
  ];
  for (let z = 2; z < DEEP; z += 4)
    parts.push(floor(stage, x0, z, WIDE, 0.05, fade(darken(light.on(ground), 0.5), 0.3)));
  for (const x of [-1.5, 1.4]) parts.push(floor(stage, x, 0, 0.14, DEEP, light.on('#e8bf48')));
  for (let z = 3; z < DEEP - 2; z += 4) {
    for (const x of [x0, x1]) {
      const inward = x < 0 ? 0.02 : -0.02;
      parts.push(
        sheet(
          stage,
          [
            [x + inward, 2.6, z],
            [x + inward, 2.6, z + 2.8],
            [x + inward, 5.6, z + 2.8],
            [x + inward, 5.6, z],
          ],
          vertical([0, day], [1, mix(day, light.sky[1], 0.35)]),
        ),
      );
      for (const bar of [0.7, 1.4, 2.1])
        parts.push(
          sheet(
            stage,
            [
              [x + inward, 2.6, z + bar],
              [x + inward, 2.6, z + bar + 0.08],
              [x + inward, 5.6, z + bar + 0.08],
              [x + inward, 5.6, z + bar],
            ],
            light.on(palette.metal),
          ),
        );
      parts.push(
        sheet(
          stage,
          [
            [x + inward, 4.5, z],
            [x + inward, 4.5, z + 2.8],
            [x + inward, 4.6, z + 2.8],
            [x + inward, 4.6, z],
          ],
          light.on(palette.metal),
        ),
      );
    }
    parts.push(
      sheet(
        stage,
        [
          [-3, HIGH - 0.01, z],
          [3, HIGH - 0.01, z],
          [3, HIGH - 0.01, z + 2.4],
          [-3, HIGH - 0.01, z + 2.4],
        ],
        light.lit ? mix(day, '#1a2550', 0.3) : mix(day, '#ffffff', 0.5),
      ),
    );
    if (!light.lit) {
      const s = light.side;
      parts.push(
        sheet(
          stage,
          [
            [s * 7.6, 0.01, z + 0.4],
            [s * 7.6, 0.01, z + 2.6],
            [s * 2.6, 0.01, z + 4.4],
            [s * 2.6, 0.01, z + 2.2],
          ],
          fade('#fff3cf', 0.34),
        ),
      );
    }
  }
  for (let z = DEEP - 2; z > 2; z -= 4) {
    parts.push(
      sheet(
        stage,
        [
          [x0, 6.3, z],
          [x1, 6.3, z],
          [x1, 6.55, z],
          [x0, 6.55, z],
        ],
        light.on(palette.metal),
      ),
      sheet(
        stage,
        [
          [x0, HIGH - 0.15, z],
          [x1, HIGH - 0.15, z],
          [x1, HIGH, z],
          [x0, HIGH, z],
        ],
        light.on(palette.metal),
      ),
    );
    for (let x = x0; x < x1; x += 1.5)
      parts.push(
        sheet(
          stage,
          [
            [x, 6.5, z],
            [x + 0.1, 6.5, z],
            [x + 0.85, HIGH, z],
            [x + 0.75, HIGH, z],
          ],
          light.on(palette.metal),
        ),
        sheet(
          stage,
          [
            [x + 1.5, 6.5, z],
            [x + 1.4, 6.5, z],
            [x + 0.65, HIGH, z],
            [x + 0.75, HIGH, z],
          ],
          light.on(palette.metal),
        ),
      );
    for (const x of [-4.6, 4.6]) {
      const [px, py] = stage.camera.point([x, 5.7, z]);
      const s = stage.camera.scale([x, 5.7, z]);
      parts.push(
        rect(px - s * 0.03, py - s * 0.7, s * 0.06, s * 0.7, light.on(palette.metal)),
        path(
          `M${num(px - s * 0.42)} ${num(py + s * 0.2)}Q${num(px)} ${num(py - s * 0.32)} ${num(px + s * 0.42)} ${num(py + s * 0.2)}Z`,
          light.on(palette.accent),
        ),
        ellipse(px, py + s * 0.2, s * 0.36, s * 0.09, '#fff1c4'),
      );
    }
  }
  for (const x of [x0 + 0.1, x1 - 0.5])
    for (let z = DEEP - 2; z > 2; z -= 4)
      parts.push(solid(stage, { x, z, w: 0.4, d: 0.4, h: HIGH - 0.6 }, darken(wall, 0.08)));
  return parts.join('');
}

function indoor(input: Parameters<Scene>[0]): Stage {
  return stageOf(input, (light) => ({
    x: -light.side * 0.6,
    eye: 2.1,
    z: -3,
    turn: light.side * 0.05,
    lens: 0.72,
    horizon: 640,
  }));
}

/** A metal works: presses and lathes in rows, a crane beam, a fork-lift in the aisle. */
export const hallMachines: Scene = (input) => {
  const stage = indoor(input);
  const { palette, light, camera } = stage;
  const machine = (x: number, z: number, colour: string): string =>
    solid(stage, { x, z, w: 3.4, d: 1.8, h: 0.9 }, darken(colour, 0.2)) +
    solid(
      stage,
      { x: x + 0.1, y: 0.9, z: z + 0.3, w: 1.1, d: 1.3, h: 1.5 },
      colour,
      (face) =>
        face.quad(face.w * 0.2, 0.7, face.w * 0.6, 0.5, face.colour('#2f4450')) +
        face.quad(face.w * 0.25, 0.25, 0.14, 0.14, '#d8432f') +
        face.quad(face.w * 0.25 + 0.24, 0.25, 0.14, 0.14, '#6fbf4a'),
    ) +
    solid(stage, { x: x + 1.3, y: 0.9, z: z + 0.6, w: 1.7, d: 0.5, h: 0.3 }, '#c9ccca') +
    solid(stage, { x: x + 2.6, y: 0.9, z: z + 0.4, w: 0.7, d: 1, h: 0.9 }, colour);
  const rows = [22, 17, 12, 7].map(
    (z, index) =>
      machine(-7.6, z, index % 2 === 0 ? palette.accent : palette.fabric) +
      machine(4.2, z + 0.6, index % 2 === 0 ? palette.fabric : palette.accent),
  );
  const beam = sheet(
    stage,
    [
      [-WIDE / 2, 5.6, 13],
      [WIDE / 2, 5.6, 13],
      [WIDE / 2, 6.1, 13],
      [-WIDE / 2, 6.1, 13],
    ],
    light.on('#e2a52c'),
  );
  const [hx, hy] = camera.point([1.6, 5.6, 13]);
  const s = camera.scale([1.6, 5.6, 13]);
  const hook =
    rect(hx - s * 0.5, hy - s * 0.1, s, s * 0.5, light.on('#3e3c3a')) +
    rect(hx - s * 0.03, hy + s * 0.3, s * 0.06, s * 1.2, '#3e3c3a') +
    path(
      `M${num(hx)} ${num(hy + s * 1.5)}q${num(s * 0.3)} ${num(s * 0.2)} 0 ${num(s * 0.44)}q${num(-s * 0.24)} 0 ${num(-s * 0.2)} ${num(-s * 0.2)}`,
      'none',
      { stroke: '#3e3c3a', 'stroke-width': s * 0.1 },
    );
  return [
    hall(stage, palette.wall, palette.floor),
    beam,
    hook,
    ...rows,
    stand(stage, 0.3, 15, 2.1, (px, py, ph) => forklift(light, px, py, ph, '#e2a52c', palette.wood), 0.5),
    stand(stage, -3.4, 8.6, 1.75, (px, py, ph) => figure(light, px, py, ph, '#3f5f80', '#e8b02c')),
  ].join('');
};

/** A spinning mill: long frames of bobbins in soft colours. */
export const hallSpinning: Scene = (input) => {
  const stage = indoor(input);
  const { palette, light, camera } = stage;
  const yarns = [palette.fabric, palette.fabricAlt, palette.accent, '#f6efe2', mix(palette.accent, '#ffffff', 0.5)];
  const frame = (x: number, z: number, inner: 1 | -1): string => {
    const parts = [
      solid(stage, { x, z, w: 1.7, d: 5.2, h: 1.1 }, '#8fa0a4'),
      solid(stage, { x: x + 0.55, y: 1.1, z, w: 0.6, d: 5.2, h: 1.2 }, '#b9c4c4'),
    ];
    for (let row = 9; row >= 0; row -= 1) {
      for (const [level, dx] of [
        [2.35, 0.85],
        [1.3, inner > 0 ? 1.45 : 0.25],
      ] as const) {
        const spot = [x + dx, level, z + 0.25 + row * 0.5] as const;
        const [px, py] = camera.point(spot);
        const s = camera.scale(spot);
        const yarn = light.on(yarns[(row + Math.round(z)) % yarns.length] ?? palette.fabric);
        parts.push(
          rect(px - s * 0.15, py - s * 0.42, s * 0.3, s * 0.42, horizontalRoll(yarn), { rx: s * 0.05 }),
          rect(px - s * 0.04, py - s * 0.52, s * 0.08, s * 0.12, light.on(palette.wood)),
        );
      }
    }
    return parts.join('');
  };
  const rows = [24, 17.6, 11.2, 4.8].flatMap((z) => [
    frame(-7.8, z, 1),
    frame(-4.4, z, 1),
    frame(5.8, z, -1),
    frame(2.6, z, -1),
  ]);
  return [
    hall(stage, palette.wall, palette.floor),
    ...rows,
    stand(stage, -0.8, 12, 1.7, (px, py, ph) => figure(light, px, py, ph, palette.accent, '#f4ede0')),
    stand(stage, 0.9, 19, 1.7, (px, py, ph) => figure(light, px, py, ph, '#5a7488', palette.fabricAlt)),
  ].join('');
};

function horizontalRoll(colour: string): string {
  return vertical([0, lighten(colour, 0.35)], [0.5, colour], [1, darken(colour, 0.25)]);
}

/** A joinery: benches, a saw table, planks stacked by colour of wood. */
export const hallCarpentry: Scene = (input) => {
  const stage = indoor(input);
  const { palette, light, camera, random } = stage;
  const bench = (x: number, z: number): string =>
    [0, 2.7]
      .flatMap((dx) =>
        [0, 1].map((dz) => solid(stage, { x: x + dx, z: z + dz, w: 0.2, d: 0.2, h: 0.85 }, palette.woodDark)),
      )
      .reverse()
      .join('') +
    solid(stage, { x, y: 0.85, z, w: 2.9, d: 1.2, h: 0.12 }, palette.wood) +
    solid(stage, { x: x + 0.4, y: 0.97, z: z + 0.3, w: 1.5, d: 0.3, h: 0.07 }, lighten(palette.wood, 0.4)) +
    solid(stage, { x: x + 2.1, y: 0.97, z: z + 0.4, w: 0.3, d: 0.3, h: 0.22 }, palette.accent);
  const stack = (x: number, z: number): string =>
    Array.from({ length: 7 }, (_, row) =>
      solid(
        stage,
        { x: x + random.between(0, 0.12), y: row * 0.24, z, w: 2.6, d: 3.6, h: 0.2 },
        row % 3 === 0
          ? palette.wood
          : row % 3 === 1
            ? lighten(palette.wood, 0.3)
            : mix(palette.wood, palette.woodDark, 0.4),
      ),
    ).join('');
  const saw = (x: number, z: number): string => {
    const [px, py] = camera.point([x + 1.2, 1, z + 0.6]);
    const s = camera.scale([x + 1.2, 1, z + 0.6]);
    return (
      solid(stage, { x, z, w: 2.4, d: 1.5, h: 1 }, '#7f9097') +
      path(
        `M${num(px - s * 0.4)} ${num(py)}A${num(s * 0.4)} ${num(s * 0.4)} 0 0 1 ${num(px + s * 0.4)} ${num(py)}Z`,
        light.on('#d5dadb'),
      ) +
      circle(px, py - s * 0.05, s * 0.05, '#3a3a3a')
    );
  };
  const chairs = [0, 1, 2].map((index) => {
    const [px, py] = camera.point([3.4 + index * 1.3, 0, 9.4]);
    const s = camera.scale([3.4, 0, 9.4]);
    return group(
      ellipse(px, py, s * 0.4, s * 0.06, light.shadow, { opacity: 0.35 }) +
        [-0.24, 0.2]
          .map((dx) => rect(px + dx * s, py - s * 0.95, s * 0.06, s * 0.95, light.on(palette.woodDark)))
          .join('') +
        rect(px - s * 0.28, py - s * 0.48, s * 0.58, s * 0.08, light.on(lighten(palette.wood, 0.2))) +
        [0.62, 0.76, 0.9]
          .map((level) => rect(px - s * 0.2, py - s * level, s * 0.42, s * 0.07, light.on(palette.wood)))
          .join(''),
    );
  });
  return [
    hall(stage, palette.wall, mix(palette.floor, '#c9a777', 0.4)),
    stack(-8.2, 24),
    stack(-8.2, 18.4),
    stack(5.4, 22),
    bench(3.6, 17),
    bench(-7.4, 13),
    saw(4.6, 12.4),
    bench(-7.2, 8),
    ...chairs,
    stand(stage, -3.4, 12, 1.75, (px, py, ph) => figure(light, px, py, ph, '#4d6b7c', '#d9c49a')),
    stand(stage, 0.6, 18, 1.7, (px, py, ph) => figure(light, px, py, ph, palette.accent, '#efe5d2')),
  ].join('');
};

/** A food line: steel belts with jars and trays, tiled walls, white coats. */
export const hallFood: Scene = (input) => {
  const stage = indoor(input);
  const { palette, light, camera } = stage;
  const belt = (x: number, goods: readonly [string, string]): string => {
    const parts = [
      solid(stage, { x, y: 0, z: 5, w: 1.6, d: 24, h: 0.75 }, '#c3cdd0'),
      solid(stage, { x: x - 0.05, y: 0.75, z: 5, w: 1.7, d: 24, h: 0.15 }, '#7b888d'),
    ];
    for (let row = 22; row >= 0; row -= 1) {
      for (const dx of [1.15, 0.45]) {
        const spot = [x + dx, 0.9, 5.4 + row] as const;
        const [px, py] = camera.point(spot);
        const s = camera.scale(spot);
        const tone = light.on(goods[row % 2] ?? goods[0]);
        parts.push(
          rect(px - s * 0.2, py - s * 0.46, s * 0.4, s * 0.48, gradientJar(tone), { rx: s * 0.07 }),
          rect(px - s * 0.17, py - s * 0.55, s * 0.34, s * 0.11, light.on('#e9e2cf'), { rx: s * 0.03 }),
          rect(px - s * 0.2, py - s * 0.32, s * 0.4, s * 0.2, light.on('#fbf6ea')),
        );
      }
    }
    return parts.join('');
  };
  const tanks = [24, 18, 12].map((z) => {
    const [px, py] = camera.point([7.2, 0, z]);
    const s = camera.scale([7.2, 0, z]);
    const steel = vertical([0, '#eef3f4'], [0.5, light.on('#b6c3c8')], [1, light.on('#84949b')]);
    return (
      ellipse(px, py, s * 1.2, s * 0.2, light.shadow, { opacity: 0.35 }) +
      rect(px - s, py - s * 3.4, s * 2, s * 3.2, steel, { rx: s * 0.35 }) +
      rect(px - s * 0.7, py - s * 3.1, s * 0.22, s * 2.6, fade('#ffffff', 0.5), { rx: s * 0.1 }) +
      [0.6, 2].map((level) => rect(px - s, py - s * level - s * 0.4, s * 2, s * 0.08, light.on('#6f7f86'))).join('') +
      circle(px + s * 0.3, py - s * 1.9, s * 0.22, light.on('#f4f6f4')) +
      circle(px + s * 0.3, py - s * 1.9, s * 0.05, '#c8432f')
    );
  });
  return [
    hall(stage, mix(palette.wall, '#eef2ee', 0.5), mix(palette.floor, '#c9d2cf', 0.5)),
    ...tanks,
    belt(-6.2, ['#c8452f', '#e8963a']),
    belt(2.4, ['#6f9c48', '#d8b03c']),
    ...(
      [
        [-3, 14],
        [-3.2, 9],
        [1, 17],
        [-7.4, 11],
      ] as const
    ).map(([x, z], index) =>
      stand(stage, x, z, 1.72, (px, py, ph) =>
        figure(light, px, py, ph, '#f7f4ec', index % 2 === 0 ? '#dfe9ee' : '#f3efe4'),
      ),
    ),
  ].join('');
};

function gradientJar(tone: string): string {
  return vertical([0, lighten(tone, 0.3)], [0.4, tone], [1, darken(tone, 0.3)]);
}
