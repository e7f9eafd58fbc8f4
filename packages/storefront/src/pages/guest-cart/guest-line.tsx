import { useFeature, useQuantityInput, useShopClient, useVat } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { guestCart } from '@cartonnage/sdk'
import { formatNumber, largestAllowed, maximumGuestCartLines, raiseQuantity } from '@cartonnage/sdk/rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Note } from '../../components/note'
import { keepSizesTogether } from '../../shared/lines/cart-item'
import { lineElementId } from '../../shared/cart/blocked-note'
import {
  CartLine,
  lineAttributes,
  LineQuantity,
  OnePiece,
  RemoveButton,
  UnitPrice,
} from '../../shared/cart/cart-line'
import type { ChangedLine } from '../../shared/cart/cart-news'
import { LineAmounts } from '../../shared/lines/line-amounts'
import { LineCheaperNote } from '../../shared/cart/line-cheaper'
import { LineShortageNote } from '../../shared/cart/line-shortage'
import { NoWithdrawalNote } from '../../shared/lines/no-withdrawal-note'
import { LogoNote } from '../../shared/delivery-day/logo-note'
import { ProductPicture } from '../../shared/lines/product-picture'
import { QuantityNote, useMessageText } from '../../shared/cart/quantity-note'
import { VisitChange } from '../../shared/cart/visit-changes'
import { focusHeading } from '../../shared/cart/removed-note'
import type { Removal } from '../../shared/cart/removed-note'
import { useRaise } from '../../shared/notifications/use-raise'
import { shortageOf } from '../../shared/product/stock'
import { StockText } from '../../shared/stock/stock-text'
import { allowedQuantity, guestLine } from '../../shared/cart/guest-items'
import type { GuestItem } from '../../shared/cart/guest-items'
import styles from './guest-line.module.css'
import { TakenStockNote } from './taken-stock-note'

interface GuestLineProps {
  readonly item: GuestItem & Required<Pick<GuestItem, 'attributes'>>
  /** Scale of the list's pictures in px per mm. */
  readonly scale: number
  /** Called after the quantity was changed. */
  readonly onChanged: (line: ChangedLine) => void
  /** Called after the line was removed. */
  readonly onRemoved: Removal['add']
}

type Raised = Extract<NonNullable<QuantityInputView['message']>, { readonly kind: 'raised' | 'lowered' }>

/** A line whose product is sold here. Adjusts a quantity that the product does not allow, and says so. */
export function GuestLine({ item, scale, onChanged, onRemoved }: GuestLineProps) {
  const { t } = useTranslation(['cart', 'guest-cart'])
  const { locale } = useShopClient()
  const { vatRate } = useVat()
  const { setQuantity } = useFeature(guestCart)
  const { productId, quantity, attributes, rule, kind } = item
  const raise = useRaise()
  const raised = useAllowedQuantity(item)
  const name = keepSizesTogether(attributes.name)
  const view = useQuantityInput({
    defaultQuantity: quantity,
    rule,
    onChange: (chosen) => void changeQuantity(chosen).catch(raise.error),
  })
  const latestText = useMessageText(view, rule)
  const changeQuantity = async (chosen: number) => {
    await setQuantity({ productId, quantity: chosen })
    onChanged({ id: productId, message: latestText() })
  }
  const shortage = shortageOf(attributes, { quantity: view.enteredQuantity, rule })
  const isCounted = kind === 'priced'
  return (
    <CartLine
      id={lineElementId(productId)}
      muted={!isCounted}
      picture={<ProductPicture attributes={attributes} scale={scale} muted={!isCounted} />}
      name={<Link to={paths.product({ urlName: item.urlName ?? '-', id: productId })}>{name}</Link>}
      attributes={lineAttributes(attributes, { rule, locale, t })}
      quantity={
        <>
          {attributes.isSample ? <OnePiece /> : <LineQuantity {...{ view, rule, attributes, name }} />}
          <UnitPrice line={guestLine(item)} attributes={attributes} rate={vatRate} />
        </>
      }
      amounts={isCounted ? <LineAmounts line={guestLine(item)} rate={vatRate} /> : <NotInTotal />}
      remove={<RemoveLine productId={productId} name={name} onRemoved={onRemoved} />}
    >
      {attributes.isSample ? null : <StockText product={{ attributes }} />}
      {isCounted ? <VisitChange productId={productId} line={guestLine(item)} rate={vatRate} /> : null}
      <LogoNote attributes={attributes} />
      <NoWithdrawalNote attributes={attributes} />
      <QuantityNote
        // Nobody enters the quantity of a sample.
        message={attributes.isSample ? undefined : (view.message ?? raised)}
        example={raiseQuantity(1, rule ?? {})}
        messageProps={view.messageProps}
      >
        <UncountedNote item={item} />
        {isCounted && shortage !== undefined ? (
          <LineShortageNote {...{ shortage, view }} unit={attributes.unit} />
        ) : null}
        {isCounted && shortage === undefined ? <TakenStockNote {...{ item, view }} /> : null}
        <LineCheaperNote {...{ attributes, rule, view }} tiers={item.tiers} />
      </QuantityNote>
    </CartLine>
  )
}

/** Why a line is outside the total. */
function UncountedNote({ item: { kind, excess, rule } }: Pick<GuestLineProps, 'item'>) {
  const { t } = useTranslation('guest-cart')
  const { locale } = useShopClient()
  if (kind === 'unpriced') {
    return (
      <Note kind="info" inline>
        {t('noPrice')}
      </Note>
    )
  }
  if (kind !== 'excess') return null
  const largest = largestAllowed(rule ?? {}) ?? raiseQuantity(1, rule ?? {})
  return (
    <Note kind="error" inline>
      {excess === 'quantity'
        ? t('tooLarge', { largest: formatNumber(largest, locale) })
        : t('beyond', { most: formatNumber(maximumGuestCartLines, locale) })}
    </Note>
  )
}

/** Adjusts a quantity from an earlier visit or another page to the product's rule; returns the adjustment. */
function useAllowedQuantity(item: GuestItem): Raised | undefined {
  const { productId, quantity } = item
  const { setQuantity } = useFeature(guestCart)
  const [raised, setRaised] = useState<Raised>()
  const allowed = allowedQuantity(item)
  useEffect(() => {
    if (allowed === quantity) return
    const change: Raised = { kind: allowed > quantity ? 'raised' : 'lowered', from: quantity, to: allowed }
    // The store has reported a failed write; the line keeps its quantity.
    setQuantity({ productId, quantity: allowed }).then(
      () => setRaised(change),
      () => undefined,
    )
  }, [allowed, quantity, productId, setQuantity])
  return raised?.to === quantity ? raised : undefined
}

/** Replaces the amount. */
export function NotInTotal() {
  const { t } = useTranslation('cart')
  return <p className={styles.notInTotal}>{t('line.notInTotal')}</p>
}

interface RemoveLineProps {
  readonly productId: string
  readonly name: string
  readonly onRemoved: Removal['add']
}

/** The remove button of a guest's line. */
export function RemoveLine({ productId, name, onRemoved }: RemoveLineProps) {
  const { t } = useTranslation('cart')
  const { getSnapshot, remove, add } = useFeature(guestCart)
  const raise = useRaise()
  const onClick = async () => {
    const line = getSnapshot().find((one) => one.productId === productId)
    try {
      await remove(productId)
    } catch (error) {
      raise.error(error)
      return
    }
    const putBack = async () => void (line && (await add(line)))
    onRemoved({ name, putBack })
    focusHeading()
  }
  return <RemoveButton type="button" aria-label={t('line.remove', { name })} onClick={() => void onClick()} />
}
