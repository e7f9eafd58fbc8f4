import { useShopClient } from '@cartonnage/react-hooks'
import { formatPercent } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog'
import { Flag } from '../../components/flag'
import { ArrowRightIcon } from '../../components/icons'
import { Note } from '../../components/note'
import styles from './confirm-change.module.css'

/** The region before or after the change. */
export interface RegionSummary {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly countryName: string
  /** ISO 4217. */
  readonly currencyCode: string
  /** A fraction, such as 0.19; undefined if it is not known. */
  readonly vatRate?: number | undefined
}

export interface ConfirmChangeProps {
  readonly from: RegionSummary
  readonly to: RegionSummary
  readonly isOpen: boolean
  /** The change is running, so the dialog cannot be closed. */
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** Why the last attempt failed. */
  readonly problem?: ReactNode
}

/** The question before a change of country or currency, which empties the cart. */
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
      <p className={styles.clears}>{t('confirm.clears')}</p>
      {problem ? (
        <Note kind="error" role="alert">
          {problem}
        </Note>
      ) : null}
    </ConfirmDialog>
  )
}

/** The heading announces another currency; if it stays the same, this says so, and whether VAT changes. */
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

/** Both countries with currency and VAT, so that the change is clear. */
function FromTo({ from, to }: Pick<ConfirmChangeProps, 'from' | 'to'>) {
  const { t } = useTranslation('region')
  return (
    <p className={styles.change}>
      <span className="visually-hidden">
        {t('confirm.view', { from: from.countryName, to: to.countryName })}
      </span>
      <FlagWithVat region={from} />
      <ArrowRightIcon size={20} />
      <FlagWithVat region={to} />
    </p>
  )
}

function FlagWithVat({ region }: { readonly region: RegionSummary }) {
  const { locale } = useShopClient()
  const { countryCode, currencyCode, vatRate } = region
  return (
    <span className={styles.region}>
      <Flag countryCode={countryCode} />
      {vatRate === undefined ? currencyCode : `${currencyCode}, ${formatPercent(vatRate, locale)}`}
    </span>
  )
}
