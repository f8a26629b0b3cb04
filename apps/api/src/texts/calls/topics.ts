import { toTextPage } from '@mashrabiya/content';
import type { Handler } from '../../app/callHandler.ts';

export const getManagement: Handler<'getManagement'> = async (_, { texts, language }) => ({
  data: (await texts.current()).all('services', language).map(toTextPage),
});

export const getFinancial: Handler<'getFinancial'> = async (_, { texts, language }) => ({
  data: (await texts.current()).all('finance', language).map(toTextPage),
});
