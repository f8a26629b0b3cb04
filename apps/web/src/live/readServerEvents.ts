export interface ServerEvent {
  id: string;
  data: string;
}

/** Reads a stream of server-sent events until it ends. Others than those with an id and one line of data are ignored. */
export async function* readServerEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += chunk.value;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, id, data] = /^id: (.*)\ndata: (.*)$/.exec(part) ?? [];
        if (id !== undefined && data !== undefined) yield { id, data };
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
