import { useGuestCart, useShopClient } from '@cartonnage/react-hooks'
import { storageEntries } from '@cartonnage/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import { useHydrated } from '../../hydration/use-hydrated'
import { paths } from '../../shell/paths'
import styles from './changed-cart-note.module.css'
import { stepPath } from './checkout-step'

/**
 * For a guest whose cart in the browser has changed since the checkout began, for instance in another tab: nothing
 * changes in the middle of the order, until the guest wants it.
 */
export function ChangedCartNote() {
  const { t } = useTranslation('guest-checkout')
  const { isBusy, take } = useTakenCart()
  if (!useHasChanged()) return null
  return (
    <Note
      className={styles.note}
      kind="warning"
      role="status"
      action={
        <Button type="button" busy={isBusy} busyLabel={t('busy')} onClick={take}>
          {t('take')}
        </Button>
      }
    >
      {t('changed')}
    </Note>
  )
}

/** Compares what was sent with the lines of this browser, without the code that sends them. */
function useHasChanged(): boolean {
  const { storage } = useShopClient()
  const { lines } = useGuestCart()
  const isHydrated = useHydrated()
  const sent = isHydrated ? storage.read(storageEntries.sentGuestCart) : null
  if (sent === null) return false
  return (
    JSON.stringify(sent.from) !==
    JSON.stringify(lines.map(({ productId, quantity }) => ({ productId, quantity })))
  )
}

/** Sends the cart again and begins with the first step, or goes to the cart, which says what cannot be ordered. */
function useTakenCart() {
  const shop = useShopClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    const { sendGuestCart } = await import('../../shared/cart/data/send-guest-cart')
    const { isBuyer, differences, hasItems } = await sendGuestCart(shop)
    const canContinue = !isBuyer && differences.length === 0 && hasItems
    await navigate(canContinue ? stepPath('address') : paths.guestCart())
  }
  const take = () => {
    if (isBusy) return
    setBusy(true)
    send()
      .catch((error: unknown) => {
        shop.reportFailure(error, 'the changed cart cannot be sent')
        void navigate(paths.guestCart())
      })
      .finally(() => setBusy(false))
  }
  return { isBusy, take }
}
