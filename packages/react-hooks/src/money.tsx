import { formatMoney } from '@cartonnage/sdk/rules'
import type { Money as MoneyValue, MoneyFormat, ShopLocale } from '@cartonnage/sdk/rules'
import { useShopClient } from './shop-provider'

/** The amount to format, and its format. */
export interface MoneyProps extends MoneyFormat {
  /** The amount; rounded only for display. */
  readonly value: MoneyValue
  /**
   * Locale that the amount is written in.
   * @default the shop client's
   */
  readonly locale?: ShopLocale
  /** Class of the `<data>` element. */
  readonly className?: string
}

/**
 * An amount as the locale writes it, the same text on server and browser. The exact decimal is the `value` of the
 * element.
 */
export function Money({ value, locale, className, ...format }: MoneyProps) {
  const { locale: shopLocale } = useShopClient()
  return (
    <data value={value.amount} className={className}>
      {formatMoney(value, locale ?? shopLocale, format)}
    </data>
  )
}
