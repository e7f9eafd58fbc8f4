import { formatMoney, unitGross } from '@cartonnage/sdk/rules'
import type { MainPrice, Money, ShopLocale } from '@cartonnage/sdk/rules'
import { sharedDecimals } from '../price/shared-decimals'

/** An amount inside a list: francs are named at the total only, the euro sign stands at each amount. */
export function formatLineAmount(money: Money, locale: ShopLocale): string {
  return formatMoney(money, locale, { currency: money.currencyCode !== 'CHF' })
}

/** The price of one piece as it is shown first: gross or net, with the decimals that its size needs. */
export function formatUnitPrice(
  net: Money,
  { rate, main, locale }: { readonly rate: number; readonly main: MainPrice; readonly locale: ShopLocale },
): string {
  const shown = main === 'gross' ? unitGross(net, rate) : net
  return formatMoney(shown, locale, {
    decimals: sharedDecimals([shown]),
    currency: shown.currencyCode !== 'CHF',
  })
}
