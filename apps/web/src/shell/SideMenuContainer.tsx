import { FOOTER_ID, skipTo } from '@mashrabiya/ui';
import { SideMenu, type SideMenuProps } from '@mashrabiya/ui/SideMenu';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../api/useApiQuery.ts';
import { useScheme } from '../device/useScheme.ts';
import { unreadMessagesAtom } from '../messages/unreadMessages.ts';
import { buildNavigation } from '../routing/navigation.ts';
import { routeTableAtom, useRoute } from '../routing/routeTable.ts';
import { afterStepBack } from '../routing/stepBack.ts';
import { userAtom } from '../session/atoms.ts';
import { useLogout } from '../session/useLogout.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';

type SideMenuContainerProps = Pick<SideMenuProps, 'open' | 'onClose' | 'language' | 'social'>;

export default function SideMenuContainer(props: SideMenuContainerProps) {
  const { t } = useTranslation();
  const { routes } = useAtomValue(routeTableAtom);
  const { entry, fillsScreen } = useRoute();
  const user = useAtomValue(userAtom);
  const unread = useAtomValue(unreadMessagesAtom);
  const { data: profile } = useApiQuery('getProfile', user ? {} : undefined);
  const requireLogin = useRequireLogin();
  const logout = useLogout();
  const { scheme, choose } = useScheme();
  const isGoingToFooter = useRef(false);
  useEffect(() => {
    if (props.open || !isGoingToFooter.current) return;
    isGoingToFooter.current = false;
    // A frame after the panel has returned the focus: the browser restores the scroll position of the page below.
    requestAnimationFrame(() => skipTo(FOOTER_ID));
  }, [props.open]);
  const goToFooter = () => {
    isGoingToFooter.current = true;
    props.onClose();
  };
  return (
    <SideMenu
      {...props}
      sections={buildNavigation(routes, t, profile?.data.role, unread).menu}
      currentHref={entry}
      userName={user?.name ?? null}
      userPicture={profile?.data.profile_pic ?? null}
      onLogin={() => requireLogin()}
      onLogout={() => {
        props.onClose();
        afterStepBack(() => void logout());
      }}
      onSkipToFooter={fillsScreen ? undefined : goToFooter}
      scheme={scheme}
      onSchemeChange={choose}
    />
  );
}
