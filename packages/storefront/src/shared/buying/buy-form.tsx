import { useShopClient } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { formatNumber, raiseQuantity, unitPriceFor } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { useUnitLabels } from '../price/unit-labels'
import { PriceText } from '../price/price-text'
import { usePrices } from '../price/use-price-view'
import styles from './buy-form.module.css'
import { RuleFields } from '../add-to-cart/cart-line-form'
import type { RefusedQuantity } from '../add-to-cart/cart-line-form'
import type { CheaperQuantity } from '../add-to-cart/find-cheaper'
import type { ListedProduct } from '../product/listed-product'
import { AcceptedShortage, QuantityField, QuantityNote } from '../add-to-cart/quantity-field'
import { UnitSelect } from '../add-to-cart/unit-select'
import { useAddToCart } from '../add-to-cart/use-add-to-cart'
import { useOutOfWindow } from './use-out-of-window'

interface BuyFormProps {
  readonly product: ListedProduct
  readonly view: QuantityInputView
  readonly refused?: RefusedQuantity | undefined
  /** Said with the quantity. */
  readonly cheaper?: CheaperQuantity | undefined
}

/**
 * Quantity, what it costs, and the button. On a phone the latter two are a bar at the end of the window while their place
 * is not in it.
 */
export function BuyForm({ product, view, refused, cheaper }: BuyFormProps) {
  const { t } = useTranslation('product')
  const { each } = usePrices()
  const { Form, formProps, buttonProps } = useAddToCart(product)
  const hintId = useId()
  const { amount } = useUnitLabels()
  const { ref, isOut } = useOutOfWindow<HTMLDivElement>()
  const isInvalid = refused?.problem === 'quantity' || refused?.problem === 'too-large'
  const net = unitPriceFor(product.tiers, view.enteredQuantity)
  return (
    <Form {...formProps}>
      <label className={styles.label} htmlFor={view.inputProps.id}>
        {t('quantity.label')}
      </label>
      <div ref={ref} className={styles.row}>
        <QuantityField
          view={view}
          size="prominent"
          describedBy={hintId}
          entered={refused?.entered}
          isInvalid={isInvalid}
        />
        <UnitSelect view={view} product={product} size="prominent" label={t('quantity.unit')} />
        <div className={styles.end} data-buy-bar={isOut || undefined}>
          {net === undefined ? null : (
            <p className={styles.total}>
              <span className="type-caption muted">
                <span className={view.size === 1 ? styles.inBar : undefined}>
                  {amount(view.enteredQuantity, product.attributes.unit)},{' '}
                </span>
                {each(({ main }) => t(main === 'gross' ? 'page.totalIncluding' : 'page.totalNet'))}
              </span>
              {each(({ toTotal }) => (
                <PriceText className={styles.amount ?? ''} value={toTotal(net, view.enteredQuantity)} />
              ))}
            </p>
          )}
          <Button
            variant="primary"
            size="prominent"
            className={styles.add}
            {...buttonProps}
            busyLabel={t('cart.adding')}
          >
            {t('cart.add')}
          </Button>
        </div>
      </div>
      <QuantityNote {...{ product, view, refused, cheaper }} />
      <QuantityHint id={hintId} product={product} />
      <RuleFields product={product} />
      <AcceptedShortage product={product} view={view} refused={refused} />
    </Form>
  )
}

/** Which quantities can be ordered. */
function QuantityHint({ id, product }: { readonly id: string; readonly product: ListedProduct }) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
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
    <p id={id} className={styles.hint}>
      {hints.filter((hint) => hint !== false).join(' ')}
    </p>
  )
}
