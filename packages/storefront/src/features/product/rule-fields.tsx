import type { QuantityRule } from '@cartonnage/sdk/rules'
import { cartLineFields } from './cart-line-form'

/** The article's quantity rule as hidden fields of its add-to-cart form. */
export function RuleFields({ rule }: { readonly rule: QuantityRule }) {
  const { minimum, increment, maximum } = rule
  return (
    <>
      {minimum == null ? null : <input type="hidden" name={cartLineFields.minimum} value={minimum} />}
      {increment == null ? null : <input type="hidden" name={cartLineFields.increment} value={increment} />}
      {maximum == null ? null : <input type="hidden" name={cartLineFields.maximum} value={maximum} />}
    </>
  )
}
