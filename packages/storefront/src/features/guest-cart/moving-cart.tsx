import { currentCart } from '@cartonnage/sdk/rules'
import { useShopClient } from '@cartonnage/react-hooks'
import type { Client } from '@cartonnage/sdk'
import { cartCountsKey, storageEntries } from '@cartonnage/sdk'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button } from '../../components/button'
import { Skeleton } from '../../components/skeleton'
import styles from './waiting-cart.module.css'

/**
 * A buyer on the guest's page: what the guest had gathered is on its way into the buyer's cart, and then the way
 * leads there. After a sign-in that the cart asked for, the client goes on by itself, to the checkout where that was
 * wanted [4.guest-cart-on-login-7] and to the cart otherwise [4.guest-cart-on-login-8].
 */
export function MovingCart() {
  const { t } = useTranslation('guest-cart')
  const shop = useShopClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (shop.storage.read(storageEntries.loginFromCart)) return stayAfterLeaving(shop, location.pathname)
    let isHere = true
    const goOn = () => {
      const counts = shop.loaded(cartCountsKey).getSnapshot()
      const cartId = counts.status === 'ready' ? counts.value.cartId : null
      if (isHere) void navigate(paths.cart(cartId ?? currentCart), { replace: true })
    }
    // Most who come to the page are guests, and have nothing to move.
    import('./move-cart').then(({ moveCart }) => moveCart(shop)).then(goOn, goOn)
    return () => {
      isHere = false
    }
  }, [shop, navigate])
  return (
    <>
      <div className={styles['withScripts']}>
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

/** Whoever goes elsewhere in the shop meanwhile is not brought back to the cart when it is ready. */
const stayAfterLeaving =
  ({ storage }: Client, pathname: string) =>
  (): void => {
    if (location.pathname === pathname) return
    storage.remove(storageEntries.loginFromCart)
    storage.remove(storageEntries.goToSummary)
  }

/** Nothing of the browser's cart comes along without scripts: the checkout is that of the buyer's own cart. */
function CheckoutWithoutScripts() {
  const { t } = useTranslation('cart')
  const isRequested = useSearchParams()[0].get('to') === 'checkout'
  return isRequested ? (
    <noscript>
      <Form method="post" action={paths.checkout()} className={styles['checkout']}>
        <Button variant="primary" size="prominent" name="intent" value="start">
          {t('toCheckout')}
        </Button>
      </Form>
    </noscript>
  ) : null
}
