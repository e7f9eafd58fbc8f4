import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, largestQuantity, maximumGuestCartLines } from '@cartonnage/sdk/rules'
import type { ReadyRow, RowCheck, UnreadableRow } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { ListedProduct } from '../../shared/product/listed-product'
import { useShortageText } from '../../shared/stock/stock-text'

/** What a check says of a row, in sentences; none where the item is in stock and nothing changes. */
export function useResultText(): (check: RowCheck, product?: ListedProduct) => readonly string[] {
  const { t } = useTranslation('quick-order')
  const { locale } = useShopClient()
  const readyText = useReadyText()
  const number = (value: number) => formatNumber(value, locale)
  return (check, product) => {
    if (check.kind === 'ready') return readyText(check, product)
    if (check.kind === 'joined') return [t('result.joined', { line: check.into })]
    if (check.kind === 'unreadable') {
      return [t(`result.unreadable.${reasonOf(check)}`, { largest: number(largestQuantity) })]
    }
    if (check.kind === 'beyond') return [t('result.beyond', { most: number(maximumGuestCartLines) })]
    return [t(`result.${check.kind}`)]
  }
}

const reasonOf = ({ part, problem }: UnreadableRow) => {
  if (part === 'row') return 'row'
  if (part === 'number') return problem === 'missing' ? 'number-missing' : 'number-invalid'
  return `quantity-${problem}` as const
}

function useReadyText(): (check: ReadyRow, product?: ListedProduct) => readonly string[] {
  const { t } = useTranslation('quick-order')
  const { locale } = useShopClient()
  const shortageText = useShortageText()
  const number = (value: number) => formatNumber(value, locale)
  return ({ change, joined, shortage }, product) => {
    const step = product?.rule.increment ?? 1
    const raised = product === undefined ? 'raisedPlain' : step > 1 ? 'raisedStep' : 'raised'
    const figures = change && { from: number(change.from), to: number(change.to), step: number(step) }
    const key = change?.kind === 'raised' ? raised : change?.kind
    return [
      ...(key === undefined || figures === undefined ? [] : [t(`result.${key}`, figures)]),
      ...(joined.length === 0
        ? []
        : [t('result.includes', { count: joined.length, lines: joined.join(', ') })]),
      ...(shortage === undefined ? [] : [shortageText(shortage, product?.attributes.unit ?? '')]),
    ]
  }
}
