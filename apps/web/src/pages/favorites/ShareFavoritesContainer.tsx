import { Button, ShareButton, ShareFavorites } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createChange } from '../../api/cacheChange.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { originAtom } from '../../atoms/app.ts';
import { paths } from '../../routing/paths.ts';
import { useShareToast } from '../../sharing/useShareToast.ts';

export function ShareFavoritesContainer() {
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const onDone = useShareToast();
  const [open, setOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [link, setLink] = useState<string>();
  const { data: share } = useApiQuery('getFavoritesShare', open ? {} : undefined);
  const createShare = useApiMutation('shareFavorites', {
    writes: ({ data: { created_at } }) => [createChange('getFavoritesShare', () => ({ data: { created_at } }))],
  });
  const endShare = useApiMutation('unshareFavorites', {
    writes: () => [createChange('getFavoritesShare', () => ({ data: null }))],
  });
  const updateLink = async (task: Promise<string | undefined>) => {
    setHasFailed(false);
    await task.then(setLink, () => setHasFailed(true));
  };
  const createLink = () => createShare.mutateAsync({}).then(({ data }) => origin + paths.sharedFavorites(data.token));
  const deleteLink = () => endShare.mutateAsync({}).then(() => undefined);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('account:favorites.share.open')}
      </Button>
      <ShareFavorites
        open={open}
        onClose={() => setOpen(false)}
        since={share && (share.data?.created_at ?? null)}
        link={link}
        pendingAction={createShare.isPending ? 'making' : endShare.isPending ? 'ending' : undefined}
        failed={hasFailed}
        onCreate={() => void updateLink(createLink())}
        onRevoke={() => void updateLink(deleteLink())}
      >
        {link !== undefined && (
          <ShareButton url={link} title={t('account:favorites.shared.title')} variant="outlined" onDone={onDone} />
        )}
      </ShareFavorites>
    </>
  );
}
