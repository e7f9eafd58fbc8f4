import { useShopClient } from '@cartonnage/react-hooks'
import type { CartDifference } from '@cartonnage/sdk'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useUnitLabels } from '../price/unit-labels'
import type { useProductNames } from '../add-to-cart/use-product-names'
import { keepSizesTogether } from '../lines/cart-item'
import styles from './difference-lines.module.css'
import { refusalReason } from '../lines/refusal-reason'

interface DifferenceLinesProps {
  readonly lines: readonly CartDifference[]
  /** By product id; a name that is missing is still being loaded. */
  readonly names: ReturnType<typeof useProductNames>
  /** Items before the lines. */
  readonly children?: ReactNode
}

/**
 * Lists lines of a guest's cart that did not reach the cart on the server unchanged. Lines wait for their product names,
 * so that screen readers announce them once; a name that arrives late is not announced.
 */
export function DifferenceLines({ lines, names, children }: DifferenceLinesProps) {
  return (
    <ul className={styles.lines}>
      {children}
      {lines.map((line, index) => {
        const found = names[line.productId ?? '']
        const isWaiting = Boolean(line.productId) && found === undefined
        return (
          // A line that has waited is rendered as a new element: that is what is announced.
          <li
            key={`${line.productId ?? ''}-${index}-${isWaiting}`}
            aria-hidden={isWaiting || undefined}
            aria-live={found?.isLate ? 'off' : undefined}
          >
            <DifferenceLine line={line} name={found?.name} unit={found?.unit ?? null} />
          </li>
        )
      })}
    </ul>
  )
}

interface DifferenceLineProps {
  readonly line: CartDifference
  /** Absent for a product without a known name, for instance one that the shop no longer sells. */
  readonly name: string | undefined
  /** Null where nobody says it. */
  readonly unit: string | null
}

/** What became of one line, and a link to correct it. */
function DifferenceLine({ line, name, unit }: DifferenceLineProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const units = useUnitLabels()
  // A product that the shop does not sell has no page.
  const reason = name === undefined ? undefined : mergeReason(line)
  const sentence = t(mergeState(line), {
    name: name === undefined ? t('differs.item') : keepSizesTogether(name),
    intended: formatNumber(line.intended, locale),
    quantity: units.quantity(Number(line.intended) - Number(line.actual), unit),
    actual: formatNumber(line.actual, locale),
  })
  return (
    <>
      {sentence} {reason === undefined ? null : `${t(reason)} `}
      {name === undefined || line.reason !== 'refused' ? null : (
        <Link
          to={paths.product({ urlName: '-', id: line.productId ?? '' })}
          aria-label={t('merged.toProductNamed', { name })}
        >
          {t('merged.toProduct')}
        </Link>
      )}
    </>
  )
}

type State = Pick<CartDifference, 'reason' | 'code' | 'confirmedBy'>

const unreadable = 'INVALID_QUANTITY'

/** The text key for what became of a line of the guest's cart. */
function mergeState({ reason, code, confirmedBy }: State) {
  if (confirmedBy === 'match') return 'merged.match'
  if (code === unreadable) return 'merged.unreadable'
  if (reason === 'refused' || reason === 'waiting') return `merged.${reason}` as const
  return reason === 'unknown' ? 'differs.unknown' : 'merged.elsewhere'
}

/** The text key for the reason of a refusal, by the platform's code. */
function mergeReason({ reason, code = '' }: State) {
  if (reason !== 'refused' || code === unreadable) return undefined
  return refusalReason(code)
}
