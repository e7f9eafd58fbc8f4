import { useGuestCart, useQuantityInput, useShop, useVat } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { raiseQuantity } from '@cartonnage/sdk/rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Note } from '../../components/note'
import { focusHeading } from '../cart/focus-heading'
import { GoodsPicture } from '../cart/goods-picture'
import { keepSizesTogether } from '../cart/goods-name'
import { LineAmounts } from '../cart/line-amounts'
import { lineFacts } from '../cart/line-facts'
import { LineFrame } from '../cart/line-frame'
import { LineQuantity } from '../cart/line-quantity'
import { LineStock } from '../cart/line-stock'
import { QuantityNote } from '../cart/quantity-note'
import { RemoveButton } from '../cart/remove-button'
import { ShortNote } from '../cart/short-note'
import { isShort } from '../cart/stock-state'
import { UnitPrice } from '../cart/unit-price'
import { useNotify } from '../notifications/use-notify'
import { useRaise } from '../notifications/use-raise'
import styles from './guest-line.module.css'
import { allowedQuantity } from './guest-goods'
import type { GuestGoods } from './guest-goods'

export interface GuestLineProps {
  readonly goods: GuestGoods & Required<Pick<GuestGoods, 'facts'>>
  /** px per mm of the list's pictures. */
  readonly scale: number
}

type Raised = Extract<NonNullable<QuantityInputView['message']>, { readonly kind: 'raised' | 'lowered' }>

/** A line whose product is sold here. A quantity that the product does not allow is raised, and the line says so. */
export function GuestLine({ goods, scale }: GuestLineProps) {
  const { t } = useTranslation(['cart', 'guest-cart'])
  const { locale } = useShop()
  const { vatRate } = useVat()
  const { setQuantity } = useGuestCart()
  const { productId, quantity, facts, rule, kind } = goods
  const raise = useRaise()
  const raised = useAllowedQuantity(goods)
  const name = keepSizesTogether(facts.name)
  const view = useQuantityInput({
    defaultQuantity: quantity,
    rule,
    onChange: (chosen) => void setQuantity({ productId, quantity: chosen }).catch(raise.error),
  })
  const isCounted = kind === 'priced'
  return (
    <LineFrame
      muted={!isCounted}
      picture={<GoodsPicture facts={facts} scale={scale} muted={!isCounted} />}
      name={<Link to={paths.product({ urlName: goods.urlName ?? '-', id: productId })}>{name}</Link>}
      facts={lineFacts(facts, { rule, locale, t })}
      quantity={
        <>
          <LineQuantity view={view} rule={rule} name={name} />
          <UnitPrice net={goods.unitPrice ?? null} unit={facts.unit} rate={vatRate} />
        </>
      }
      amounts={isCounted ? <LineAmounts net={goods.net ?? null} rate={vatRate} /> : <NotInTotal />}
      remove={<RemoveLine productId={productId} name={name} />}
    >
      <LineStock facts={facts} />
      <QuantityNote
        message={view.message ?? raised}
        example={raiseQuantity(1, rule ?? {})}
        messageProps={view.messageProps}
      />
      {isCounted ? null : (
        <Note kind="info" inline>
          {t('guest-cart:noPrice')}
        </Note>
      )}
      {isCounted && isShort(facts, quantity) ? <ShortNote {...{ facts, rule, view }} /> : null}
    </LineFrame>
  )
}

/** Raises what an older visit or another page put into the cart; tells from what to what. */
function useAllowedQuantity({ productId, quantity, rule }: GuestGoods): Raised | undefined {
  const { setQuantity } = useGuestCart()
  const [raised, setRaised] = useState<Raised>()
  const allowed = allowedQuantity({ quantity, rule })
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

/** The bin of a guest's line. */
export function RemoveLine({ productId, name }: { readonly productId: string; readonly name: string }) {
  const { t } = useTranslation('cart')
  const { remove } = useGuestCart()
  const notify = useNotify()
  const raise = useRaise()
  const onClick = async () => {
    try {
      await remove(productId)
    } catch (error) {
      raise.error(error)
      return
    }
    notify({ kind: 'info', title: t('line.removed'), text: name })
    focusHeading()
  }
  return <RemoveButton type="button" aria-label={t('line.remove', { name })} onClick={() => void onClick()} />
}
