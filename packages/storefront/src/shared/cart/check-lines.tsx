import { useShopClient } from '@cartonnage/react-hooks'
import type { CartCheck } from '@cartonnage/sdk'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useProductNames } from '../add-to-cart/use-product-names'
import { keepSizesTogether } from '../lines/cart-item'

interface CheckLinesProps {
  readonly checks: readonly CartCheck[]
  /** How many are listed; the others are counted. */
  readonly limit: number
}

/**
 * Lists changes whose outcome is unknown, and says what can be done meanwhile. Belongs in a live region, which is to
 * announce each sentence once: so a line that waits for its product's name is hidden from screen readers, and a name
 * that arrives late is ignored.
 */
export function CheckLines({ checks, limit }: CheckLinesProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const visible = checks.slice(0, limit)
  const names = useProductNames(visible.flatMap(({ productId }) => productId || []))
  const toSentence = ({ kind, productId = '', quantity = '0' }: CartCheck): string => {
    if (kind === 'delete') return t('check.delete')
    const found = names[productId]
    if (found?.name === undefined || found.isLate) return t('check.unnamed')
    const line = { name: keepSizesTogether(found.name), quantity: formatNumber(quantity, locale) }
    if (kind === 'add') return t('check.add', { ...line, count: Number(quantity) })
    return t(Number(quantity) === 0 ? 'check.remove' : 'check.set', line)
  }
  const reported = visible.filter(({ productId }) => !productId || names[productId] !== undefined)
  if (reported.length === 0) {
    return (
      <div aria-hidden>
        <p>{t('check.unnamed')}</p>
        <p className="muted">{t('check.hint')}</p>
      </div>
    )
  }
  // Several without a name would all say the same.
  const sentences = [...new Set(reported.map(toSentence))]
  const others = checks.length - visible.length
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
