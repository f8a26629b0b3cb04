import { darken, fade, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { num, path, rect, vertical } from '../kit/svg.ts';
import { skyline } from '../kit/view.ts';
import { solid } from './build/face.ts';
import { paving } from './build/ground.ts';
import { dock, ribs, sawTooth } from './build/industry.ts';
import { courses, weather } from './build/materials.ts';
import { doorAt, windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { boxShadow, cornerView, earth, eitherWay, floor, stageOf, stand } from './build/stage.ts';
import { foreground } from './things/garden.ts';
import { cat, figure, streetLamp } from './things/street.ts';
import { forklift, lorry } from './things/works.ts';

/** A factory with a saw-tooth roof, a chimney and a loading yard. */
export const factory: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(29, 0.46, { eye: 3, lens: 0.98, horizon: 830, aim: [9, 0] }));
  const { palette, light, camera, random } = stage;
  const brick = mix(palette.wall, '#b06a4c', random.pick([0.15, 0.5]));
  const [sx, sy] = camera.point([22, 0, 16]);
  const s = camera.scale([22, 0, 16]);
  const stack =
    path(
      `M${num(sx - s * 0.9)} ${num(sy)}L${num(sx - s * 0.6)} ${num(sy - s * 19)}H${num(sx + s * 0.6)}L${num(sx + s * 0.9)} ${num(sy)}Z`,
      vertical([0, light.on('#c9785a')], [1, light.on('#a2583f')]),
    ) +
    [17, 18.2].map((level) => rect(sx - s * 0.66, sy - s * level, s * 1.32, s * 0.6, light.on('#f1ece0'))).join('') +
    path(
      `M${num(sx - light.side * s * 0.1)} ${num(sy)}V${num(sy - s * 19)}H${num(sx - light.side * s * 0.6)}L${num(sx - light.side * s * 0.9)} ${num(sy)}Z`,
      fade(light.shadow, 0.22),
    );
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 60, light.on(palette.wallShade)),
    earth(stage, '#a89f92', '#b7ab96'),
    stack,
    plants(stage, [
      [-12, 18, 7, 'tree'],
      [-17, 22, 8, 'palm'],
      [38, 12, 6, 'tree'],
    ]),
    boxShadow(stage, 0, 0, 28, 16, 7, 0.8),
    sawTooth(stage, 0, 5.6, 0, 28, 16, 4, brick),
    solid(
      stage,
      { x: 0, z: 0, w: 28, d: 16, h: 5.6 },
      brick,
      (face, which) =>
        courses(face, [0, 0, face.w, 5.6], brick, 0.3, 0.9) +
        weather(face, [0, 0, face.w, 5.6]) +
        (which === 'front'
          ? dock(face, 3, 3.6, 3.8, true) +
            dock(face, 9.4, 3.6, 3.8, false) +
            [15.2, 18.4, 21.6, 24.8]
              .map((u) =>
                windowAt(face, u, 1.4, 2.2, 2.8, { frame: palette.metal, panes: 3, bar: true, sill: palette.stone }),
              )
              .join('')
          : [1.6, 5.2, 8.8, 12.4]
              .map((u) =>
                windowAt(face, u, 1.4, 2, 2.8, { frame: palette.metal, panes: 3, bar: true, sill: palette.stone }),
              )
              .join('')) +
        face.quad(0, 5.3, face.w, 0.3, face.colour(palette.stone)),
    ),
    paving(stage, -30, -22, 90, 21.5, '#b3aca0', 4),
    floor(stage, 2.6, -9, 0.2, 9, light.on('#e8c04a')),
    floor(stage, 7, -9, 0.2, 9, light.on('#e8c04a')),
    stand(stage, 15.6, -4.6, 3.4, (px, py, ph) => lorry(light, px, py, ph, palette.accent, '#f1ede2'), 1.4),
    stand(stage, 5.2, -3, 2.1, (px, py, ph) => forklift(light, px, py, ph, '#e2a52c', palette.wood), 0.6),
    stand(stage, 8.6, -4.4, 1.75, (px, py, ph) => figure(light, px, py, ph, '#45617a', '#e8b02c')),
    plants(stage, [
      [-3.4, -2, 5, 'tree'],
      [27, -1.6, 4.4, 'tree'],
      [1, -1, 0.8, 'shrub'],
    ]),
    stand(stage, -2, -8, 0.42, (px, py, ph) => cat(light, px, py, ph, '#4a443e'), 0.6),
  ]);
};

/** A sheet-metal warehouse with dock gates and lorries. */
export const warehouse: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(27, 0.5, { eye: 2.6, lens: 0.98, horizon: 860, aim: [7.5, 0] }));
  const { palette, light, camera } = stage;
  const metal = mix(palette.wall, palette.fabric, 0.25);
  const h = 8.4;
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 50, light.on(palette.wallShade)),
    earth(stage, '#a8a196', '#bdb19c'),
    plants(stage, [
      [-14, 20, 7, 'palm'],
      [-10, 17, 8, 'palm'],
      [40, 12, 6, 'tree'],
    ]),
    boxShadow(stage, 0, 0, 30, 20, h, 0.8),
    solid(
      stage,
      { x: 0, z: 0, w: 30, d: 20, h },
      metal,
      (face, which) =>
        ribs(face, 1.2, h - 1.2, metal) +
        face.quad(0, 0, face.w, 1.2, face.colour(palette.stone)) +
        face.quad(0, h - 1.7, face.w, 1, face.colour(palette.accent)) +
        weather(face, [0, 0, face.w, h]) +
        (which === 'front'
          ? [2.4, 8.4, 14.4, 20.4].map((u, index) => dock(face, u, 3.8, 4.2, index === 1)).join('') +
            doorAt(face, 27, 0, 1.2, 2.3, palette.metal, palette.accent)
          : [2, 7.4, 12.8].map((u) => windowAt(face, u, 4.6, 3.6, 1.1, { frame: palette.metal, panes: 4 })).join('')) +
        face.block(-0.1, h - 0.15, face.w + 0.2, 0.45, [0, 0.25], darken(metal, 0.2)),
    ),
    paving(stage, -40, -26, 110, 25.5, '#b5afa3', 4),
    stand(stage, 16.6, -2.6, 3.6, (px, py, ph) => lorry(light, px, py, ph, '#f3efe5', palette.accent), 1.4),
    stand(stage, 5, -4.6, 3.4, (px, py, ph) => lorry(light, px, py, ph, palette.fabric, '#ece7da', false), 1.4),
    stand(stage, 11.4, -3.2, 2.1, (px, py, ph) => forklift(light, px, py, ph, '#e2a52c', palette.wood), 0.6),
    stand(stage, 12.8, -5.4, 1.75, (px, py, ph) => figure(light, px, py, ph, '#54687a', '#e8b02c')),
    stand(stage, -2.4, -4, 7, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal)),
    foreground(stage, -1, palette.leafDark),
  ]);
};
