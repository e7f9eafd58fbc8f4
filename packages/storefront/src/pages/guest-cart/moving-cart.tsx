import { useShopClient } from '@cartonnage/react-hooks'
import { cartCountsKey, storageEntries } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { currentCart } from '@cartonnage/sdk/rules'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigate } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { usePageQuery } from '../../shell/use-shared-location'
import { Button } from '../../components/button'
import { Skeleton } from '../../components/skeleton'
import styles from './guest-cart-page.module.css'

/**
 * A buyer on the guest's page: merges the guest's cart into the buyer's, then navigates there. After a sign-in that the
 * cart started, the client navigates on its own, to the checkout if requested and to the cart otherwise.
 */
export function MovingCart() {
  const { t } = useTranslation('guest-cart')
  const shop = useShopClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (shop.storage.read(storageEntries.loginFromCart))
      return cancelRedirectAfterLeaving(shop, location.pathname)
    let isHere = true
    const showCheckout = () => {
      const counts = shop.loaded(cartCountsKey).getSnapshot()
      const cartId = counts.status === 'ready' ? counts.value.cartId : null
      if (isHere) void navigate(paths.cart(cartId ?? currentCart), { replace: true })
    }
    // Most visitors of the page are guests, and have nothing to merge.
    import('./data/move-cart').then(({ moveCart }) => moveCart(shop)).then(showCheckout, showCheckout)
    return () => {
      isHere = false
    }
  }, [shop, navigate])
  return (
    <>
      <div className={styles.withScripts}>
        <Skeleton shape="row" count={3} />
        <p role="status">{t('moving')}</p>
      </div>
      <CheckoutWithoutScripts />
      <p>
        <Link className="link" to={paths.cart(currentCart)}>
          {t('toBuyerCart')}
        </Link>
      </p>
    </>
  )
}

/** A buyer who has navigated elsewhere meanwhile is not redirected to the cart when it is ready. */
const cancelRedirectAfterLeaving =
  ({ storage }: Client, pathname: string) =>
  (): void => {
    if (location.pathname === pathname) return
    storage.remove(storageEntries.loginFromCart)
    storage.remove(storageEntries.goToSummary)
  }

/** Without scripts the browser's cart is not merged: the checkout is that of the buyer's own cart. */
function CheckoutWithoutScripts() {
  const { t } = useTranslation('cart')
  const isRequested = usePageQuery().get('to') === 'checkout'
  return isRequested ? (
    <noscript>
      <Form method="post" action={paths.checkout()} className={styles.checkout}>
        <Button variant="primary" size="prominent" name="intent" value="start">
          {t('toCheckout')}
        </Button>
      </Form>
    </noscript>
  ) : null
}
