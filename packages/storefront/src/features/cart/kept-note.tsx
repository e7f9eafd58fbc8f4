import { useGuestCart, useShopClient } from '@cartonnage/react-hooks'
import { catalog, guestCart, loadShopper, type Client } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import styles from './merge-note.module.css'

/** Which of the guest's lines this shop does not sell, once the others have come along. */
async function findKept(shop: Client, signal: AbortSignal) {
  // The page's own load: it is not to end with this note.
  await shop.use(loadShopper)()
  const lines = shop.use(guestCart).getSnapshot()
  const ids = lines.map(({ productId }) => productId)
  if (ids.length === 0) return []
  const sold = await shop.use(catalog).listProducts(ids, { signal })
  return ids.filter((id) => !sold.some((product) => isSameRecordId(product.id, id)))
}

/** Says to a buyer what stays in the guest cart, which nobody sees who is signed in. */
export function KeptNote() {
  const { t } = useTranslation('cart')
  const shop = useShopClient()
  const { count, remove } = useGuestCart()
  const [kept, setKept] = useState<readonly string[]>([])
  useEffect(() => {
    const end = new AbortController()
    findKept(shop, end.signal).then(setKept, (error: unknown) => {
      if (!end.signal.aborted) shop.reportFailure(error, 'what stays in the guest cart')
    })
    return () => end.abort()
  }, [shop, count])
  const forget = () => {
    Promise.all(kept.map(remove)).catch((error: unknown) =>
      shop.reportFailure(error, 'what stays in the guest cart cannot be removed'),
    )
  }
  return (
    <div role="status">
      {kept.length === 0 ? null : (
        <Note
          className={styles['note']}
          kind="info"
          action={
            <Button type="button" onClick={forget}>
              {t('kept.remove')}
            </Button>
          }
        >
          {t('kept.text', { count: kept.length })}
        </Note>
      )}
    </div>
  )
}
