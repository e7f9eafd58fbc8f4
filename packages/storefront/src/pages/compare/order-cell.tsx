import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { CartIcon } from '../../components/icons'
import { paths } from '../../shell/paths'
import { cartLineFields, RuleFields } from '../../shared/add-to-cart/cart-line-form'
import { useAddToCart } from '../../shared/add-to-cart/use-add-to-cart'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { canOrder, startQuantity } from '../../shared/product/listed-product'
import type { ListedProduct } from '../../shared/product/listed-product'
import { shortageOf } from '../../shared/product/stock'

/** One bundle to the cart; where there is something to be said first, a link to the product. */
export function OrderCell({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('compare')
  const { attributes, rule } = product
  const quantity = startQuantity(product)
  const isAtOnce = canOrder(product) && shortageOf(attributes, { quantity, rule }) === undefined
  return isAtOnce ? (
    <OrderForm product={product} quantity={quantity} />
  ) : (
    <Link className={buttonClass({ variant: 'neutral', size: 'dense' })} to={paths.product(product)}>
      {t('toItem')}
      <span className="visually-hidden">{`: ${attributes.name}`}</span>
    </Link>
  )
}

interface OrderFormProps {
  readonly product: ListedProduct
  readonly quantity: number
}

function OrderForm({ product, quantity }: OrderFormProps) {
  const { t } = useTranslation(['compare', 'product'])
  const { Form, formProps, buttonProps } = useAddToCart(product)
  const { amount } = useUnitLabels()
  const { name, unit } = product.attributes
  const units = amount(quantity, unit)
  return (
    <Form {...formProps}>
      <input type="hidden" name={cartLineFields.quantity} value={quantity} />
      <RuleFields product={product} />
      <Button
        size="dense"
        variant="primary"
        icon={<CartIcon size={17} />}
        aria-label={`${t('orderNamed', { amount: units })}: ${name}`}
        {...buttonProps}
        busyLabel={t('product:cart.adding')}
      >
        {units}
      </Button>
    </Form>
  )
}
