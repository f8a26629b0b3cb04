import { parentPort } from 'node:worker_threads';
import { mediaDirectory } from '@mashrabiya/demo-data';
import sharp from 'sharp';
import type { Drawing } from '../scenes/drawings.ts';
import { renderDrawing } from './renderDrawing.ts';

sharp.concurrency(1);
parentPort?.on('message', async (drawing: Drawing) =>
  parentPort?.postMessage(await renderDrawing(drawing, mediaDirectory)),
);
