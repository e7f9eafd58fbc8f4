import { useShopClient } from '@cartonnage/react-hooks'
import { guestCart, storageEntries } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { findRecentOrder } from '../../shell/recent-order'
import { paths } from '../../shell/paths'

/**
 * Leads a guest back to the cart whom the server took for a buyer that is not signed in: it no longer has the cart of
 * the checkout, but the browser knows that there was one, and has the lines.
 */
export function useEndedCheckout(isFromCheckout: boolean): void {
  const shop = useShopClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (isFromCheckout && wasInCheckout(shop))
      void navigate(paths.guestCart({ hasEnded: true }), { replace: true })
  }, [shop, navigate, isFromCheckout])
}

function wasInCheckout(shop: Client): boolean {
  const { storage, use } = shop
  const hasLines = use(guestCart).getSnapshot().length > 0
  return (
    hasLines &&
    storage.read(storageEntries.sentGuestCart) !== null &&
    findRecentOrder(shop, Date.now()) === undefined
  )
}
