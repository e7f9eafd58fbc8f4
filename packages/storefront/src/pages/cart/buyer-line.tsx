import { useFeature, useQuantityInput, useShopClient, useStore } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { cart, cartChecks } from '@cartonnage/sdk'
import type { CartCheck } from '@cartonnage/sdk'
import { currentCart, isSameRecordId } from '@cartonnage/sdk/rules'
import type { PriceTier, QuantityRule } from '@cartonnage/sdk/rules'
import { memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useHydrated } from '../../hydration/use-hydrated'
import { buttonClass } from '../../components/button'
import { lineElementId } from '../../shared/cart/blocked-note'
import { BuyerLineMessages } from './buyer-line-messages'
import styles from './buyer-line.module.css'
import type { LineProblem } from './data/cart-action'
import { readCartItem } from '../../shared/lines/cart-item'
import type { CartItem } from '../../shared/lines/cart-item'
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
import type { ProductAttributes } from '../../shared/product/product-attributes'
import { ProductPicture } from '../../shared/lines/product-picture'
import { useMessageText } from '../../shared/cart/quantity-note'
import { focusHeading } from '../../shared/cart/removed-note'
import type { Removal } from '../../shared/cart/removed-note'
import { useLineChange } from './use-line-change'
import type { RunningChanges } from './use-running-changes'

interface BuyerLineProps {
  readonly item: CartItem
  /** VAT rate as a fraction. */
  readonly rate: number
  /** Scale of the list's pictures in px per mm. */
  readonly scale: number
  /** Net prices of the product; none where they are unknown. */
  readonly tiers: readonly PriceTier[] | undefined
  /** The quantity that was entered, where the previous request raised it; for pages without scripts. */
  readonly raisedFrom?: number | undefined
  /** Why a form of this line was refused, for pages without scripts. */
  readonly refused?: LineProblem | undefined
  /** Receives each change as it starts. */
  readonly track: RunningChanges['track']
  /** Called after the quantity was changed. */
  readonly onChanged: (line: ChangedLine) => void
  /** Called after the line was removed. */
  readonly onRemoved: Removal['add']
}

/** Whether a check concerns a product; emptying the cart concerns all. */
const concerns =
  (id: string) =>
  ({ kind, productId = '' }: CartCheck): boolean =>
    kind === 'delete' || isSameRecordId(productId, id)

/** Whether a change of this product, or of the whole cart, is being checked. */
function useIsChecked(productId: string): boolean {
  const select = useCallback((checks: readonly CartCheck[]) => checks.some(concerns(productId)), [productId])
  return useStore(useFeature(cartChecks), select)
}

/**
 * One item of the buyer's cart: changed by forms without scripts, by the client with them. It renders again only when
 * something of its own has changed.
 */
export const BuyerLine = memo(function BuyerLine(props: BuyerLineProps) {
  const { item, rate, scale, tiers, raisedFrom, refused, track, onChanged, onRemoved } = props
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const { add } = useFeature(cart)
  const isChecked = useIsChecked(item.productId)
  const { change, isPending, requested, hasChanged, problem } = useLineChange(item.cartItemId)
  const { cartItemId, productDetails } = item
  const { attributes, rule, name, line } = readCartItem(item)
  const current = Number(item.quantity)
  const view = useQuantityInput({
    // A pending quantity stays in the field; after a failure the field shows the cart's again.
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
    <CartLine
      id={lineElementId(cartItemId)}
      picture={<ProductPicture attributes={attributes} scale={scale} />}
      name={
        <Link to={paths.product({ urlName: productDetails?.productUrlName ?? '-', id: item.productId })}>
          {name}
        </Link>
      }
      attributes={lineAttributes(attributes, { rule, locale, t })}
      quantity={
        <>
          {attributes.isSample ? (
            <OnePiece />
          ) : (
            <QuantityForm {...{ formId, item, view, rule, attributes, name, entered: refused?.entered }} />
          )}
          <UnitPrice line={line} attributes={attributes} rate={rate} />
        </>
      }
      amounts={<LineAmounts line={line} rate={rate} stale={isPending} />}
      remove={<RemoveForm item={item} name={name} isPending={isPending} onRemove={() => void remove()} />}
    >
      <BuyerLineMessages
        {...{ attributes, rule, tiers, item, rate, view, quantity: current, isPending, isChecked }}
        raisedFrom={hasChanged ? undefined : raisedFrom}
        problem={problem ?? (hasChanged ? undefined : refused?.problem)}
      />
    </CartLine>
  )
})

interface RemoveFormProps {
  readonly item: CartItem
  readonly name: string
  readonly isPending: boolean
  /** Called instead of submitting once scripts run. */
  readonly onRemove: () => void
}

/** The remove button of a line. A form, so that it works before and without scripts. */
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

interface QuantityFormProps {
  readonly formId: string
  readonly item: CartItem
  readonly view: QuantityInputView
  readonly rule: QuantityRule | null
  readonly attributes: ProductAttributes
  readonly name: string
  /** An unreadable quantity, to be corrected; only without scripts. */
  readonly entered?: string | undefined
}

/** Without scripts, the page starts at the invalid field. */
const invalidProps = { 'aria-invalid': true, autoFocus: true }

/** The quantity of a line as a form of its own, which scripts never submit. */
function QuantityForm({ formId, item, view, rule, attributes, name, entered }: QuantityFormProps) {
  const { t } = useTranslation('cart')
  const isHydrated = useHydrated()
  const field =
    entered === undefined
      ? view
      : {
          ...view,
          inputProps: { ...view.inputProps, defaultValue: entered, ...(isHydrated ? {} : invalidProps) },
        }
  return (
    <Form
      id={formId}
      className={styles.form}
      method="post"
      action={paths.cart(item.cartId ?? currentCart)}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="cartItemId" value={item.cartItemId} />
      {/* First in the form, so that Enter presses it and not "less". */}
      <button className={buttonClass({ variant: 'text', className: styles.apply })} hidden={isHydrated}>
        {t('line.apply')}
      </button>
      <LineQuantity view={field} {...{ rule, attributes, name }} stepField="to" />
    </Form>
  )
}
