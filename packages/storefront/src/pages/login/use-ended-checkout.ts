import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasUnorderedCheckout } from '../../shell/recent-order'
import { paths } from '../../shell/paths'

/**
 * Leads a guest back to the cart whom the server took for a buyer that is not signed in: it no longer has the cart of
 * the checkout, but the browser knows that there was one, and has the lines.
 */
export function useEndedCheckout(isFromCheckout: boolean): void {
  const shop = useShopClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (isFromCheckout && hasUnorderedCheckout(shop))
      void navigate(paths.guestCart({ hasEnded: true }), { replace: true })
  }, [shop, navigate, isFromCheckout])
}
