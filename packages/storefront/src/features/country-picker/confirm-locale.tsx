import type { NamedLocale } from '@cartonnage/react-hooks'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Dialog } from '../../components/dialog'
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

/** The question before a change of locale that empties the cart [2.9-15]. Staying is as easy as going. */
export function ConfirmLocale({ from, to, isBusy, onConfirm, onCancel }: ConfirmLocaleProps) {
  const { t } = useTranslation('country-picker')
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen={to !== undefined}
      isBusy={isBusy}
      onClose={onCancel}
      initialFocus={stay}
      lead={<FromTo from={from} to={to} />}
      heading={t('confirm.heading')}
      actions={
        <>
          <Button ref={stay} type="button" variant="secondary" disabled={isBusy} onClick={onCancel}>
            {t('confirm.no')}
          </Button>
          <Button
            type="button"
            variant="primary"
            busy={isBusy}
            busyLabel={t('confirm.busy')}
            onClick={onConfirm}
          >
            {t('confirm.yes')}
          </Button>
        </>
      }
    >
      <p>{t('confirm.prices')}</p>
      <p>{t('confirm.clears')}</p>
    </Dialog>
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
