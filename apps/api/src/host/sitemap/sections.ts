import type { Text } from '@mashrabiya/content';
import { getVideoFiles, IMAGES_PATH, TEXT_KINDS, VIDEOS_PATH } from '@mashrabiya/contract';
import { DEFAULT_LANGUAGE } from '@mashrabiya/i18n';
import type { Services } from '../../app/services.ts';
import {
  findLatestChangeByCity,
  findPropertiesForSitemap,
  findSitemapFiles,
} from '../../catalogue/repository/sitemap.ts';
import { findLatestChangeByProvider } from '../../people/repository/providers.ts';
import { findOfferedReels } from '../../reels/repository/reels.ts';
import type { Pages } from '../pages.ts';
import type { SitemapEntry } from './entry.ts';

/** Entries per file. Search engines allow 50,000 and 50 MB, which 10,000 entries with all their pictures stay below. */
const ENTRIES_PER_FILE = 10_000;

export interface SitemapSection {
  files(): Promise<Date[]>;
  entries(file: number): Promise<SitemapEntry[]>;
}

const findLatest = (dates: readonly Date[]): Date => new Date(Math.max(0, ...dates.map(Number)));

function createSection(read: () => Promise<SitemapEntry[]>): SitemapSection {
  const splitIntoFiles = (entries: readonly SitemapEntry[]) =>
    Array.from({ length: Math.ceil(entries.length / ENTRIES_PER_FILE) }, (_, file) =>
      entries.slice(file * ENTRIES_PER_FILE, (file + 1) * ENTRIES_PER_FILE),
    );
  return {
    files: async () =>
      splitIntoFiles(await read()).map((entries) => findLatest(entries.map(({ lastModified }) => lastModified))),
    entries: async (file) => splitIntoFiles(await read())[file] ?? [],
  };
}

type Sources = Pick<Services, 'db' | 'clock' | 'texts'>;

export function createSitemapSections({ db, clock, texts }: Sources, pages: Pages): Record<string, SitemapSection> {
  const { listed, property, area, reel, provider, text } = pages.addresses;

  const readTexts = async (): Promise<SitemapEntry[]> => {
    const textLibrary = await texts.current();
    const changes = TEXT_KINDS.flatMap((kind): Text[] => textLibrary.all(kind, DEFAULT_LANGUAGE)).map(
      ({ kind, slug, frontMatter }) => ({
        path: text(kind, slug),
        date: new Date([frontMatter.date, frontMatter.checked].sort().at(-1) ?? ''),
      }),
    );
    return Array.from(
      Map.groupBy(changes, ({ path }) => path),
      ([path, changesOfPath]) => ({
        path,
        lastModified: findLatest(changesOfPath.map(({ date }) => date)),
      }),
    );
  };
  const readAreas = async (): Promise<SitemapEntry[]> =>
    (await findLatestChangeByCity(db)).map(({ city_id, updated_at }) => ({
      path: area(city_id),
      lastModified: updated_at,
    }));
  const readReels = async (): Promise<SitemapEntry[]> =>
    (await findOfferedReels(db, clock())).map((row) => {
      const title = row.title_ar ?? row.title_en ?? '';
      return {
        path: reel(row.id),
        lastModified: row.updated_at,
        video: {
          title,
          description: row.description_ar ?? row.description_en ?? title,
          thumbnailPath: `${IMAGES_PATH}/${row.poster.img_name}`,
          contentPath: `${VIDEOS_PATH}/${getVideoFiles(row.clip).video}`,
          duration: row.duration,
          publishedAt: row.listed_at ?? row.created_at,
        },
      };
    });
  const readPages = async (): Promise<SitemapEntry[]> => {
    const [articles, areas, reels] = await Promise.all([readTexts(), readAreas(), readReels()]);
    const contents = { texts: articles, listings: areas, reels };
    return listed.map(({ path, shows }) => ({
      path,
      lastModified: findLatest([
        pages.builtAt,
        ...(shows ? contents[shows] : []).map(({ lastModified }) => lastModified),
      ]),
    }));
  };

  return {
    pages: createSection(readPages),
    texts: createSection(readTexts),
    areas: createSection(readAreas),
    reels: createSection(readReels),
    providers: createSection(async () =>
      (await findLatestChangeByProvider(db)).map(({ user_id, updated_at }) => ({
        path: provider(user_id),
        lastModified: updated_at,
      })),
    ),
    properties: {
      files: () => findSitemapFiles(db, ENTRIES_PER_FILE),
      entries: async (file) =>
        (await findPropertiesForSitemap(db, file * ENTRIES_PER_FILE, ENTRIES_PER_FILE)).map(
          ({ id, updated_at, pictures }) => ({
            path: property(id),
            lastModified: updated_at,
            imagePaths: pictures.map(({ img_name }) => `${IMAGES_PATH}/${img_name}`),
          }),
        ),
    },
  };
}
