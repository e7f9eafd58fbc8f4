import { formatMoney } from '@cartonnage/sdk/rules'
import type { Money as MoneyValue, MoneyFormat, ShopLocale } from '@cartonnage/sdk/rules'
import { useShopClient } from './shop-provider'

export interface MoneyProps extends MoneyFormat {
  readonly value: MoneyValue
  /** @default the shop client's */
  readonly locale?: ShopLocale
  readonly className?: string
}

/**
 * An amount as the locale writes it, the same on server and browser. The element carries the plain decimal as its
 * value.
 */
export function Money({ value, locale, className, ...format }: MoneyProps) {
  const { locale: shopLocale } = useShopClient()
  return (
    <data value={value.amount} className={className}>
      {formatMoney(value, locale ?? shopLocale, format)}
    </data>
  )
}
