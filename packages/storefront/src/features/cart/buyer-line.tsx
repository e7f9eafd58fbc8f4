import { useFeature, useQuantityInput, useShopClient, useStore } from '@cartonnage/react-hooks'
import { cart, cartChecks, type Cart, type CartCheck } from '@cartonnage/sdk'
import { currentCart, isSameRecordId } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { readProductAttributes } from '../product/product-attributes'
import { BuyerLineMessages } from './buyer-line-messages'
import type { LineProblem } from './cart-action'
import { focusHeading } from './focus-heading'
import { GoodsPicture } from './goods-picture'
import { keepSizesTogether } from './goods-name'
import { LineAmounts } from './line-amounts'
import { lineAttributes } from './line-attributes'
import { LineFrame } from './line-frame'
import { QuantityForm } from './quantity-form'
import { RemoveButton } from './remove-button'
import { UnitPrice } from './unit-price'
import type { ChangedLine } from './use-cart-news'
import type { RunningChanges } from './use-held-back'
import { useLineChange } from './use-line-change'
import { useMessageText } from './use-message-text'
import type { Removal } from './use-removal'

export type CartItem = Cart['items'][number]

export interface BuyerLineProps {
  readonly item: CartItem
  /** VAT rate as a fraction. */
  readonly rate: number
  /** px per mm of the list's pictures. */
  readonly scale: number
  /** A quantity that the request before raised, for pages without scripts. */
  readonly raisedFrom?: number | undefined
  /** What a form of this line met, for pages without scripts. */
  readonly refused?: LineProblem | undefined
  /** The present day, `2026-11-21`. */
  readonly today: string
  /** Hears of each change at its beginning. */
  readonly track: RunningChanges['track']
  /** Called after the quantity was changed. */
  readonly onChanged: (line: ChangedLine) => void
  /** Called after the line was taken out. */
  readonly onRemoved: Removal['note']
}

/** Whether it is about a product; the whole cart is about all. */
const isAbout =
  (id: string) =>
  ({ kind, productId = '' }: CartCheck): boolean =>
    kind === 'delete' || isSameRecordId(productId, id)

/** One item of the buyer's cart. Forms change it without scripts, the client with them. */
export function BuyerLine(props: BuyerLineProps) {
  const { item, rate, scale, today, raisedFrom, refused, track, onChanged, onRemoved } = props
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const { add } = useFeature(cart)
  const isChecked = useStore(useFeature(cartChecks)).some(isAbout(item.productId))
  const { change, isPending, requested, hasChanged, problem } = useLineChange(item.cartItemId)
  const { cartItemId, productDetails } = item
  const attributes = readProductAttributes(productDetails?.fields ?? {})
  const rule = productDetails?.purchaseQuantityRule ?? null
  const current = Number(item.quantity)
  const name = keepSizesTogether(item.name ?? attributes.name)
  const view = useQuantityInput({
    // What is on its way stays in the field; after a failure it goes back to what the cart holds.
    defaultQuantity: requested ?? current,
    rule,
    onChange: (quantity) => void changeQuantity(quantity),
  })
  const latestText = useMessageText(view, rule)
  const changeQuantity = async (quantity: number) => {
    if (await track(change({ quantity }))) onChanged({ id: cartItemId, message: latestText() })
  }
  const remove = async () => {
    if (!(await track(change('remove')))) return
    onRemoved({ name, putBack: () => add({ productId: item.productId, quantity: item.quantity }) })
    focusHeading()
  }
  const formId = `quantity-${cartItemId}`
  return (
    <LineFrame
      picture={<GoodsPicture attributes={attributes} scale={scale} />}
      name={
        <Link to={paths.product({ urlName: productDetails?.productUrlName ?? '-', id: item.productId })}>
          {name}
        </Link>
      }
      attributes={lineAttributes(attributes, { rule, locale, t })}
      quantity={
        <>
          <QuantityForm {...{ formId, item, view, rule, name, typed: refused?.typed }} />
          <UnitPrice net={item.salesPrice} unit={attributes.unit} rate={rate} />
        </>
      }
      amounts={<LineAmounts net={item.totalPrice} rate={rate} stale={isPending} />}
      remove={<RemoveForm item={item} name={name} isPending={isPending} onRemove={() => void remove()} />}
    >
      <BuyerLineMessages
        {...{ attributes, rule, item, view, quantity: current, today, isPending, isChecked }}
        raisedFrom={hasChanged ? undefined : raisedFrom}
        problem={problem ?? (hasChanged ? undefined : refused?.problem)}
      />
    </LineFrame>
  )
}

interface RemoveFormProps {
  readonly item: CartItem
  readonly name: string
  readonly isPending: boolean
  /** What the bin does once scripts run. */
  readonly onRemove: () => void
}

/** The bin of a line as a form, so that it works before and without scripts. */
function RemoveForm({ item, name, isPending, onRemove }: RemoveFormProps) {
  const { t } = useTranslation('cart')
  return (
    <Form
      method="post"
      action={paths.cart(item.cartId ?? currentCart)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) onRemove()
      }}
    >
      <input type="hidden" name="cartItemId" value={item.cartItemId} />
      <input type="hidden" name="productId" value={item.productId} />
      <input type="hidden" name="quantity" value={item.quantity} />
      <RemoveButton
        name="intent"
        value="remove"
        aria-label={t('line.remove', { name })}
        aria-disabled={isPending || undefined}
      />
    </Form>
  )
}
