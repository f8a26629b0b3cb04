import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import {
  TranscodeError,
  type TranscodeFault,
  type TranscodeRequest,
  type Transcoder,
} from '../../src/ports/Transcoder.ts';
import { readDemoFile, resizeVideo } from './videos.ts';

/** Fake ffmpeg: writes a demo video in the requested size, or fails on command. */
export class FakeTranscoder implements Transcoder {
  works: TranscodeRequest[] = [];
  fault: TranscodeFault | undefined;
  /** Runs while a video is written. */
  duringWrite: () => Promise<unknown> = async () => {};
  readonly #video = readDemoFile('-small.mp4');

  async write(work: TranscodeRequest): Promise<void> {
    this.works.push(work);
    if (this.fault) throw new TranscodeError(this.fault, this.fault);
    for (const { path, ...size } of work.versions) await writeFile(path, resizeVideo(this.#video, size));
    await this.duringWrite();
  }

  async takeFrame(_video: string, _seconds: number, path: string): Promise<void> {
    const picture = sharp({ create: { width: 540, height: 960, channels: 3, background: '#336699' } });
    await writeFile(path, await picture.png().toBuffer());
  }

  close(): void {}
}
