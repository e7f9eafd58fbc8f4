import { useShopClient } from '@cartonnage/react-hooks'
import type { CartCheck } from '@cartonnage/sdk'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useProductNames } from '../product/use-product-names'
import { keepSizesTogether } from './goods-name'

export interface CheckLinesProps {
  readonly checks: readonly CartCheck[]
  /** How many are told one by one; the others are counted. */
  readonly most: number
}

/**
 * What is being found out, and what can be done meanwhile. It stands in a live region: what waits for its name is for
 * eyes only, and a name that comes late changes nothing any more, so that each sentence is heard once.
 */
export function CheckLines({ checks, most }: CheckLinesProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const shown = checks.slice(0, most)
  const names = useProductNames(shown.flatMap(({ productId }) => productId || []))
  const tell = ({ kind, productId = '', quantity = '0' }: CartCheck): string => {
    if (kind === 'delete') return t('check.delete')
    const existing = names[productId]
    if (existing?.name === undefined || existing.isLate) return t('check.unnamed')
    const line = { name: keepSizesTogether(existing.name), quantity: formatNumber(quantity, locale) }
    if (kind === 'add') return t('check.add', { ...line, count: Number(quantity) })
    return t(Number(quantity) === 0 ? 'check.remove' : 'check.set', line)
  }
  const reported = shown.filter(({ productId }) => !productId || names[productId] !== undefined)
  if (reported.length === 0) {
    return (
      <div aria-hidden>
        <p>{t('check.unnamed')}</p>
        <p className="muted">{t('check.hint')}</p>
      </div>
    )
  }
  // Several that nobody can name would all say the same.
  const sentences = [...new Set(reported.map(tell))]
  const others = checks.length - shown.length
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {others === 0 ? null : <p>{t('check.more', { count: others })}</p>}
      <p className="muted">{t('check.hint')}</p>
    </>
  )
}
