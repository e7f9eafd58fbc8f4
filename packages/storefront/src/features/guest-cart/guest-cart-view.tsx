import { useShop, useVat } from '@cartonnage/react-hooks'
import { shopCurrencies } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button, buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { CartSummaryPanel } from '../cart/cart-summary-panel'
import { sumGuestLines } from '../cart/cart-totals'
import { KeepShopping } from '../cart/keep-shopping'
import { LineList } from '../cart/line-frame'
import { choosePictureScale } from '../cart/picture-scale'
import { isShort } from '../cart/stock-state'
import { FailureNote } from '../failures/failure-note'
import { ForeignLine, WaitingLine } from './foreign-line'
import type { GuestGoods } from './guest-goods'
import { GuestLine } from './guest-line'
import type { GuestGoodsView } from './use-guest-goods'

/** The lines of a guest and what they come to. */
export function GuestCartView({ goods, failure, retry }: GuestGoodsView) {
  const { t } = useTranslation('guest-cart')
  const scale = choosePictureScale(goods.flatMap(({ facts }) => (facts === undefined ? [] : [facts])))
  return (
    <div className="layout-cart">
      <div>
        {failure === undefined ? null : (
          <FailureNote
            failure={failure}
            own={{ unreachable: t('failed') }}
            retry={
              <Button type="button" onClick={retry}>
                {t('retry')}
              </Button>
            }
          />
        )}
        <LineList>
          {goods.map((one) => (
            <AnyLine key={one.productId} goods={one} scale={scale} />
          ))}
        </LineList>
        <KeepShopping />
      </div>
      <GuestSummary goods={goods} />
    </div>
  )
}

function AnyLine({ goods, scale }: { readonly goods: GuestGoods; readonly scale: number }) {
  const { facts } = goods
  if (goods.kind === 'waiting') return <WaitingLine />
  return facts === undefined ? (
    <ForeignLine goods={goods} scale={scale} />
  ) : (
    <GuestLine goods={{ ...goods, facts }} scale={scale} />
  )
}

/**
 * The sums of what counts. The way to the checkout is signing in: the cart comes along, and leads on at once. So lines
 * that are short hold it back here already, as in the buyer's cart.
 */
function GuestSummary({ goods }: { readonly goods: readonly GuestGoods[] }) {
  const { t } = useTranslation(['cart', 'guest-cart'])
  const currencyCode = shopCurrencies[useShop().shop]
  const { vatRate, countryCode } = useVat()
  const isWaiting = goods.some(({ kind }) => kind === 'waiting')
  const nets = goods.flatMap(({ net }) => (net === undefined ? [] : [net]))
  const totals = isWaiting ? null : sumGuestLines(nets, { rate: vatRate, currencyCode, countryCode })
  return (
    <CartSummaryPanel totals={totals}>
      {nets.length > 0 ? <ToCheckout blocking={goods.filter(isBlocking).length} /> : null}
      <p className="type-small muted" data-screen-only>
        {t('guest-cart:signInToOrder')}
      </p>
    </CartSummaryPanel>
  )
}

const isBlocking = ({ kind, facts, quantity }: GuestGoods): boolean =>
  kind === 'priced' && facts !== undefined && isShort(facts, quantity)

function ToCheckout({ blocking }: { readonly blocking: number }) {
  const { t } = useTranslation('cart')
  const startUrl = useHref(paths.guestCart({ to: 'checkout' }))
  if (blocking === 0) {
    return (
      <Link
        className={buttonClass({ variant: 'primary', size: 'prominent', wide: true })}
        to={paths.login({ startUrl })}
      >
        {t('toCheckout')}
      </Link>
    )
  }
  return (
    <>
      <Note kind="error" inline>
        {t('blocked', { count: blocking })}
      </Note>
      <Button type="button" variant="primary" size="prominent" wide disabled>
        {t('toCheckout')}
      </Button>
    </>
  )
}
