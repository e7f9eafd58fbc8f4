import { useCartStatus, useGuestCart, useSession } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { isGuestCartAllowed } from '../../app/guest-cart-permission'
import type { PageHandle } from '../../app/page-handle'
import { useHydrated } from '../../app/use-hydrated'
import { BuyingPage } from '../cart/buying-page'
import { EmptyCart } from '../cart/empty-cart'
import { PageHead } from '../cart/page-head'
import { RemovedNote } from '../cart/removed-note'
import { useRemoval } from '../cart/use-removal'
import { GuestCartView } from './guest-cart-view'
import { MovingCart } from './moving-cart'
import { NoGuestCart } from './no-guest-cart'
import { useGuestGoods } from './use-guest-goods'
import { WaitingCart } from './waiting-cart'

export const handle: PageHandle = {
  kind: 'guest-cart',
  title: ({ i18n }) => i18n.t('title', { ns: 'cart' }),
}

/** The cart of a guest lives in the browser: the server says so, and the browser fills it in. */
export function Component() {
  const { t } = useTranslation('cart')
  const isBuyer = !useSession().isGuest
  return (
    <BuyingPage>
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
  const isKnown = useHydrated()
  const view = useGuestGoods()
  const isAllowed = isGuestCartAllowed(useCartStatus().isGuestCartEnabled)
  const removal = useRemoval()
  return (
    <>
      <PageHead
        title={t('title')}
        note={isKnown && count > 0 ? `${t('count', { count })} · ${t('prices.gross')}` : undefined}
      />
      <RemovedNote removal={removal} />
      {isAllowed ? null : <NoGuestCart hasLines={isKnown && count > 0} />}
      {isKnown || !isAllowed ? null : <WaitingCart />}
      {isKnown && isAllowed && count === 0 ? <EmptyCart /> : null}
      {isKnown && count > 0 ? <GuestCartView {...view} removal={removal} /> : null}
    </>
  )
}
