/** What a switch of region changes for prices. */
export interface CountryAndCurrency {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** ISO 4217. */
  readonly currencyCode: string
}

/**
 * Whether a switch clears the cart: a change of country or currency does, even between two countries with the same
 * currency; a change of language alone never does.
 */
export function clearsCart(from: CountryAndCurrency, to: CountryAndCurrency): boolean {
  return from.countryCode !== to.countryCode || from.currencyCode !== to.currencyCode
}

/** A switch that a shopper requests. */
export interface ShopSwitch {
  /** What prices are shown for now. */
  readonly from: CountryAndCurrency
  /** The requested country and currency. */
  readonly to: CountryAndCurrency
  /** Number of lines or of units in the cart; `undefined` while it is unknown. */
  readonly productCount: number | undefined
}

/** Whether the shopper must confirm a switch: when it clears a cart that has products, or may have. */
export function asksBeforeSwitch({ from, to, productCount }: ShopSwitch): boolean {
  return clearsCart(from, to) && productCount !== 0
}
