import { useCartCounts, useGuestCart, useSession, useShopClient, useStore } from '@cartonnage/react-hooks'
import { cartSummaryKey, guestPermissionsKey, inactiveCartKey, valueOf } from '@cartonnage/sdk'
import { currentCart, resolveCartIcon } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref, useSearchParams } from 'react-router-dom'
import { isGuestCartAllowed } from '../../app/guest-cart-permission'
import { paths } from '../../app/paths'
import { readSignInReason } from '../../app/sign-in-reason'
import { useHydrated } from '../../app/use-hydrated'
import { CartFilledIcon, CartIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './cart-icons.module.css'

/** The active cart, and for buyers who have one the second, black one [2.7]. */
export function CartIcons() {
  const isBuyer = !useSession().isGuest
  return (
    <div className={styles['carts']}>
      {isBuyer ? <InactiveCartIcon /> : null}
      {isBuyer ? <BuyerCartIcon /> : <GuestCartIcon />}
    </div>
  )
}

/**
 * The lines of the guest cart are known in the browser only: until then the count keeps its room [2.7-6]. Where a
 * page asks to sign in by itself, the cart meant is the buyer's, which nobody can see now: it is not called empty.
 */
function GuestCartIcon() {
  const { count } = useGuestCart()
  const isRequested = readSignInReason(useSearchParams()[0]) !== undefined
  const isKnown = useHydrated() && !(isRequested && count === 0)
  const itemsAmount = isKnown ? count : undefined
  const permissions = valueOf(useStore(useShopClient().loaded(guestPermissionsKey)))
  const isAllowed = isGuestCartAllowed(permissions?.guestCartEnabled)
  if (!isAllowed && (itemsAmount ?? 0) === 0) return <NoGuestCart />
  const page = resolveCartIcon({ isGuest: true, itemsAmount })
  return <ActiveCart count={itemsAmount} to={page && paths.guestCart()} />
}

/** Guests have no cart in this shop [6-5]: the icon leads to that of one's account. */
function NoGuestCart() {
  const { t } = useTranslation('header')
  const startUrl = useHref(paths.cart(currentCart))
  return (
    <CartLink to={paths.login({ startUrl, isForCart: true })} label={t('cart.signIn')}>
      <CartIcon size={26} />
    </CartLink>
  )
}

/** Count and id of the buyer's cart, which the server already knows [2.7-4]. */
function BuyerCartIcon() {
  const { count, cartId = '' } = useCartCounts()
  const page = resolveCartIcon({ isGuest: false, itemsAmount: count, cartId })
  const summary = valueOf(useStore(useShopClient().loaded(cartSummaryKey)))
  // How many products of the cart have a problem, as the platform says [3.cart-4].
  const problems = summary?.numberOfProductsWithError ?? 0
  return <ActiveCart count={count} problems={problems} to={page && paths.cart(cartId)} />
}

interface ActiveCartProps {
  /** Undefined while nobody knows. */
  readonly count: number | undefined
  /** Products that keep the cart from being ordered. */
  readonly problems?: number
  readonly to: string | undefined
}

/** Without `to` it is no link. */
function ActiveCart({ count, problems = 0, to }: ActiveCartProps) {
  const { t } = useTranslation('header')
  const filled = count === undefined ? t('cart.label') : t('cart.filled', { count })
  const label = problems === 0 ? filled : `${filled}. ${t('cart.problems', { count: problems })}`
  const tone = problems > 0 ? 'problem' : 'active'
  const badge = <Count value={count} tone={count === 0 ? 'empty' : tone} />
  if (to === undefined) {
    return (
      <span
        className={styles['cart']}
        role="img"
        aria-label={count === 0 ? t('cart.empty') : t('cart.label')}
      >
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

/** Only with something in the cart, as the client's store has it [2.7-8], [2.7-9]. */
function InactiveCartIcon() {
  const { t } = useTranslation('header')
  const cart = valueOf(useStore(useShopClient().loaded(inactiveCartKey)))
  if (!cart) return null
  return (
    <CartLink to={paths.cart(cart.id)} label={t('cart.inactive', { count: cart.uniqueProductCount })}>
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
    <Link className={styles['cart']} to={to} aria-label={label}>
      {children}
    </Link>
  )
}

interface CountProps {
  readonly value: number | undefined
  readonly tone: 'active' | 'empty' | 'inactive' | 'problem'
}

/** For the eye only: the link's name says the number. */
function Count({ value, tone }: CountProps) {
  return (
    <span
      className={joinClasses(styles['count'], styles[tone])}
      aria-hidden="true"
      hidden={value === undefined}
    >
      {value}
      {tone === 'problem' ? ' !' : null}
    </span>
  )
}
