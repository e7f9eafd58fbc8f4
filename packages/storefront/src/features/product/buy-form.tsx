import type { QuantityInputView } from '@cartonnage/react-hooks'
import { Money } from '@cartonnage/react-hooks'
import { formatNumber, raiseQuantity, unitPriceFor } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { useUnitLabels } from '../price/unit-labels'
import { usePriceView } from '../price/use-price-view'
import styles from './buy-form.module.css'
import type { ListedProduct } from './listed-product'
import { QuantityField } from './quantity-field'
import { AcceptedShortage, QuantityNote } from './quantity-note'
import type { RefusedQuantity } from './read-refused'
import { RuleFields } from './rule-fields'
import { useAddToCart } from './use-add-to-cart'

export interface BuyFormProps {
  readonly product: ListedProduct
  readonly view: QuantityInputView
  readonly refused?: RefusedQuantity | undefined
}

/** Quantity, what it costs, and the button. */
export function BuyForm({ product, view, refused }: BuyFormProps) {
  const { t } = useTranslation('product')
  const { main, toTotal } = usePriceView()
  const { Form, formProps, buttonProps } = useAddToCart(product)
  const hintId = useId()
  const isInvalid = refused?.problem === 'quantity' || refused?.problem === 'too-large'
  const net = unitPriceFor(product.tiers, view.typedQuantity)
  return (
    <Form {...formProps}>
      <label className={styles['label']} htmlFor={view.inputProps.id}>
        {t('quantity.label')}
      </label>
      <div className={styles['row']}>
        <QuantityField
          view={view}
          size="prominent"
          describedBy={hintId}
          typed={refused?.typed}
          isInvalid={isInvalid}
        />
        {net === undefined ? null : (
          <p className={styles['total']}>
            <span className="type-caption muted">
              {t(main === 'gross' ? 'page.totalIncluding' : 'page.totalNet')}
            </span>
            <Money className={styles['amount'] ?? ''} value={toTotal(net, view.typedQuantity)} />
          </p>
        )}
        <Button
          variant="primary"
          size="prominent"
          className={styles['add']}
          {...buttonProps}
          busyLabel={t('cart.adding')}
        >
          {t('cart.add')}
        </Button>
      </div>
      <QuantityNote product={product} view={view} refused={refused} />
      <QuantityHint id={hintId} product={product} />
      <RuleFields product={product} />
      <AcceptedShortage product={product} view={view} refused={refused} />
    </Form>
  )
}

/** What quantities there are. */
function QuantityHint({ id, product }: { readonly id: string; readonly product: ListedProduct }) {
  const { t } = useTranslation('product')
  const { locale } = usePriceView()
  const { amount } = useUnitLabels()
  const { attributes, rule } = product
  const { packUnit = 1, unit } = attributes
  const step = rule.increment ?? 1
  const minimum = amount(raiseQuantity(1, rule), unit)
  const hints = [
    step > 1
      ? t('quantity.hintStep', { minimum, step: formatNumber(step, locale) })
      : t('quantity.hint', { minimum }),
    packUnit > 1 && t('quantity.bundle', { number: formatNumber(packUnit, locale) }),
    rule.maximum != null && t('quantity.hintMaximum', { maximum: formatNumber(rule.maximum, locale) }),
  ]
  return (
    <p id={id} className={styles['hint']}>
      {hints.filter((hint) => hint !== false).join(' ')}
    </p>
  )
}
