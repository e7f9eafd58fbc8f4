import { useShopClient } from '@cartonnage/react-hooks'
import { lineGross } from '@cartonnage/sdk/rules'
import type { Money, QuantityRule } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useUnitLabels } from '../price/unit-labels'
import type { ProductAttributes } from '../product/product-attributes'
import { useShortageText } from '../product/use-shortage-text'
import { formatLineAmount } from './line-amount'
import { lineShortage } from './line-shortage'
import { useMainPrice } from './use-main-price'

/** A line as it stands after a change. */
export interface ReportedLine {
  readonly name: string
  readonly quantity: number
  readonly attributes: ProductAttributes
  readonly rule: QuantityRule | null
  /** Null where the goods do not count. */
  readonly net: Money | null
  /** What became of the typed quantity. */
  readonly message?: string | undefined
}

export interface ReportedSums {
  /** What is to be paid; null where nobody knows. */
  readonly gross: Money | null
  /** VAT rate as a fraction. */
  readonly rate: number
  readonly today: string
}

/** The sentence on changed lines: quantity and amount of each, the total, and what is lacking. */
export function useLineLabels(): (lines: readonly ReportedLine[], sums: ReportedSums) => string {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const shortageText = useShortageText()
  const isNetFirst = useMainPrice() === 'net'
  const priceOf = (net: Money, rate: number) =>
    isNetFirst
      ? t('price.exclVat', { amount: formatLineAmount(net, locale) })
      : formatLineAmount(lineGross(net, rate), locale)
  const lineOf = ({ name, quantity, attributes, net }: ReportedLine, { rate, isNamed }: LineWording) => {
    const units = amount(quantity, attributes.unit)
    const line = net === null ? units : t('news.line', { units, price: priceOf(net, rate) })
    return isNamed ? t('news.named', { name, line }) : line
  }
  return (reported, { gross, rate, today }) => {
    if (reported.length === 0) return ''
    const lines = reported.map((line) => lineOf(line, { rate, isNamed: reported.length > 1 })).join(', ')
    const label = isNetFirst ? t('totals.totalIncl') : t('news.total')
    return [
      ...reported.map(({ message }) => message),
      gross === null
        ? t('news.lines', { lines })
        : t('news.sentence', { lines, label, total: formatLineAmount(gross, locale) }),
      ...reported.map(({ attributes, quantity, rule }) => {
        const shortage = lineShortage(attributes, { quantity, rule, today })
        return shortage && shortageText(shortage, attributes.unit)
      }),
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' ')
  }
}

interface LineWording {
  readonly rate: number
  readonly isNamed: boolean
}
