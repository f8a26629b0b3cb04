import { SEARCH_ENGINES } from '../../search/searchEngines.ts';
import { databaseUrl, databaseUrls, oneOf, wholeNumber } from '../parsers.ts';
import { settingInfos } from './settingInfos.ts';

export const databaseSettings = {
  DATABASE_URL: databaseUrl.optional().register(settingInfos, {
    group: 'Database and search',
    meaning:
      'a PostgreSQL (15 or later) instead of the embedded database. Required with a public `SITE_ORIGIN`; `embedded` then selects the embedded one',
    defaultText: 'the embedded database',
    secret: 'url',
  }),
  DATABASE_READ_URLS: databaseUrls.default([]).register(settingInfos, {
    group: 'Database and search',
    meaning:
      'URLs of PostgreSQL read replicas (streaming replication), separated by commas. With `SEARCH=postgres`, nodes read lists and searches from those that have applied the latest change of the index; one that lags or fails is skipped, and the primary answers',
    secret: 'url',
  }),
  DATABASE_POOL_SIZE: wholeNumber(1_000, 1).default(10).register(settingInfos, {
    group: 'Database and search',
    meaning:
      'connections of each node to PostgreSQL, and to each replica. The sum over all nodes must stay below `max_connections`',
  }),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(600_000, 100).default(10_000).register(settingInfos, {
    group: 'Database and search',
    meaning: 'time after which PostgreSQL cancels a statement. Migrations have no limit',
  }),
  SEARCH: oneOf(SEARCH_ENGINES).default('memory').register(settingInfos, {
    group: 'Database and search',
    meaning:
      'where listings are searched: `memory`, an index in each node’s memory, or `postgres`, one in the database that all nodes share ([0038](decisions/0038-search-in-the-database.md)). The first node builds the latter at its start',
  }),
};
