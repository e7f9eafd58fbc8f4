import { useCartStatus, useFeature, useGuestCart, useShopClient, useStore } from '@cartonnage/react-hooks'
import { cartMerge, catalog, guestCart, session } from '@cartonnage/sdk'
import type { CartDifference, Client } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import { useProductNames } from '../../shared/add-to-cart/use-product-names'
import styles from './cart-notes.module.css'
import { DifferenceLines } from '../../shared/cart/difference-lines'
import actionStyles from '../../shared/lines/note-with-action.module.css'

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
  const isWaiting = productsNotPreserved === 0 && lines.every(({ reason }) => reason === 'waiting')
  if (!lines.some(isReported) && productsNotPreserved === 0) return null
  return (
    <Note
      className={joinClasses(actionStyles.note, styles.note)}
      kind="warning"
      role="alert"
      title={t(isWaiting ? 'merged.waitingTitle' : 'merged.title')}
      action={
        <Button type="button" onClick={close}>
          {t('common:close')}
        </Button>
      }
    >
      <DifferenceLines lines={lines} names={names}>
        {productsNotPreserved === 0 ? null : (
          <li>{t('merged.notPreserved', { count: productsNotPreserved })}</li>
        )}
      </DifferenceLines>
    </Note>
  )
}

/** The guest's lines that this shop does not sell, once the others are in the buyer's cart. */
async function findUnsoldIds(shop: Client, signal: AbortSignal) {
  // Without a signal: it is the page's own load, which must not end with this note.
  await shop.use(session).load()
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
          className={joinClasses(actionStyles.note, styles.note)}
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
