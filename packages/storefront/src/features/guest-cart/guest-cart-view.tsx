import { useVat } from '@cartonnage/react-hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button, buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { CartSummaryPanel } from '../cart/cart-summary-panel'
import type { CartTotals } from '../cart/cart-totals'
import { CartNewsRegion } from '../cart/cart-news-region'
import { KeepShopping } from '../cart/keep-shopping'
import { LineList } from '../cart/line-frame'
import { lineShortage } from '../cart/line-shortage'
import { choosePictureScale } from '../cart/picture-scale'
import type { CartNews } from '../cart/use-cart-news'
import type { Removal } from '../cart/use-removal'
import { FailureNote } from '../failures/failure-note'
import { dayAt } from '../product/working-days'
import { ForeignLine, WaitingLine } from './foreign-line'
import type { GuestGoods } from './guest-goods'
import { GuestLine } from './guest-line'
import type { GuestGoodsView } from './use-guest-goods'
import { useGuestNews, useGuestTotals } from './use-guest-totals'

export interface GuestCartViewProps extends GuestGoodsView {
  readonly removal: Removal
}

/** The lines of a guest and what they come to. */
export function GuestCartView({ goods, hidden, failure, retry, removal }: GuestCartViewProps) {
  const { t } = useTranslation('guest-cart')
  const scale = choosePictureScale(
    goods.flatMap(({ attributes }) => (attributes === undefined ? [] : [attributes])),
  )
  const [today] = useState(() => dayAt(Date.now()))
  const totals = useGuestTotals(goods)
  const news = useGuestNews(goods, { totals, today })
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
            <AnyLine
              key={one.productId}
              goods={one}
              scale={scale}
              today={today}
              onChanged={news.note}
              onRemoved={removal.note}
            />
          ))}
        </LineList>
        {hidden === 0 ? null : <Note kind="plain">{t('hidden', { count: hidden })}</Note>}
        <CartNewsRegion sentence={news.sentence} />
        <KeepShopping />
      </div>
      <GuestSummary goods={goods} totals={totals} today={today} />
    </div>
  )
}

interface AnyLineProps {
  readonly goods: GuestGoods
  readonly scale: number
  readonly today: string
  readonly onChanged: CartNews['note']
  readonly onRemoved: Removal['note']
}

function AnyLine({ goods, scale, today, onChanged, onRemoved }: AnyLineProps) {
  const { attributes } = goods
  if (goods.kind === 'waiting') return <WaitingLine />
  return attributes === undefined ? (
    <ForeignLine goods={goods} scale={scale} onRemoved={onRemoved} />
  ) : (
    <GuestLine goods={{ ...goods, attributes }} {...{ scale, today, onChanged, onRemoved }} />
  )
}

interface GuestSummaryProps {
  readonly goods: readonly GuestGoods[]
  readonly totals: CartTotals | null
  readonly today: string
}

/**
 * The sums of what counts. The way to the checkout is signing in: the cart comes along, and leads on at once. So lines
 * that have to be changed first hold it back here already, as in the buyer's cart.
 */
function GuestSummary({ goods, totals, today }: GuestSummaryProps) {
  const { t } = useTranslation('guest-cart')
  const blocking = goods.filter((one) => isBlocking(one, today)).length
  const hasWay = blocking > 0 || goods.some(({ net }) => net !== undefined)
  return (
    <CartSummaryPanel totals={totals} countryCode={useVat().countryCode}>
      {hasWay ? <ToCheckout blocking={blocking} /> : null}
      <p className="type-small muted" data-screen-only>
        {t('signInToOrder')}
      </p>
    </CartSummaryPanel>
  )
}

const isBlocking = ({ kind, attributes, quantity, rule }: GuestGoods, today: string): boolean =>
  kind === 'excess' ||
  (kind === 'priced' &&
    attributes !== undefined &&
    lineShortage(attributes, { quantity, rule, today }) !== undefined)

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
