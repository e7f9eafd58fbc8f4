import { useCartStatus, useFeature, useGuestCart, useSession, useStore } from '@cartonnage/react-hooks'
import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { isGuestCartAllowed } from '../../shell/guest-cart-permission'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { useHydrated } from '../../hydration/use-hydrated'
import { buttonClass } from '../../components/button'
import { Skeleton } from '../../components/skeleton'
import { BuyingPage, PageHead } from '../../shared/lines/buying-page'
import { EmptyCart } from '../../shared/cart/empty-cart'
import { ChosenPrice } from '../../shared/lines/line-amounts'
import { NoteWithAction } from '../../shared/lines/note-with-action'
import { RemovedNote, useRemoval } from '../../shared/cart/removed-note'
import { countSamples, useSampleCount } from '../../shared/cart/sample-count'
import { guestPrices } from '../../shared/price/guest-prices'
import { PriceSwitch } from '../../shared/price/price-switch'
import styles from './guest-cart-page.module.css'
import { GuestCartView } from './guest-cart-view'
import { MovingCart } from './moving-cart'
import { SessionEndedNote } from './session-ended-note'
import { useGuestItems } from '../../shared/cart/use-guest-items'
import type { GuestItemsView } from '../../shared/cart/use-guest-items'
import { useReleaseStock } from './use-release-stock'

export const handle: PageHandle = {
  kind: 'guest-cart',
  title: ({ i18n }) => i18n.t('title', { ns: 'cart' }),
}

/** A guest's cart is kept in the browser: the server renders placeholders, and the browser fills them. */
export function Component() {
  const { t } = useTranslation('cart')
  const isBuyer = !useSession().isGuest
  return (
    <BuyingPage className={styles.page}>
      {isBuyer ? (
        <>
          <PageHead title={t('title')} />
          <MovingCart />
        </>
      ) : (
        <GuestCart />
      )}
    </BuyingPage>
  )
}

function GuestCart() {
  const { t } = useTranslation('cart')
  const { count } = useGuestCart()
  const isHydrated = useHydrated()
  const view = useGuestItems()
  const isWaiting = !isHydrated || isFirstLoad(view)
  const isAllowed = isGuestCartAllowed(useCartStatus().isGuestCartEnabled)
  const removal = useRemoval()
  const main = useStore(useFeature(guestPrices))
  const samples = countSamples(view.items.map(({ attributes }) => attributes))
  const note = [t('count', { count }), useSampleCount(samples), t(`prices.${main}`)]
    .filter(Boolean)
    .join(' · ')
  useReleaseStock()
  return (
    <>
      <PageHead title={t('title')} note={isHydrated ? count > 0 && note : '\u00a0'}>
        {/* Before the count is known too, so that nothing moves when it is. */}
        {isHydrated && count === 0 ? null : <PriceSwitch />}
      </PageHead>
      <SessionEndedNote />
      <RemovedNote removal={removal} />
      {isAllowed ? null : <NoGuestCart hasLines={isHydrated && count > 0} />}
      {isWaiting && (isAllowed || isHydrated) ? <WaitingCart /> : null}
      {!isWaiting && isAllowed && count === 0 ? <EmptyCart /> : null}
      {!isWaiting && count > 0 ? (
        <ChosenPrice value={main}>
          <GuestCartView {...view} removal={removal} />
        </ChosenPrice>
      ) : null}
    </>
  )
}

/** No product is there yet. Lines and totals then appear together, so that nothing moves twice. */
const isFirstLoad = ({ items, failure }: GuestItemsView): boolean =>
  items.length > 0 && failure === undefined && items.every(({ kind }) => kind === 'waiting')

/** In this shop guests have no cart. Lines that a guest added before are merged after signing in. */
function NoGuestCart({ hasLines }: { readonly hasLines: boolean }) {
  const { t } = useTranslation('guest-cart')
  const [guestCart, buyerCart] = [useHref(paths.guestCart()), useHref(paths.cart(currentCart))]
  return (
    <NoteWithAction
      kind="info"
      action={
        <Link
          className={buttonClass({ variant: 'primary' })}
          to={paths.login({ startUrl: hasLines ? guestCart : buyerCart })}
        >
          {t('notAllowed.action')}
        </Link>
      }
    >
      {t(hasLines ? 'notAllowed.textWithLines' : 'notAllowed.text')}
    </NoteWithAction>
  )
}

/** Shown until the browser has read the cart, and permanently where scripts do not run. */
function WaitingCart() {
  const { t } = useTranslation('guest-cart')
  // Without scripts a guest has no cart that could be merged.
  const start = useHref(paths.cart(currentCart))
  return (
    <>
      <div className={styles.withScripts}>
        <Skeleton shape="row" count={3} />
        <p className="visually-hidden" role="status">
          {t('waiting')}
        </p>
      </div>
      <div className={styles.withoutScripts}>
        <NoteWithAction
          kind="info"
          action={
            <Link className={buttonClass({ variant: 'primary' })} to={paths.login({ startUrl: start })}>
              {t('signIn')}
            </Link>
          }
        >
          {t('withoutScripts')}{' '}
          <Link className="link" to={paths.selfRegister({ startUrl: start })}>
            {t('register')}
          </Link>
        </NoteWithAction>
      </div>
    </>
  )
}
