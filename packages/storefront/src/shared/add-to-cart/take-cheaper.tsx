import { useShopClient } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { formatNumber, sumMoney, multiplyMoney, unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { usePrices } from '../price/use-price-view'
import type { ListedProduct } from '../product/listed-product'
import type { CheaperQuantity } from './find-cheaper'
import styles from './take-cheaper.module.css'

interface TakeCheaperProps {
  readonly product: Pick<ListedProduct, 'tiers'>
  readonly view: Pick<QuantityInputView, 'setQuantity' | 'inputProps'>
  /** The quantity that costs more. */
  readonly quantity: number
  readonly cheaper: CheaperQuantity
  /** The form field that takes it before scripts run, and the form's id. */
  readonly takeBy?: { readonly form: string; readonly field: string } | undefined
}

/** Says how much less a higher quantity costs, and takes it with one press; the field has the focus then. */
export function TakeCheaper({ product: { tiers }, view, quantity, cheaper, takeBy }: TakeCheaperProps) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { each, text } = usePrices()
  const net = unitPriceFor(tiers, quantity)
  if (net === undefined) return null
  const number = formatNumber(cheaper.quantity, locale)
  const saving = (write: (amount: string) => string) =>
    each(({ toTotal }) => {
      const better = toTotal(cheaper.net, cheaper.quantity)
      return write(text(sumMoney([toTotal(net, quantity), multiplyMoney(better, -1)])))
    })
  const take = () => {
    view.setQuantity(cheaper.quantity)
    // The button disappears with the hint.
    view.inputProps.ref.current?.focus()
  }
  return (
    <button
      type={takeBy === undefined ? 'button' : 'submit'}
      className={styles.take}
      form={takeBy?.form}
      name={takeBy?.field}
      value={cheaper.quantity}
      onClick={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <span className={styles.action}>{t('cliff.take', { number })}</span>{' '}
      <span className={styles.saving}>{saving((amount) => t('cliff.saved', { amount }))}</span>
      <span className={styles.short} aria-hidden="true">
        {saving((amount) => `−${amount}`)}
      </span>
    </button>
  )
}
