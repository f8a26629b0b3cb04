import styled from '@emotion/styled';
import type { CompanyRequest, OwnCompany, VerifiedCompany } from '@mashrabiya/contract';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { PrivatePictures } from '../../pictures/PrivatePictures/PrivatePictures.tsx';
import type { LoadPicture } from '../../pictures/PrivatePictures/pictureUrls.ts';
import { EmptyLine } from '../../states/EmptyLine/EmptyLine.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { role } from '../../theme/roles.ts';
import { touchTarget, typeScale } from '../../theme/tokens.ts';

export interface CompanyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Undefined while loading. */
  company: OwnCompany | undefined;
  failed?: boolean;
  onRetry?: () => void;
  /** Only users with a confirmed email can send papers. */
  isConfirmed: boolean;
  loadPicture: LoadPicture;
  onWithdraw(): void;
  isWithdrawing?: boolean;
  /** Opens the form for other papers; absent while it is open. */
  onReplace?: (() => void) | undefined;
  /** Form below the state. */
  form?: ReactNode;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 16,
  '& > *': { maxInlineSize: '100%' },
  '& > form, & > .MuiAlert-root': { inlineSize: '100%' },
  '& dl': { display: 'grid', gap: 8, overflowWrap: 'anywhere' },
  '& dt': { color: role.inkMuted, fontSize: typeScale.caption },
});

/** A seller's request to check their company, and its result. */
export function CompanyState({
  company,
  failed = false,
  onRetry,
  isConfirmed,
  loadPicture,
  onWithdraw,
  isWithdrawing = false,
  onReplace,
  form,
  ...div
}: CompanyStateProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const view = company && `${company.request?.id} ${company.request?.state} ${Boolean(form)}`;
  const previousView = useRef(view);
  // The pressed button disappears with the view that it belongs to.
  useLayoutEffect(() => {
    const isChanged = previousView.current !== undefined && previousView.current !== view;
    previousView.current = view;
    if (isChanged && document.activeElement === document.body) root.current?.focus();
  }, [view]);
  if (failed) return <FailedState title={t('account:company.failed')} onRetry={onRetry} />;
  if (!company) {
    return (
      <Root aria-busy {...div}>
        <p role="status" className="visually-hidden">
          {t('account:company.loading')}
        </p>
        <Skeleton width={160} height={touchTarget} aria-hidden />
      </Root>
    );
  }
  const { checked, request } = company;
  const isPending = request?.state === 'pending';
  return (
    <Root ref={root} tabIndex={-1} {...div}>
      {checked && <Checked company={checked} isReplacing={isPending} />}
      {isPending && (
        <Pending request={request} loadPicture={loadPicture} onWithdraw={onWithdraw} isWithdrawing={isWithdrawing} />
      )}
      {(request?.state === 'rejected' || request?.state === 'revoked') && (
        <Alert severity="error" role="none">
          <AlertTitle>{t(`account:company.${request.state}`)}</AlertTitle>
          <p>
            {t('account:company.reason')} <bdi>{request.reason}</bdi>
          </p>
          <p>{t('account:company.again')}</p>
        </Alert>
      )}
      {!isConfirmed && !isPending && <EmptyLine text={t('account:company.unconfirmed')} />}
      {isConfirmed && onReplace && (
        <Button variant="outlined" onClick={onReplace}>
          {t('account:company.replace')}
        </Button>
      )}
      {isConfirmed && form}
    </Root>
  );
}

const renderDate = (date: string | null) => ({ date: <DateText date={date ?? ''} /> });

function Checked({ company, isReplacing }: { company: VerifiedCompany; isReplacing: boolean }) {
  const { t } = useTranslation();
  const { company_name: name, verified_on, valid_until, is_valid } = company;
  if (!is_valid) {
    return (
      <Alert severity="warning" role="none">
        <AlertTitle>
          <Trans i18nKey="account:company.expired" components={renderDate(valid_until)} />
        </AlertTitle>
        {t('account:company.expiredText')}
      </Alert>
    );
  }
  return (
    <Alert severity="success" role="none">
      <AlertTitle>
        <Trans i18nKey="account:company.checked" components={renderDate(verified_on)} />
      </AlertTitle>
      <p>
        <Trans i18nKey="account:company.checkedText" components={{ name: <bdi>{name}</bdi> }} />{' '}
        {valid_until && <Trans i18nKey="account:company.validTo" components={renderDate(valid_until)} />}
      </p>
      {isReplacing && <p>{t('account:company.remains')}</p>}
    </Alert>
  );
}

interface PendingProps extends Pick<CompanyStateProps, 'loadPicture' | 'onWithdraw' | 'isWithdrawing'> {
  request: CompanyRequest;
}

function Pending({ request, loadPicture, onWithdraw, isWithdrawing }: PendingProps) {
  const { t } = useTranslation();
  const { company_name, register_number, papers, submitted_at } = request;
  const count = papers.length;
  return (
    <>
      <Alert severity="info" role="none">
        <AlertTitle>
          <Trans i18nKey="account:company.pending" components={renderDate(submitted_at)} />
        </AlertTitle>
        {t('account:company.pendingText')}
      </Alert>
      <dl>
        <div>
          <dt>{t('account:company.name')}</dt>
          <dd dir="auto">{company_name}</dd>
        </div>
        <div>
          <dt>{t('account:company.number')}</dt>
          <dd>
            <bdi className="tabular">{register_number}</bdi>
          </dd>
        </div>
      </dl>
      <PrivatePictures
        pictures={papers}
        getAlt={(index) => t('account:company.paper', { index: index + 1, count })}
        failureText={t('account:company.paperFailed')}
        loadPicture={loadPicture}
      />
      <Button variant="outlined" busy={isWithdrawing} onClick={onWithdraw}>
        {t('account:company.withdraw')}
      </Button>
    </>
  );
}
