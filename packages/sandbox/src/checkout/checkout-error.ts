/** An entry of the `errors` list of checkout, payment and order answers. */
export interface CheckoutError {
  readonly type: string
  readonly title: string
  readonly detail: string
  readonly instance: null
  readonly invalidParameters: readonly string[]
}

/** `type` without its common front: `errors/shipping-failure`, `integrations/inventory`. */
export const checkoutError = (
  type:
    | 'errors/shipping-failure'
    | 'errors/payment-failure'
    | 'errors/checkout-failure'
    | 'integrations/inventory',
  title: string,
  detail = title,
): CheckoutError => ({ type: `/commerce/${type}`, title, detail, instance: null, invalidParameters: [] })
