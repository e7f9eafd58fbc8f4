import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { Button } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import styles from './vouchers.module.css'

/** A code with its state. */
export interface ListedVoucher {
  /** The id of an applied code; the code of a guest's. */
  readonly id: string
  readonly code: string
  /** Its name, and what is to be said of it. */
  readonly note: string | undefined
  /** `refused` and `idle` take nothing off; `waiting` is not checked yet. */
  readonly state: 'applied' | 'idle' | 'waiting' | 'refused'
}

interface VoucherListProps {
  readonly vouchers: readonly ListedVoucher[]
  /** Where a removal is posted without scripts. */
  readonly action: string
  /** The id of the code that is being removed. */
  readonly pending: string | undefined
  readonly onRemove: (voucher: ListedVoucher, form: FormData) => void
}

/** The codes, each with a button that removes it. */
export function VoucherList({ vouchers, action, pending, onRemove }: VoucherListProps) {
  const { t } = useTranslation('vouchers')
  if (vouchers.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('heading')}>
      {vouchers.map((voucher) => (
        <li key={voucher.id} className={styles.voucher}>
          <div className={styles.text}>
            <span className={joinClasses(styles.code, styles[voucher.state])}>{voucher.code}</span>
            {voucher.note === undefined ? null : (
              <p className={joinClasses('type-small', styles.note, styles[voucher.state])}>{voucher.note}</p>
            )}
          </div>
          <Form
            method="post"
            action={action}
            onSubmit={(event) => {
              event.preventDefault()
              onRemove(voucher, new FormData(event.currentTarget))
            }}
          >
            <input type="hidden" name="intent" value="remove-voucher" />
            <input type="hidden" name="cartCouponId" value={voucher.id} />
            <Button
              variant="text"
              className={styles.remove}
              aria-label={t('removeNamed', { code: voucher.code })}
              aria-disabled={pending === voucher.id || undefined}
            >
              {t('remove')}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
