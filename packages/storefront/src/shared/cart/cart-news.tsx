import { useShopClient } from '@cartonnage/react-hooks'
import type { Money, PriceTier, QuantityRule } from '@cartonnage/sdk/rules'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettled } from '../../components/use-settled'
import { formatNumber } from '@cartonnage/sdk/rules'
import { findCheaper } from '../add-to-cart/find-cheaper'
import { useUnitLabels } from '../price/unit-labels'
import { usePrices } from '../price/use-price-view'
import type { ProductAttributes } from '../product/product-attributes'
import { shortageOf } from '../product/stock'
import { useShortageText } from '../stock/stock-text'
import { formatAmountOf, formatLineAmount, isFreeLine } from '../lines/format-line-amount'
import type { ShownLine } from '../lines/format-line-amount'
import { useMainPrice } from '../lines/line-amounts'

/** A line whose quantity was changed. */
export interface ChangedLine {
  readonly id: string
  /** Says that the entered quantity was raised or lowered. */
  readonly message?: string | undefined
}

interface CartNewsOptions {
  /** A change is running, or the totals are being calculated. */
  readonly isUpdating: boolean
  /** The announcement for these lines, in the order of their changes, each once. */
  readonly toSentence: (lines: readonly ChangedLine[]) => string
}

export interface CartNews {
  /** Adds a changed line to the next announcement. Always the same function. */
  readonly add: (line: ChangedLine) => void
  /** What to announce; one sentence for changes in quick succession. */
  readonly sentence: string
}

/** Announces each settled change of a cart to screen readers. */
export function useCartNews({ isUpdating, toSentence }: CartNewsOptions): CartNews {
  const [changed, setChanged] = useState<readonly ChangedLine[]>([])
  const [sentence, setSentence] = useState('')
  useSettled(changed.length === 0 || isUpdating ? undefined : changed, (lines) => {
    setSentence(toSentence(lines))
    setChanged([])
  })
  const add = useCallback((line: ChangedLine) => {
    setChanged((existing) => [...existing.filter(({ id }) => id !== line.id), line])
  }, [])
  return { add, sentence }
}

/** A line after a change. */
export interface ReportedLine {
  readonly name: string
  readonly quantity: number
  readonly attributes: ProductAttributes
  readonly rule: QuantityRule | null
  /** Net prices; none where they are unknown. */
  readonly tiers?: readonly PriceTier[] | undefined
  /** Its `net` is null where the line is not part of the total. */
  readonly line: ShownLine
  /** VAT rate as a fraction. */
  readonly rate: number
  /** Says that the entered quantity was raised or lowered. */
  readonly message?: string | undefined
}

interface ReportedTotals {
  /** The total; null while unknown. */
  readonly gross: Money | null
}

/** The quantity that costs less than a line's, as a sentence. */
function useCheaperText(): (line: ReportedLine) => string | undefined {
  const { t } = useTranslation('product')
  const { reading, text, locale } = usePrices()
  const { amount } = useUnitLabels()
  return ({ attributes, rule, tiers = [], quantity }) => {
    const cheaper = findCheaper({ attributes, rule: rule ?? {}, tiers }, quantity)
    return (
      cheaper &&
      t('cliff.said', {
        better: amount(cheaper.quantity, attributes.unit),
        current: formatNumber(quantity, locale),
        total: text(reading().toTotal(cheaper.net, cheaper.quantity)),
      })
    )
  }
}

/** Announces changed lines: quantity and amount of each, the total, what is short in stock, and what costs less. */
export function useCartNewsText(): (lines: readonly ReportedLine[], sums: ReportedTotals) => string {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const shortageText = useShortageText()
  const cheaperText = useCheaperText()
  const isNetFirst = useMainPrice() === 'net'
  const priceOf = (line: ShownLine, rate: number) => {
    const price = formatAmountOf(line, { rate, main: isNetFirst ? 'net' : 'gross', locale, t })
    return price !== null && isNetFirst && !isFreeLine(line) ? t('price.exclVat', { amount: price }) : price
  }
  const lineOf = ({ name, quantity, attributes, line, rate }: ReportedLine, isNamed: boolean) => {
    const units = amount(quantity, attributes.unit)
    const price = priceOf(line, rate)
    const text = price === null ? units : t('news.line', { units, price })
    return isNamed ? t('news.named', { name, line: text }) : text
  }
  return (reported, { gross }) => {
    if (reported.length === 0) return ''
    const lines = reported.map((line) => lineOf(line, reported.length > 1)).join(', ')
    const label = isNetFirst ? t('totals.totalIncl') : t('news.total')
    return [
      ...reported.map(({ message }) => message),
      gross === null
        ? t('news.lines', { lines })
        : t('news.sentence', { lines, label, total: formatLineAmount(gross, locale) }),
      ...reported.map(({ attributes, quantity, rule }) => {
        const shortage = shortageOf(attributes, { quantity, rule })
        return shortage && shortageText(shortage, attributes.unit)
      }),
      ...reported.map(cheaperText),
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' ')
  }
}
