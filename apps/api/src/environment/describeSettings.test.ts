import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { insertSettingsTable, listEffectiveSettings } from './describeSettings.ts';
import { isSecret, SETTING_NAMES } from './settings.ts';

const DOCUMENT = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

const findSetting = (variables: Record<string, string>, name: string) =>
  listEffectiveSettings(variables).find((setting) => setting.name === name);

it('is documented: run `npm run config -- docs` after a change', () => {
  for (const name of SETTING_NAMES) expect(DOCUMENT).toContain(`| \`${name}\``);
  expect(insertSettingsTable(DOCUMENT)).toBe(DOCUMENT);
});

it('names the source of each value', () => {
  expect(findSetting({}, 'PORT')).toEqual({ name: 'PORT', value: '3000', source: 'default' });
  expect(findSetting({ PORT: '8080' }, 'PORT')).toEqual({ name: 'PORT', value: '8080', source: 'set' });
  expect(findSetting({ FAWRY_SECURE_KEY_FILE: import.meta.filename }, 'FAWRY_SECURE_KEY')).toEqual({
    name: 'FAWRY_SECURE_KEY',
    value: '(set)',
    source: 'file',
  });
});

it('shows defaults that depend on other settings', () => {
  expect(findSetting({}, 'SEED_COUNT')).toMatchObject({ value: '1500', source: 'default' });
  expect(findSetting({ TRUST_PROXY: '1' }, 'SEED_COUNT')).toMatchObject({ value: '0', source: 'default' });
  expect(findSetting({ SITE_ORIGIN: 'https://example.com' }, 'MAIL_FROM')).toMatchObject({
    value: 'no-reply@example.com',
    source: 'default',
  });
});

it('prints no secret, whether it is valid or not', () => {
  for (const text of [
    'secret_1',
    'https://me:secret_1@host',
    'postgres://me@host/x?sslpassword=secret_1,me:secret_1@two',
  ])
    for (const name of SETTING_NAMES.filter(isSecret))
      expect(JSON.stringify(listEffectiveSettings({ [name]: text })), name).not.toContain('secret_1');
});

it('masks only the password of a database', () => {
  const DATABASE_READ_URLS = 'postgres://me:one@host/x?password=two, postgres://other/x';
  expect(findSetting({ DATABASE_READ_URLS }, 'DATABASE_READ_URLS')?.value).toBe(
    'postgres://me:***@host/x?password=***, postgres://other/x',
  );
});
