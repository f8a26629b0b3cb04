import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type FilmWork, TranscodeError, type TranscodeFault, type Transcoder } from '../../src/ports/Transcoder.ts';
import { demoFile, resized } from './films.ts';

/** Stands for ffmpeg: writes a film of the demo in the size that is asked for, or fails as it is told. */
export class FakeTranscoder implements Transcoder {
  /** What it was asked for. */
  works: FilmWork[] = [];
  fault: TranscodeFault | undefined;
  /** Done while a film is written. */
  meanwhile: () => Promise<unknown> = async () => {};
  readonly #film = demoFile('-small.mp4');

  async write(work: FilmWork): Promise<void> {
    this.works.push(work);
    if (this.fault) throw new TranscodeError(this.fault, this.fault);
    for (const { path, ...size } of work.versions) await writeFile(path, resized(this.#film, size));
    await this.meanwhile();
  }

  async takeFrame(_film: string, _seconds: number, path: string): Promise<void> {
    const picture = sharp({ create: { width: 540, height: 960, channels: 3, background: '#336699' } });
    await writeFile(path, await picture.png().toBuffer());
  }

  close(): void {}
}
