import { Button, ShareButton, ShareFavorites } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { change } from '../../api/change.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { originAtom } from '../../atoms/app.ts';
import { paths } from '../../routing/paths.ts';
import { useShared } from '../../sharing/useShared.ts';

export function SharePart() {
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const onDone = useShared();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [link, setLink] = useState<string>();
  const { data: share } = useApiQuery('getFavoritesShare', open ? {} : undefined);
  const making = useApiMutation('shareFavorites', {
    writes: ({ data: { created_at } }) => [change('getFavoritesShare', () => ({ data: { created_at } }))],
  });
  const ending = useApiMutation('unshareFavorites', {
    writes: () => [change('getFavoritesShare', () => ({ data: null }))],
  });
  const updateLink = async (task: Promise<string | undefined>) => {
    setFailed(false);
    await task.then(setLink, () => setFailed(true));
  };
  const createLink = () => making.mutateAsync({}).then(({ data }) => origin + paths.sharedFavorites(data.token));
  const deleteLink = () => ending.mutateAsync({}).then(() => undefined);
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        {t('account:favorites.share.open')}
      </Button>
      <ShareFavorites
        open={open}
        onClose={() => setOpen(false)}
        since={share && (share.data?.created_at ?? null)}
        link={link}
        busy={making.isPending ? 'making' : ending.isPending ? 'ending' : undefined}
        failed={failed}
        onMake={() => void updateLink(createLink())}
        onEnd={() => void updateLink(deleteLink())}
      >
        {link !== undefined && (
          <ShareButton url={link} title={t('account:favorites.shared.title')} look="outlined" onDone={onDone} />
        )}
      </ShareFavorites>
    </>
  );
}
