import type { PriceTier, QuantityRule } from '@cartonnage/sdk/rules'
import { findCliff, formatMoney, formatNumber, lineGross, raiseQuantity } from '@cartonnage/sdk/rules'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import { useUnitLabels } from '../price/unit-labels'
import { usePriceView } from '../price/use-price-view'
import { cartLineFields } from './cart-line-form'
import styles from './cliff-hint.module.css'
import type { ProductAttributes } from './product-attributes'
import { hasInStock } from './shortage-of'

export interface CliffHintProps {
  readonly tiers: readonly PriceTier[]
  readonly rule: QuantityRule
  readonly attributes: Pick<ProductAttributes, 'unit' | 'status' | 'stock'>
  readonly quantity: number
  readonly onTake: (quantity: number) => void
}

/**
 * Says when a higher quantity costs less in total, and is there. Nothing changes by itself: the button takes that quantity,
 * without scripts by loading the page with it.
 */
export function CliffHint({ tiers, rule, attributes, quantity, onTake }: CliffHintProps) {
  const { t } = useTranslation('product')
  const { main, locale, vatRate } = usePriceView()
  const { amount } = useUnitLabels()
  const { pathname } = useLocation()
  const cliff = findCliff(tiers, quantity)
  if (cliff === undefined || raiseQuantity(cliff.quantity, rule) !== cliff.quantity) return null
  if (!hasInStock(attributes, cliff.quantity)) return null
  const { unit } = attributes
  const shown = (total: typeof cliff.total) =>
    formatMoney(main === 'gross' ? lineGross(total, vatRate) : total, locale)
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onTake(cliff.quantity)
  }
  const [better, current] = [amount(cliff.quantity, unit), formatNumber(quantity, locale)]
  return (
    <Note
      kind="cliff"
      className={styles['hint']}
      title={t('cliff.title', { better, current })}
      action={
        <Form method="get" action={pathname} preventScrollReset onSubmit={take}>
          <Button size="dense" name={cartLineFields.quantity} value={cliff.quantity}>
            {t('cliff.take', { number: formatNumber(cliff.quantity, locale) })}
          </Button>
        </Form>
      }
    >
      <p className="tabular">
        {t('cliff.text', {
          current: amount(quantity, unit),
          currentTotal: shown(cliff.currentTotal),
          better,
          betterTotal: shown(cliff.total),
        })}
      </p>
    </Note>
  )
}
