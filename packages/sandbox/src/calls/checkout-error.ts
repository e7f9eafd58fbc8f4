/** An entry of the `errors` list in the responses of checkouts, payments and orders. */
export interface CheckoutError {
  readonly type: string
  readonly title: string
  readonly detail: string
  readonly instance: null
  readonly invalidParameters: readonly string[]
}

/** An error whose `type` is given without the common `/commerce/` in front. */
export const checkoutError = (
  type:
    | 'errors/shipping-failure'
    | 'errors/payment-failure'
    | 'errors/checkout-failure'
    | 'integrations/inventory',
  title: string,
  detail = title,
): CheckoutError => ({ type: `/commerce/${type}`, title, detail, instance: null, invalidParameters: [] })
