import type { Random } from '@mashrabiya/demo-data';
import { mix } from '../../kit/color.ts';
import type { SceneInput } from '../../kit/scene.ts';
import { clampBrightness } from '../space/color.ts';
import { createStage, type Stage } from '../space/stage.ts';
import { getOutwardSign, type Side } from '../space/walls.ts';
import { type CeilingKind, layCeiling } from './ceilings.ts';
import { type FloorKind, layFloor } from './floors.ts';
import { dressWall, laySkirting, layWall, type WallStyle } from './walls.ts';

/** Layout and view of a room; the seed chooses absent values. */
export interface RoomPlan {
  width: number;
  depth: number;
  height?: number;
  /** Wall whose window lights the room. */
  sunFrom: Side;
  floor: FloorKind;
  ceiling?: CeilingKind;
  walls?: Partial<Record<Side, WallStyle>>;
  /** Wall colours that replace the home's, for some or all walls. */
  colors?: Partial<Record<Side, string>>;
  /** Viewer's position across the room, as a share of half its width; towards the window by default. */
  eyeShare?: number;
  eyeHeight?: number;
  /** Metres from the viewer to the room's open side. */
  back?: number;
  /** Turn in degrees, to the right. */
  yaw?: number;
  focal?: number;
}

/** Warm near-white or the palette's wall colour, lightened. */
export function pickWallColor(stage: Pick<Stage, 'palette'>): string {
  return clampBrightness(stage.palette.wall, 0.74, 0.93);
}

/** View across the room to a window in a side wall. */
export function createSideView(side: 'left' | 'right', random: Random): Pick<RoomPlan, 'eyeShare' | 'yaw' | 'focal'> {
  const outwardSign = getOutwardSign(side);
  return {
    eyeShare: -outwardSign * random.between(0.42, 0.58),
    yaw: outwardSign * random.between(7, 10),
    focal: random.between(1080, 1140),
  };
}

/** Colour for one painted wall: often a soft one from the palette, sometimes a deep one, or none. */
export function pickFeatureColor({ palette, random }: SceneInput): string {
  return random.pick([
    palette.wallShade,
    mix(palette.fabric, palette.wall, 0.35),
    mix(palette.fabricAlt, palette.wall, 0.35),
    mix(palette.accent, palette.wall, 0.5),
    clampBrightness(mix(palette.accent, palette.wall, 0.12), 0.3, 0.7),
    pickWallColor({ palette }),
  ]);
}

export function createRoomStage(input: SceneInput, plan: RoomPlan): Stage {
  const { random } = input;
  const height = plan.height ?? random.pick([2.8, 2.95, 3.1]);
  const half = plan.width / 2;
  const share = plan.eyeShare ?? random.between(-0.28, 0.28);
  const stage = createStage(
    input,
    { width: plan.width, depth: plan.depth, height },
    {
      eye: [share * half, plan.eyeHeight ?? random.between(1.3, 1.5), -(plan.back ?? random.between(0.65, 0.95))],
      yaw: ((plan.yaw ?? random.between(-4, 4) - share * 14) * Math.PI) / 180,
      focal: plan.focal ?? 1180,
      horizon: 545,
    },
    plan.sunFrom,
  );
  layFloor(stage, plan.floor);
  layCeiling(stage, plan.ceiling ?? random.pick(['plain', 'cove', 'cove', 'beams', 'spots']));
  for (const side of ['left', 'right', 'back'] as const) {
    const color = plan.colors?.[side] ?? pickWallColor(stage);
    layWall(stage, side, color);
    dressWall(stage, side, plan.walls?.[side] ?? 'plain', color);
    laySkirting(stage, side, clampBrightness(stage.palette.wall, 0.8, 0.96));
  }
  return stage;
}
