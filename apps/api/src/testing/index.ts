/** Entry for end-to-end tests and benchmarks, which prepare a database before they drive the built product. */
export { generateCode } from '../accounts/rules/twoFactorRules.ts';
export { migrate } from '../db/migrate.ts';
export { type EmbeddedDatabase, openEmbedded, openPostgres } from '../db/openDatabase.ts';
export { seedOnce } from '../db/seedOnce.ts';
export { insertFavorite } from '../favorites/repository/favorites.ts';
export { DEMO_PASSWORD } from '../seed/demoAccounts.ts';
export { seedDatabase } from '../seed/seedDatabase.ts';
export { createRandomSource } from './createRandomSource.ts';
