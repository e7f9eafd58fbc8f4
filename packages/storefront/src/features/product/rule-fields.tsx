import { cartLineFields } from './cart-line-form'
import type { ListedProduct } from './listed-product'
import { isLastRest } from './shortage-of'

/** What adding must know of the article, as hidden fields of its form: its quantity rule and its stock. */
export function RuleFields({ product }: { readonly product: Pick<ListedProduct, 'rule' | 'attributes'> }) {
  const { minimum, increment, maximum } = product.rule
  const { status, stock } = product.attributes
  const fields = [
    [cartLineFields.minimum, minimum],
    [cartLineFields.increment, increment],
    [cartLineFields.maximum, maximum],
    [cartLineFields.stock, status === 'made-to-order' ? null : stock],
    [cartLineFields.isLastRest, isLastRest(product.attributes) ? 1 : null],
  ] as const
  return fields.map(([name, value]) =>
    value == null ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}
