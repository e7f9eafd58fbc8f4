import type { NamedLocale } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog'
import { Flag } from '../../components/flag'
import { ArrowRightIcon } from '../../components/icons'
import styles from './country-picker.module.css'

export interface ConfirmLocaleProps {
  readonly from: NamedLocale | undefined
  /** Without it nothing is asked. */
  readonly to: NamedLocale | undefined
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The question before a change of locale that empties the cart [2.9-15]. */
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

/** Both places, so that one sees what the change brings. */
function FromTo({ from, to }: Pick<ConfirmLocaleProps, 'from' | 'to'>) {
  return (
    <p className={styles['change']}>
      {[from, to].map((side, index) =>
        side === undefined ? null : (
          <span key={side.locale} className={styles['side']}>
            {index === 1 && from !== undefined ? <ArrowRightIcon size={20} /> : null}
            <Flag countryCode={side.countryCode} />
            {`${side.countryLabel} | ${side.languageLabel}`}
          </span>
        ),
      )}
    </p>
  )
}
