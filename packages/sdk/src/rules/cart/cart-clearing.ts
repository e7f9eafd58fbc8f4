/** What a shopper sees the shop in. */
export interface ShopView {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** ISO 4217. */
  readonly currencyCode: string
}

/**
 * Whether a switch clears the cart: one to another country or another currency does [1-19], also between two
 * countries that pay in the same currency; one of the language alone never does.
 */
export function clearsCart(from: ShopView, to: ShopView): boolean {
  return from.countryCode !== to.countryCode || from.currencyCode !== to.currencyCode
}

/** A switch that a shopper wishes for, and what stands in the cart. */
export interface ShopSwitch {
  readonly from: ShopView
  readonly to: ShopView
  /** The number of lines or of pieces; `undefined` while nobody knows it. */
  readonly productCount: number | undefined
}

/**
 * Whether the shopper has to be asked before a switch: when it clears the cart and there is something in it
 * [1-19]; also while nobody knows whether there is.
 */
export function asksBeforeSwitch({ from, to, productCount }: ShopSwitch): boolean {
  return clearsCart(from, to) && productCount !== 0
}
