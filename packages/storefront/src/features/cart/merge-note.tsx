import { useCartStatus, useFeature, useGuestCart, useShopClient, useStore } from '@cartonnage/react-hooks'
import { cartMerge, catalog, guestCart, loadShopper } from '@cartonnage/sdk'
import type { CartDifference, Client } from '@cartonnage/sdk'
import { formatNumber, isSameRecordId } from '@cartonnage/sdk/rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import { useProductNames } from '../product/use-product-names'
import { keepSizesTogether } from './cart-item'
import styles from './cart-notes.module.css'
import actionStyles from './note-with-action.module.css'

/**
 * Lists what of the guest's cart did not reach the buyer's cart unchanged, until the buyer closes it. Lines wait for
 * their product names, so that screen readers announce them once; a name that arrives late is not announced. Of a
 * guest session cart the platform only says how many products were not preserved.
 */
export function MergeNote() {
  const { t } = useTranslation(['cart', 'common'])
  const { reportFailure } = useShopClient()
  const { differences, dismissDifferences } = useFeature(cartMerge)
  const lines = useStore(differences)
  const { productsNotPreserved } = useCartStatus()
  const names = useProductNames(lines.flatMap(({ productId }) => productId ?? []))
  const close = () => {
    dismissDifferences().catch((error: unknown) =>
      reportFailure(error, 'the note on the guest’s cart cannot be closed'),
    )
  }
  const isReported = ({ productId }: CartDifference) => !productId || names[productId] !== undefined
  if (!lines.some(isReported) && productsNotPreserved === 0) return null
  return (
    <Note
      className={joinClasses(actionStyles['note'], styles['note'])}
      kind="warning"
      role="alert"
      title={t('merged.title')}
      action={
        <Button type="button" onClick={close}>
          {t('common:close')}
        </Button>
      }
    >
      <ul className={styles['lines']}>
        {productsNotPreserved === 0 ? null : (
          <li>{t('merged.notPreserved', { count: productsNotPreserved })}</li>
        )}
        {lines.map((line, index) => {
          const found = names[line.productId ?? '']
          const isWaiting = !isReported(line)
          return (
            // A line that has waited is rendered as a new element: that is what is announced.
            <li
              key={`${line.productId ?? ''}-${index}-${isWaiting}`}
              aria-hidden={isWaiting || undefined}
              aria-live={found?.isLate ? 'off' : undefined}
            >
              <MergedLine line={line} name={found?.name} />
            </li>
          )
        })}
      </ul>
    </Note>
  )
}

interface MergedLineProps {
  readonly line: CartDifference
  /** Absent for a product without a known name, for instance one that the shop no longer sells. */
  readonly name: string | undefined
}

/** What became of one line, and a link to correct it. */
function MergedLine({ line, name }: MergedLineProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  // A product that the shop does not sell has no page.
  const reason = name === undefined ? undefined : mergeReason(line)
  const sentence = t(mergeState(line), {
    name: name === undefined ? t('differs.item') : keepSizesTogether(name),
    intended: formatNumber(line.intended, locale),
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
  if (reason === 'refused') return 'merged.refused'
  return reason === 'unknown' ? 'differs.unknown' : 'merged.elsewhere'
}

const reasons = {
  INSUFFICIENT_INVENTORY: 'merged.reason.stock',
  LIMIT_EXCEEDED: 'merged.reason.most',
  MAX_LIMIT_EXCEEDED: 'merged.reason.most',
  INSUFFICIENT_ACCESS: 'merged.reason.gone',
  ITEM_NOT_FOUND: 'merged.reason.gone',
} as const

const isSupported = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code)

/** The text key for the reason of a refusal, by the platform's code. */
function mergeReason({ reason, code = '' }: State) {
  if (reason !== 'refused' || code === unreadable) return undefined
  return isSupported(code) ? reasons[code] : 'merged.reason.other'
}

/** The guest's lines that this shop does not sell, once the others are in the buyer's cart. */
async function findUnsoldIds(shop: Client, signal: AbortSignal) {
  // Without a signal: it is the page's own load, which must not end with this note.
  await shop.use(loadShopper)()
  const lines = shop.use(guestCart).getSnapshot()
  const ids = lines.map(({ productId }) => productId)
  if (ids.length === 0) return []
  const sold = await shop.use(catalog).listProducts(ids, { signal })
  return ids.filter((id) => !sold.some((product) => isSameRecordId(product.id, id)))
}

/** Tells a buyer what stays in the guest cart, which is invisible while signed in. */
export function UnsoldLinesNote() {
  const { t } = useTranslation('cart')
  const shop = useShopClient()
  const { count, remove } = useGuestCart()
  const [unsoldIds, setKept] = useState<readonly string[]>([])
  useEffect(() => {
    const end = new AbortController()
    findUnsoldIds(shop, end.signal).then(setKept, (error: unknown) => {
      if (!end.signal.aborted) shop.reportFailure(error, 'what stays in the guest cart')
    })
    return () => end.abort()
  }, [shop, count])
  const forget = () => {
    Promise.all(unsoldIds.map(remove)).catch((error: unknown) =>
      shop.reportFailure(error, 'what stays in the guest cart cannot be removed'),
    )
  }
  return (
    <div role="status">
      {unsoldIds.length === 0 ? null : (
        <Note
          className={joinClasses(actionStyles['note'], styles['note'])}
          kind="info"
          action={
            <Button type="button" onClick={forget}>
              {t('kept.remove')}
            </Button>
          }
        >
          {t('kept.text', { count: unsoldIds.length })}
        </Note>
      )}
    </div>
  )
}
