import { layers, namedFlavor } from '@protomaps/basemaps';
import { addProtocol, type StyleSpecification } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';

const SOURCE = 'protomaps';
const ATTRIBUTION = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>';

let protocol: Protocol | undefined;

/** Protomaps style over a PMTiles file. Rejects if the file cannot be read before `signal` aborts. */
export async function loadTilesStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  if (!protocol) {
    protocol = new Protocol();
    addProtocol('pmtiles', protocol.tile);
  }
  const address = new URL(url, location.href).href;
  const file = protocol.get(address) ?? new PMTiles(address);
  protocol.add(file);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  await Promise.race([file.getHeader(), aborted]);
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${address}`, attribution: ATTRIBUTION } },
    layers: layers(SOURCE, namedFlavor('light'), { lang: 'en' }),
  };
}
