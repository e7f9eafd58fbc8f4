import { useCartStatus, useShopClient, useVat } from '@cartonnage/react-hooks'
import { maximumSamples, shopCurrencies } from '@cartonnage/sdk/rules'
import type { EstimatedQuantity } from '@cartonnage/sdk/rules'
import { memo, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { isGuestCheckoutAllowed } from '../../shell/guest-cart-permission'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../components/button'
import { NewsRegion } from '../../components/news-region'
import { Note } from '../../components/note'
import { focusField } from '../../forms/go-to-field'
import { BlockedNote, lineElementId } from '../../shared/cart/blocked-note'
import { keepSizesTogether } from '../../shared/lines/cart-item'
import { KeepShopping, LineList } from '../../shared/cart/cart-line'
import { useCartNews, useCartNewsText } from '../../shared/cart/cart-news'
import type { CartNews, ChangedLine, ReportedLine } from '../../shared/cart/cart-news'
import { CartSummaryPanel } from '../../shared/cart/cart-summary-panel'
import { CartTools } from '../../shared/cart/cart-tools'
import { exportedGuestItems } from '../../shared/cart/exported-lines'
import { toSeenLine, useCartVisit, VisitNote } from '../../shared/cart/visit-changes'
import { sumGuestLines } from '../../shared/lines/cart-totals'
import type { CartTotals } from '../../shared/lines/cart-totals'
import { withDeliveryEstimate } from '../../shared/lines/delivery-estimate'
import { knownLines } from '../../shared/lines/format-line-amount'
import { longestLeadDays } from '../../shared/cart/lead-days'
import { isBlockedByStock } from '../../shared/cart/line-shortage'
import { choosePictureScale } from '../../shared/lines/product-picture'
import type { Removal } from '../../shared/cart/removed-note'
import { FailureNote } from '../../shared/failures/failure-note'
import { packedQuantity } from '../../shared/delivery/packed-quantity'
import { shopDay } from '../../shared/delivery-day/shop-day'
import { GuestVouchers } from '../../shared/vouchers/guest-vouchers'
import { GuestCheckoutChoice } from './guest-checkout'
import { guestLine } from '../../shared/cart/guest-items'
import type { GuestItem } from '../../shared/cart/guest-items'
import { GuestLine } from './guest-line'
import { UnsoldLine, WaitingLine } from './unsold-line'
import type { GuestItemsView } from '../../shared/cart/use-guest-items'

interface GuestCartViewProps extends GuestItemsView {
  readonly removal: Removal
}

/** A guest's lines and what they cost. */
export function GuestCartView({ items, hidden, failure, retry, removal }: GuestCartViewProps) {
  const { t } = useTranslation('guest-cart')
  const scale = choosePictureScale(
    items.flatMap(({ attributes }) => (attributes === undefined ? [] : [attributes])),
  )
  const [today] = useState(() => shopDay(Date.now()))
  const totals = useGuestTotals(items)
  const news = useGuestNews(items, totals)
  useGuestVisit(items)
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
        <VisitNote />
        {samplesBeyond(items).length === 0 ? null : (
          <Note kind="error">{t('tooManySamples', { most: maximumSamples })}</Note>
        )}
        <LineList>
          {items.map((item) => (
            <AnyLine
              key={item.productId}
              item={item}
              scale={scale}
              onChanged={news.add}
              onRemoved={removal.add}
            />
          ))}
        </LineList>
        {hidden === 0 ? null : <Note kind="plain">{t('hidden', { count: hidden })}</Note>}
        <NewsRegion sentence={news.sentence} />
        <CartTools lines={exportedGuestItems(items)} />
        <KeepShopping />
      </div>
      <GuestSummary items={items} totals={totals} today={today} />
    </div>
  )
}

interface AnyLineProps {
  readonly item: GuestItem
  readonly scale: number
  readonly onChanged: CartNews['add']
  readonly onRemoved: Removal['add']
}

/** It renders again only when something of its own has changed. */
const AnyLine = memo(function AnyLine({ item, scale, onChanged, onRemoved }: AnyLineProps) {
  const { attributes } = item
  if (item.kind === 'waiting') return <WaitingLine />
  return attributes === undefined ? (
    <UnsoldLine item={item} scale={scale} onRemoved={onRemoved} />
  ) : (
    <GuestLine item={{ ...item, attributes }} {...{ scale, onChanged, onRemoved }} />
  )
})

interface GuestSummaryProps {
  readonly items: readonly GuestItem[]
  readonly totals: CartTotals | null
  readonly today: string
}

/**
 * The totals, and the way to the checkout: as a guest where the shop allows it, otherwise by way of the sign-in, after
 * which the cart is merged and the checkout starts at once. So lines that would block the order block it here already.
 */
