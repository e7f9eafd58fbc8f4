import { formatMoney } from '@cartonnage/sdk/rules'
import type { Money, ShopLocale } from '@cartonnage/sdk/rules'

/** An amount inside a list: francs are named at the total only, the euro sign at each amount. */
export function formatLineAmount(money: Money, locale: ShopLocale): string {
  return formatMoney(money, locale, { currency: money.currencyCode !== 'CHF' })
}
