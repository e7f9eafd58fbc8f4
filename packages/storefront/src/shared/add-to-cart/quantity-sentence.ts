import { formatNumber, unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useUnitLabels } from '../price/unit-labels'
import { tierDecimals, usePrices } from '../price/use-price-view'
import type { CheaperQuantity } from './find-cheaper'
import type { ListedProduct } from '../product/listed-product'
import { shortageOf } from '../product/stock'
import { useShortageText } from '../stock/stock-text'

/**
 * What a shopper sees of a quantity, as sentences: its unit price and total, what is short in stock, and a quantity that
 * costs less.
 */
export function useQuantitySentence({ tiers, rule, attributes }: ListedProduct) {
  const { t } = useTranslation('product')
  const { reading, locale, text } = usePrices()
  const { amount, per } = useUnitLabels()
  const shortageText = useShortageText()
  const decimals = tierDecimals(tiers)
  const { unit } = attributes
  const costs = (quantity: number): string | undefined => {
    const net = unitPriceFor(tiers, quantity)
    if (net === undefined) return undefined
    const { main, mainLabel, toMain, toTotal } = reading()
    const price = `${text(toMain(net), { decimals })} ${per(unit)} ${mainLabel}`
    const total = `${t(main === 'gross' ? 'page.totalIncluding' : 'page.totalNet')} ${text(toTotal(net, quantity))}`
    return `${amount(quantity, unit)}, ${price}, ${total}.`
  }
  return (quantity: number, cheaper?: CheaperQuantity): string => {
    const shortage = shortageOf(attributes, { quantity, rule })
    return [
      costs(quantity),
      shortage && shortageText(shortage, unit),
      cheaper &&
        t('cliff.said', {
          better: amount(cheaper.quantity, unit),
          current: formatNumber(quantity, locale),
          total: text(reading().toTotal(cheaper.net, cheaper.quantity)),
        }),
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' ')
  }
}