function GuestSummary({ items, totals, today }: GuestSummaryProps) {
  const { t } = useTranslation('guest-cart')
  const beyond = samplesBeyond(items)
  const blocking = items
    .filter((item) => isBlocking(item) || beyond.includes(item))
    .map(({ productId }) => productId)
  const canCheckOut = blocking.length > 0 || items.some(({ net }) => net !== undefined)
  return (
    <CartSummaryPanel
      totals={totals}
      countryCode={useVat().countryCode}
      leadDays={longestLeadDays(
        items.flatMap(({ attributes, quantity }) => (attributes ? [{ attributes, quantity }] : [])),
        today,
      )}
      packed={packedItems(items)}
      vouchers={<GuestVouchers />}
    >
      {canCheckOut ? <ToCheckout blocking={blocking} unorderedIds={idsWithout(items)} /> : null}
      {isGuestCheckoutAllowed(useCartStatus()) ? null : (
        <p className="type-small muted" data-screen-only>
          {t('signInToOrder')}
        </p>
      )}
    </CartSummaryPanel>
  )
}

/** Samples above the number that an order may have: the latest ones. */
const samplesBeyond = (items: readonly GuestItem[]): readonly GuestItem[] =>
  items.filter(({ attributes }) => attributes?.isSample).slice(maximumSamples)

const isBlocking = ({ kind, attributes, quantity, rule }: GuestItem): boolean =>
  kind === 'excess' ||
  (kind === 'priced' && attributes !== undefined && isBlockedByStock(attributes, { quantity, rule }))

/** The lines without an amount, which say that they are not ordered. */
const idsWithout = (items: readonly GuestItem[]): readonly string[] =>
  items.filter(({ net }) => net === undefined).map(({ productId }) => productId)

interface ToCheckoutProps {
  /** The products that prevent the order. */
  readonly blocking: readonly string[]
  readonly unorderedIds: readonly string[]
}

function ToCheckout({ blocking, unorderedIds }: ToCheckoutProps) {
  const { t } = useTranslation('cart')
  const startUrl = useHref(paths.guestCart({ to: 'checkout' }))
  const isAllowed = isGuestCheckoutAllowed(useCartStatus())
  const reasonId = useId()
  const [first] = blocking
  if (first === undefined && isAllowed) return <GuestCheckoutChoice unorderedIds={unorderedIds} />
  if (first === undefined) {
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
      <BlockedNote id={reasonId} lineIds={blocking} />
      <Button
        type="button"
        variant="primary"
        size="prominent"
        wide
        aria-disabled
        aria-describedby={reasonId}
        onClick={() => focusField(lineElementId(first))}
      >
        {t('toCheckout')}
      </Button>
    </>
  )
}

/** The totals of a guest's lines with their estimated delivery; null until all prices are loaded. */
function useGuestTotals(items: readonly GuestItem[]): CartTotals | null {
  const currencyCode = shopCurrencies[useShopClient().shop]
  const { vatRate, countryCode } = useVat()
  if (items.some(({ kind }) => kind === 'waiting')) return null
  const lines = items.flatMap((item) => knownLines([guestLine(item)]))
  const totals = sumGuestLines(lines, { rate: vatRate, currencyCode, countryCode })
  return withDeliveryEstimate(totals, { lines: packedItems(items), countryCode })
}

/** What is in the total, as far as its transport depends on it. */
const packedItems = (items: readonly GuestItem[]): readonly EstimatedQuantity[] =>
  items.flatMap(({ net, attributes, quantity }) =>
    net === undefined || attributes === undefined ? [] : [packedQuantity(attributes, quantity)],
  )

/** Remembers the lines, once all are loaded. */
function useGuestVisit(items: readonly GuestItem[]): void {
  const isLoading = items.some(({ kind }) => kind === 'waiting')
  const lines = useMemo(() => items.flatMap(toSeenItem), [items])
  useCartVisit(isLoading ? undefined : lines)
}

const toSeenItem = (item: GuestItem) =>
  item.attributes === undefined ? [] : [toSeenLine(item.productId, guestLine(item), item.attributes)]

/** What screen readers announce of changes in a guest's cart. */
function useGuestNews(items: readonly GuestItem[], totals: CartTotals | null): CartNews {
  const { vatRate } = useVat()
  const toText = useCartNewsText()
  const reported = ({ id, message }: ChangedLine): readonly ReportedLine[] => {
    const item = items.find(({ productId }) => productId === id)
    if (item?.attributes === undefined) return []
    const { attributes, quantity, rule, tiers } = item
    const name = keepSizesTogether(attributes.name)
    return [{ name, quantity, attributes, rule, tiers, line: guestLine(item), rate: vatRate, message }]
  }
  return useCartNews({
    isUpdating: totals === null,
    toSentence: (lines) => toText(lines.flatMap(reported), { gross: totals?.gross ?? null }),
  })
}
