import { useShopClient } from '@cartonnage/react-hooks'
import { formatPercent } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog'
import { Flag } from '../../components/flag'
import { ArrowRightIcon } from '../../components/icons'
import { Note } from '../../components/note'
import styles from './confirm-change.module.css'

/** Where somebody shops: before the change, or after it. */
export interface RegionSummary {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly countryName: string
  /** ISO 4217. */
  readonly currencyCode: string
  /** A fraction, where it is known. */
  readonly vatRate?: number | undefined
}

export interface ConfirmChangeProps {
  readonly from: RegionSummary
  readonly to: RegionSummary
  readonly isOpen: boolean
  /** The change is under way: the dialog stays. */
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** What went wrong at the last try. */
  readonly problem?: ReactNode
}

/** The question before a change of country or currency, which empties the cart [1-19], [2.8-14..16]. */
export function ConfirmChange({ from, to, problem, ...question }: ConfirmChangeProps) {
  const { t } = useTranslation('region')
  return (
    <ConfirmDialog
      {...question}
      lead={<FromTo from={from} to={to} />}
      heading={t('confirm.heading')}
      labels={{ confirm: t('confirm.yes'), cancel: t('confirm.no'), busy: t('confirm.busy') }}
    >
      <WhatChanges from={from} to={to} />
      <p>{t('confirm.prices')}</p>
      <p className={styles['clears']}>{t('confirm.clears')}</p>
      {problem ? (
        <Note kind="error" role="alert">
          {problem}
        </Note>
      ) : null}
    </ConfirmDialog>
  )
}

/** The heading speaks of the currency [2.8-14]; where it stays, this says so, and what VAT does. */
function WhatChanges({ from, to }: Pick<ConfirmChangeProps, 'from' | 'to'>) {
  const { t } = useTranslation('region')
  const { locale } = useShopClient()
  if (from.currencyCode !== to.currencyCode) return null
  const stays = t('confirm.sameCurrency', { currency: to.currencyCode })
  if (from.vatRate === undefined || to.vatRate === undefined) return <p>{stays}</p>
  const rates = { before: formatPercent(from.vatRate, locale), after: formatPercent(to.vatRate, locale) }
  return (
    <p>
      {stays} {t(from.vatRate === to.vatRate ? 'confirm.sameVat' : 'confirm.otherVat', rates)}
    </p>
  )
}

/** Both countries with currency and VAT, so that one sees what the change brings. */
function FromTo({ from, to }: Pick<ConfirmChangeProps, 'from' | 'to'>) {
  const { t } = useTranslation('region')
  return (
    <p className={styles['change']}>
      <span className="visually-hidden">
        {t('confirm.view', { from: from.countryName, to: to.countryName })}
      </span>
      <Side side={from} />
      <ArrowRightIcon size={20} />
      <Side side={to} />
    </p>
  )
}

function Side({ side: { countryCode, currencyCode, vatRate } }: { readonly side: RegionSummary }) {
  const { locale } = useShopClient()
  return (
    <span className={styles['side']}>
      <Flag countryCode={countryCode} />
      {vatRate === undefined ? currencyCode : `${currencyCode}, ${formatPercent(vatRate, locale)}`}
    </span>
  )
}
