import { useBuyerCart, useFeature, useSession, useStore } from '@cartonnage/react-hooks'
import { cartChecks } from '@cartonnage/sdk'
import { useTranslation } from 'react-i18next'
import { useActionData, useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { BuyerCart } from './buyer-cart'
import { BuyingPage, PageHead } from '../../shared/lines/buying-page'
import type { changeCart } from './data/cart-action'
import type { loadCartPage } from './data/cart-loader'
import { CheckNote, LoadingCart, PutBackForm } from './cart-notes'
import { EmptyCart } from '../../shared/cart/empty-cart'
import { useMainPrice } from '../../shared/lines/line-amounts'
import { UnsoldLinesNote, MergeNote } from './merge-note'
import { RemovedOfferNote } from './offer-in-cart'
import { RemovedNote, useRemoval } from '../../shared/cart/removed-note'
import { useCartDifferences } from '../../shared/cart-check/use-cart-differences'
import { SignedOutCart } from '../../shared/lines/signed-out-cart'
import { useSettledChanges } from '../../shared/cart-check/use-settled-changes'

export const action = loadLater(async () => (await import('./data/cart-action')).changeCart)
export const loader = loadLater(async () => (await import('./data/cart-loader')).loadCartPage)

export const handle: PageHandle<typeof loadCartPage> = {
  kind: 'cart',
  title: ({ i18n }) => i18n.t('title', { ns: 'cart' }),
}

/** Renders the buyer's cart from the client's store, which the loader fills and changes update. */
export function Component() {
  const { t } = useTranslation('cart')
  const { raised, today, removed, deliveries, tiers, offer, invoiceLimit } =
    useLoaderData<typeof loadCartPage>()
  const response = useActionData<typeof changeCart>()
  const refused = response && 'cartItemId' in response ? response : undefined
  const refusedVoucher = response && 'intent' in response ? response : undefined
  const { cart } = useBuyerCart()
  const { session } = useSession()
  const isSignedOut = session?.isGuest === true
  const main = useMainPrice()
  const removal = useRemoval()
  useCartDifferences()
  useSettledChanges()
  const count = cart?.items.length ?? 0
  // An addition that is being checked may be all there is.
  const isEmpty = useStore(useFeature(cartChecks)).length === 0 && count === 0
  const note = `${t('count', { count })} · ${t(`prices.${main}`)}`
  return (
    <BuyingPage>
      <PageHead title={t('title')} note={count === 0 ? undefined : note} />
      {isSignedOut ? (
        <SignedOutCart />
      ) : (
        <>
          <MergeNote />
          <UnsoldLinesNote />
          <RemovedOfferNote />
          <RemovedNote removal={removal} />
          {removed === null ? null : <PutBackForm removed={removed} problem={refused} />}
        </>
      )}
      <CheckNote />
      {cart === undefined && !isSignedOut ? <LoadingCart /> : null}
      {cart !== undefined && isEmpty && !isSignedOut ? <EmptyCart /> : null}
      {cart && count > 0 ? (
        <BuyerCart
          {...{
            cart,
            deliveries,
            tiers,
            offer,
            invoiceLimit,
            raised,
            refused,
            refusedVoucher,
            today,
            removal,
          }}
        />
      ) : null}
    </BuyingPage>
  )
}
