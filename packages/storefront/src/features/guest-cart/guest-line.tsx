import { useGuestCart, useQuantityInput, useShopClient, useVat } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { formatNumber, largestAllowed, mostGuestCartLines, raiseQuantity } from '@cartonnage/sdk/rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Note } from '../../components/note'
import { focusHeading } from '../cart/focus-heading'
import { GoodsPicture } from '../cart/goods-picture'
import { keepSizesTogether } from '../cart/goods-name'
import { LineAmounts } from '../cart/line-amounts'
import { lineAttributes } from '../cart/line-attributes'
import { LineFrame } from '../cart/line-frame'
import { LineQuantity } from '../cart/line-quantity'
import { lineShortage } from '../cart/line-shortage'
import { LineShortageNote } from '../cart/line-shortage-note'
import { LineStock } from '../cart/line-stock'
import { QuantityNote } from '../cart/quantity-note'
import { RemoveButton } from '../cart/remove-button'
import { UnitPrice } from '../cart/unit-price'
import type { ChangedLine } from '../cart/use-cart-news'
import { useMessageText } from '../cart/use-message-text'
import type { Removal } from '../cart/use-removal'
import { useRaise } from '../notifications/use-raise'
import styles from './guest-line.module.css'
import { allowedQuantity } from './guest-goods'
import type { GuestGoods } from './guest-goods'

export interface GuestLineProps {
  readonly goods: GuestGoods & Required<Pick<GuestGoods, 'attributes'>>
  /** px per mm of the list's pictures. */
  readonly scale: number
  /** The present day, `2026-11-21`. */
  readonly today: string
  /** Called after the quantity was changed. */
  readonly onChanged: (line: ChangedLine) => void
  /** Called after the line was taken out. */
  readonly onRemoved: Removal['note']
}

type Raised = Extract<NonNullable<QuantityInputView['message']>, { readonly kind: 'raised' | 'lowered' }>

/** A line whose product is sold here. A quantity that the product does not allow is raised, and the line says so. */
export function GuestLine({ goods, scale, today, onChanged, onRemoved }: GuestLineProps) {
  const { t } = useTranslation(['cart', 'guest-cart'])
  const { locale } = useShopClient()
  const { vatRate } = useVat()
  const { setQuantity } = useGuestCart()
  const { productId, quantity, attributes, rule, kind } = goods
  const raise = useRaise()
  const raised = useAllowedQuantity(goods)
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
  const shortage = lineShortage(attributes, { quantity: view.typedQuantity, rule, today })
  const isCounted = kind === 'priced'
  return (
    <LineFrame
      muted={!isCounted}
      picture={<GoodsPicture attributes={attributes} scale={scale} muted={!isCounted} />}
      name={<Link to={paths.product({ urlName: goods.urlName ?? '-', id: productId })}>{name}</Link>}
      attributes={lineAttributes(attributes, { rule, locale, t })}
      quantity={
        <>
          <LineQuantity view={view} rule={rule} name={name} />
          <UnitPrice net={goods.unitPrice ?? null} unit={attributes.unit} rate={vatRate} />
        </>
      }
      amounts={isCounted ? <LineAmounts net={goods.net ?? null} rate={vatRate} /> : <NotInTotal />}
      remove={<RemoveLine productId={productId} name={name} onRemoved={onRemoved} />}
    >
      <LineStock attributes={attributes} />
      <QuantityNote
        message={view.message ?? raised}
        example={raiseQuantity(1, rule ?? {})}
        messageProps={view.messageProps}
      />
      <UncountedNote goods={goods} />
      {isCounted && shortage !== undefined ? (
        <LineShortageNote {...{ shortage, view }} unit={attributes.unit} />
      ) : null}
    </LineFrame>
  )
}

/** Why a line is not in the total. */
function UncountedNote({ goods: { kind, excess, rule } }: Pick<GuestLineProps, 'goods'>) {
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
        : t('beyond', { most: formatNumber(mostGuestCartLines, locale) })}
    </Note>
  )
}

/** Raises what an older visit or another page put into the cart; tells from what to what. */
function useAllowedQuantity(goods: GuestGoods): Raised | undefined {
  const { productId, quantity } = goods
  const { setQuantity } = useGuestCart()
  const [raised, setRaised] = useState<Raised>()
  const allowed = allowedQuantity(goods)
  useEffect(() => {
    if (allowed === quantity) return
    const change: Raised = { kind: allowed > quantity ? 'raised' : 'lowered', from: quantity, to: allowed }
    // A cart that cannot be written was reported by the store; the line keeps what it had.
    setQuantity({ productId, quantity: allowed }).then(
      () => setRaised(change),
      () => undefined,
    )
  }, [allowed, quantity, productId, setQuantity])
  return raised?.to === quantity ? raised : undefined
}

/** Stands where the amount would be. */
export function NotInTotal() {
  const { t } = useTranslation('cart')
  return <p className={styles['notInTotal']}>{t('line.notInTotal')}</p>
}

export interface RemoveLineProps {
  readonly productId: string
  readonly name: string
  readonly onRemoved: Removal['note']
}

/** The bin of a guest's line. */
export function RemoveLine({ productId, name, onRemoved }: RemoveLineProps) {
  const { t } = useTranslation('cart')
  const { lines, remove, add } = useGuestCart()
  const raise = useRaise()
  const onClick = async () => {
    const line = lines.find((one) => one.productId === productId)
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
