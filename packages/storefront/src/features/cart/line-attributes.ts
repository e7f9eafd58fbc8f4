import { formatNumber } from '@cartonnage/sdk/rules'
import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'
import type { TFunction } from 'i18next'
import type { ProductAttributes } from '../product/product-attributes'

/** What stands below a line's name: article number, flute, and the rule for quantities where there is one. */
export function lineAttributes(
  { sku, flute }: Pick<ProductAttributes, 'sku' | 'flute'>,
  {
    rule,
    locale,
    t,
  }: { readonly rule: QuantityRule | null; readonly locale: ShopLocale; readonly t: TFunction<'cart'> },
): readonly (string | undefined)[] {
  const number = (value: number) => formatNumber(value, locale)
  const minimum = rule?.minimum ?? 1
  const step = rule?.increment ?? 1
  return [
    t('line.article', { sku }),
    flute === undefined ? undefined : t('line.flute', { flute }),
    minimum > 1 ? t('line.minimum', { quantity: number(minimum) }) : undefined,
    step > 1 ? t('line.step', { quantity: number(step) }) : undefined,
  ]
}
