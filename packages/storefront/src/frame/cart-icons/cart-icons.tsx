import { useCartCount, useSession, useShopClient, useStore } from '@cartonnage/react-hooks'
import { cartSummaryKey, guestPermissionsKey, inactiveCartKey, valueOf } from '@cartonnage/sdk'
import { currentCart, resolveCartIcon } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { isGuestCartAllowed } from '../../shell/guest-cart-permission'
import { paths } from '../../shell/paths'
import { readSignInReason } from '../../shell/sign-in-reason'
import { usePageQuery } from '../../shell/use-shared-location'
import { useHydrated } from '../../hydration/use-hydrated'
import { CartFilledIcon, CartIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './cart-icons.module.css'

/** The active cart and, for buyers who have one, the inactive cart in black. */
export function CartIcons() {
  const isBuyer = !useSession().isGuest
  return (
    <div className={styles.carts}>
      {isBuyer ? <InactiveCartIcon /> : null}
      {isBuyer ? <BuyerCartIcon /> : <GuestCartIcon />}
    </div>
  )
}

/**
 * Only the browser knows the lines of the guest cart: until the page is hydrated, the early script's count is shown and
 * the icon is a link, as of a cart with products. On a page that asks to sign in, the visitor thinks of their buyer's
 * cart, which is out of sight: the icon does not call it empty.
 */
function GuestCartIcon() {
  const { count } = useCartCount()
  const isRequested = readSignInReason(usePageQuery()) !== undefined
  const isHydrated = useHydrated()
  const isLoaded = isHydrated && !(isRequested && count === 0)
  const itemCount = isLoaded ? count : undefined
  const permissions = valueOf(useStore(useShopClient().loaded(guestPermissionsKey)))
  const isAllowed = isGuestCartAllowed(permissions?.guestCartEnabled)
  if (!isAllowed && (itemCount ?? 0) === 0) return <NoGuestCart />
  const page = !isHydrated || resolveCartIcon({ isGuest: true, itemCount }) !== undefined
  return <ActiveCart count={itemCount} to={page ? paths.guestCart() : undefined} isEarly={!isHydrated} />
}

/** In this shop guests have no cart: the icon leads to that of the account, by way of the sign-in. */
function NoGuestCart() {
  const { t } = useTranslation('header')
  const startUrl = useHref(paths.cart(currentCart))
  return (
    <CartLink to={paths.login({ startUrl, isForCart: true })} label={t('cart.signIn')}>
      <CartIcon size={26} />
    </CartLink>
  )
}

/** The server already knows count and id of a buyer's cart. */
function BuyerCartIcon() {
  const { count, cartId = '' } = useCartCount()
  const page = resolveCartIcon({ isGuest: false, itemCount: count, cartId })
  const summary = valueOf(useStore(useShopClient().loaded(cartSummaryKey)))
  // As the platform counts them.
  const problems = summary?.numberOfProductsWithError ?? 0
  return <ActiveCart count={count} problems={problems} to={page && paths.cart(cartId)} />
}

interface ActiveCartProps {
  /** Undefined while unknown. */
  readonly count: number | undefined
  /** Products that keep the cart from being ordered. */
  readonly problems?: number
  readonly to: string | undefined
  /** Shows the early script's count until the page is hydrated. */
  readonly isEarly?: boolean
}

/** Without `to` it is not a link. */
function ActiveCart({ count, problems = 0, to, isEarly = false }: ActiveCartProps) {
  const { t } = useTranslation('header')
  const filled = count === undefined ? t('cart.label') : t('cart.filled', { count })
  const label = problems === 0 ? filled : `${filled}. ${t('cart.problems', { count: problems })}`
  const tone = problems > 0 ? 'problem' : 'active'
  const badge = <Count value={count} tone={count === 0 ? 'empty' : tone} isEarly={isEarly} />
  if (to === undefined) {
    return (
      <span className={styles.cart} role="img" aria-label={count === 0 ? t('cart.empty') : t('cart.label')}>
        <CartIcon size={26} />
        {badge}
      </span>
    )
  }
  return (
    <CartLink to={to} label={label}>
      <CartIcon size={26} />
      {badge}
    </CartLink>
  )
}

/** The store holds the first inactive cart, if there is one with products in it. */
function InactiveCartIcon() {
  const { t } = useTranslation('header')
  const cart = valueOf(useStore(useShopClient().loaded(inactiveCartKey)))
  if (!cart) return null
  return (
    <CartLink to={paths.carts()} label={t('cart.inactive', { count: cart.uniqueProductCount })}>
      <CartFilledIcon size={26} />
      <Count value={cart.uniqueProductCount} tone="inactive" />
    </CartLink>
  )
}

interface CartLinkProps {
  readonly to: string
  readonly label: string
  readonly children: ReactNode
}

function CartLink({ to, label, children }: CartLinkProps) {
  return (
    <Link className={styles.cart} to={to} aria-label={label}>
      {children}
    </Link>
  )
}

interface CountProps {
  readonly value: number | undefined
  readonly tone: 'active' | 'empty' | 'inactive' | 'problem'
  readonly isEarly?: boolean
}

/** Decorative: the link's accessible name includes the count. */
function Count({ value, tone, isEarly = false }: CountProps) {
  return (
    <span
      className={joinClasses(styles.count, styles[tone], isEarly && styles.early)}
      aria-hidden="true"
      hidden={value === undefined && !isEarly}
    >
      {value}
      {tone === 'problem' ? ' !' : null}
    </span>
  )
}
