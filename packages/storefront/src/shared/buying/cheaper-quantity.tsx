import { formatNumber, unitPriceFor } from '@cartonnage/sdk/rules'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import { useUnitLabels } from '../price/unit-labels'
import { usePrices } from '../price/use-price-view'
import { cartLineFields } from '../add-to-cart/cart-line-form'
import type { CheaperQuantity } from '../add-to-cart/find-cheaper'
import type { ListedProduct } from '../product/listed-product'
import styles from './cheaper-quantity.module.css'

interface CheaperHintProps {
  readonly product: ListedProduct
  readonly quantity: number
  readonly cheaper: CheaperQuantity
  readonly onTake: (quantity: number) => void
}

/** Offers the quantity that costs less. Its button takes it, without scripts by loading the page with it. */
export function CheaperHint({ product, quantity, cheaper, onTake }: CheaperHintProps) {
  const { t } = useTranslation('product')
  const { locale, text, each } = usePrices()
  const { amount } = useUnitLabels()
  const { pathname } = useLocation()
  const { unit } = product.attributes
  const net = unitPriceFor(product.tiers, quantity)
  if (net === undefined) return null
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onTake(cheaper.quantity)
  }
  const [better, current] = [amount(cheaper.quantity, unit), formatNumber(quantity, locale)]
  return (
    <Note
      kind="cliff"
      className={styles.cliffHint}
      title={t('cliff.title', { better, current })}
      action={
        <Form method="get" action={pathname} preventScrollReset onSubmit={take}>
          <Button size="dense" name={cartLineFields.quantity} value={cheaper.quantity}>
            {t('cliff.take', { number: formatNumber(cheaper.quantity, locale) })}
          </Button>
        </Form>
      }
    >
      <p className="tabular">
        {each(({ toTotal }) =>
          t('cliff.text', {
            current: amount(quantity, unit),
            currentTotal: text(toTotal(net, quantity)),
            better,
            betterTotal: text(toTotal(cheaper.net, cheaper.quantity)),
          }),
        )}
      </p>
    </Note>
  )
}
