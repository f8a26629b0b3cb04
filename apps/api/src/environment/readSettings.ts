import { InvalidSettingError } from '../core/InvalidSettingError.ts';
import { addDefaults, type CompleteSettings } from './addDefaults.ts';
import { combinePayments } from './combinePayments.ts';
import {
  assertAutoApproveAllowed,
  assertReplicasUsable,
  combineS3,
  combineSmtp,
  combineTracing,
  combineTwilio,
} from './combineSettings.ts';
import { maskLogins } from './maskPasswords.ts';
import { readSettingTexts, type SettingTexts, type Variables } from './readSettingTexts.ts';
import { isSecret, type SettingName, Settings } from './settings.ts';

/** Errors do not repeat longer values, because long JSON would hide the message. */
const MAX_REPEATED_LENGTH = 100;

function describeProblem(name: SettingName, text: string, help: string): string {
  const isRepeated = !isSecret(name) && text.length <= MAX_REPEATED_LENGTH;
  return `Invalid ${name}${isRepeated ? ` "${maskLogins(text)}"` : ''}: ${help}.`;
}

/** Parses each setting; a wrong one gets its default. */
function parseSettings({ texts, problems }: SettingTexts): Settings {
  const result = Settings.safeParse(texts);
  if (result.success) return result.data;
  const validTexts = { ...texts };
  for (const { path, message } of result.error.issues) {
    const name = path[0] as SettingName;
    problems.set(name, describeProblem(name, texts[name] ?? '', message));
    delete validTexts[name];
  }
  return Settings.parse(validTexts);
}

export function readSettings(variables: Variables) {
  const { texts, problems } = readSettingTexts(variables);
  const settings = addDefaults(parseSettings({ texts, problems }));
  const conflicts: string[] = [];
  const attempt = <T>(combine: (settings: CompleteSettings) => T): T | undefined => {
    try {
      return combine(settings);
    } catch (error) {
      if (!(error instanceof InvalidSettingError)) throw error;
      // A wrong setting looks like a missing one here, and is reported already.
      if (![...problems.keys()].some((name) => error.message.includes(name))) conflicts.push(error.message);
      return undefined;
    }
  };
  attempt(assertReplicasUsable);
  attempt(assertAutoApproveAllowed);
  const groups = {
    smtp: attempt(combineSmtp),
    twilio: attempt(combineTwilio),
    s3: attempt(combineS3),
    payments: attempt(combinePayments) ?? {},
    tracing: combineTracing(settings),
  };
  return { texts, settings, groups, problems: [...problems.values(), ...conflicts] };
}
