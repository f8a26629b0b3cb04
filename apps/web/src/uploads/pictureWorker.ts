/** Request to the worker: returns the picture upright and small, after some clockwise quarter turns. */
export interface ShrinkRequest {
  file: Blob;
  quarterTurns: number;
}

/** Shrinks pictures in a worker, so that the page stays responsive. */
export class PictureWorker {
  #worker: Worker | undefined;

  /** Null if this browser cannot decode the picture. */
  shrink(request: ShrinkRequest): Promise<Blob | null> {
    this.#worker ??= new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' });
    const worker = this.#worker;
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      const fail = () => finish(null);
      const finish = (picture: Blob | null) => {
        worker.removeEventListener('error', fail);
        port1.close();
        resolve(picture);
      };
      worker.addEventListener('error', fail);
      port1.onmessage = ({ data }: MessageEvent<Blob | null>) => finish(data);
      worker.postMessage({ ...request, port: port2 }, [port2]);
    });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
