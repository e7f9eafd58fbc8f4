import type { NamedLocale } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog'
import { Flag } from '../../components/flag'
import { ArrowRightIcon } from '../../components/icons'
import styles from './country-picker.module.css'

export interface ConfirmLocaleProps {
  readonly from: NamedLocale | undefined
  /** The dialog is open while there is one. */
  readonly to: NamedLocale | undefined
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The question before a change of locale that empties the cart. */
export function ConfirmLocale({ from, to, ...question }: ConfirmLocaleProps) {
  const { t } = useTranslation('country-picker')
  return (
    <ConfirmDialog
      {...question}
      isOpen={to !== undefined}
      lead={<FromTo from={from} to={to} />}
      heading={t('confirm.heading')}
      labels={{ confirm: t('confirm.yes'), cancel: t('confirm.no'), busy: t('confirm.busy') }}
    >
      <p>{t('confirm.prices')}</p>
      <p>{t('confirm.clears')}</p>
    </ConfirmDialog>
  )
}

/** Both locales, so that the change is clear. */
function FromTo({ from, to }: Pick<ConfirmLocaleProps, 'from' | 'to'>) {
  return (
    <p className={styles.change}>
      {[from, to].map((option, index) =>
        option === undefined ? null : (
          <span key={option.locale} className={styles.option}>
            {index === 1 && from !== undefined ? <ArrowRightIcon size={20} /> : null}
            <Flag countryCode={option.countryCode} />
            {`${option.countryLabel} | ${option.languageLabel}`}
          </span>
        ),
      )}
    </p>
  )
}
