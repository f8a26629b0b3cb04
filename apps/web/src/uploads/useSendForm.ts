import { type Endpoint, endpoints } from '@mashrabiya/contract';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { apiUrlAtom } from '../api/queryContext.ts';
import { languageAtom } from '../atoms/app.ts';
import { endSessionAtom, sessionAtom } from '../session/atoms.ts';
import { type SendOptions, sendForm } from './sendForm.ts';

export function useSendForm() {
  const store = useStore();
  const { t } = useTranslation();
  return useCallback(
    async <T>(
      name: keyof typeof endpoints,
      form: FormData,
      { id = '', ...sending }: Pick<SendOptions, 'onProgress' | 'signal'> & { id?: string },
    ): Promise<T> => {
      const token = store.get(sessionAtom)?.token ?? '';
      const { path }: Endpoint = endpoints[name];
      try {
        const language = store.get(languageAtom);
        return await sendForm<T>(store.get(apiUrlAtom) + path.replace('{id}', id), form, {
          token,
          language,
          ...sending,
        });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) {
          store.set(endSessionAtom, token, t('pages:login.ended'));
        }
        throw error;
      }
    },
    [store, t],
  );
}
