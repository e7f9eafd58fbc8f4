import type { QuantityInputView } from '@cartonnage/react-hooks'
import { formatNumber, unitPriceFor } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useUnitLabels } from '../price/unit-labels'
import { tierDecimals, usePrices } from '../price/use-price-view'
import type { CheaperQuantity } from './find-cheaper'
import type { ListedProduct } from '../product/listed-product'
import { packsOf } from './units-of'
import { usePackLabels } from './use-pack-labels'
import { shortageOf } from '../product/stock'
import { useShortageText } from '../stock/stock-text'

type EnteredQuantity = Pick<QuantityInputView, 'enteredQuantity' | 'size'>

/**
 * What a shopper sees of a quantity, as sentences: its unit price and total, what is short in stock, and a quantity that
 * costs less.
 */
export function useQuantitySentence(product: ListedProduct) {
  const { tiers, rule, attributes } = product
  const { t } = useTranslation('product')
  const { reading, locale, text } = usePrices()
  const { amount, per } = useUnitLabels()
  const { packs } = usePackLabels()
  const shortageText = useShortageText()
  const decimals = tierDecimals(tiers)
  const { unit } = attributes
  /** `75 Stück`, or `3 Bunde = 75 Stück` where bundles are counted. */
  const counted = (quantity: number, size: number): string => {
    const pieces = amount(quantity, unit)
    const pack = packsOf(product).find((one) => one.size === size)
    return pack === undefined ? pieces : `${packs(quantity / size, pack.kind, unit)} = ${pieces}`
  }
  const costs = (quantity: number, size: number): string | undefined => {
    const net = unitPriceFor(tiers, quantity)
    if (net === undefined) return undefined
    const { main, mainLabel, toMain, toTotal } = reading()
    const price = `${text(toMain(net), { decimals })} ${per(unit)} ${mainLabel}`
    const total = `${t(main === 'gross' ? 'page.totalIncluding' : 'page.totalNet')} ${text(toTotal(net, quantity))}`
    return `${counted(quantity, size)}, ${price}, ${total}.`
  }
  return ({ enteredQuantity: quantity, size }: EnteredQuantity, cheaper?: CheaperQuantity): string => {
    const shortage = shortageOf(attributes, { quantity, rule })
    return [
      costs(quantity, size),
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
