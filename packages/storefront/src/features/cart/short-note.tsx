import { useShop } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { QuantityRule } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import type { ProductFacts } from '../product/product-facts'
import styles from './short-note.module.css'
import { mostInStock } from './stock-state'

export interface ShortNoteProps {
  readonly facts: ProductFacts
  readonly rule: QuantityRule | null
  readonly view: QuantityInputView
  /** Form that changes the quantity before scripts run; a guest has none. */
  readonly formId?: string
}

/** The stock does not reach: what it does reach for, or nothing at all. It keeps the cart from being ordered. */
export function ShortNote({ facts, rule, formId, view }: ShortNoteProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShop()
  const most = mostInStock(facts, rule)
  if (most === undefined) {
    return (
      <Note kind="error" inline>
        {t('message.soldOut')}
      </Note>
    )
  }
  const quantity = formatNumber(most, locale)
  return (
    <Note kind="error" inline>
      {t('message.short', { quantity: formatNumber(facts.stock, locale) })}{' '}
      <button
        type={formId === undefined ? 'button' : 'submit'}
        className={styles['take']}
        form={formId}
        name="to"
        value={most}
        onClick={(event) => {
          event.preventDefault()
          view.setQuantity(most)
        }}
      >
        {t('message.take', { quantity })}
      </button>
    </Note>
  )
}
