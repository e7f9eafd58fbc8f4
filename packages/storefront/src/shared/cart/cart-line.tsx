import { useShopClient } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { formatNumber, raiseQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'
import type { TFunction } from 'i18next'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useHydrated } from '../../hydration/use-hydrated'
import { BinIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { QuantityStepper } from '../../components/quantity-stepper'
import { formatContentPrice } from '../price/content-price'
import { PiecesNote, UnitSelect } from '../add-to-cart/unit-select'
import { useUnitLabels } from '../price/unit-labels'
import type { ProductAttributes } from '../product/product-attributes'
import styles from './cart-line.module.css'
import { formatUnitPrice, isFreeLine } from '../lines/format-line-amount'
import type { ShownLine } from '../lines/format-line-amount'
import { UnseenCurrency, useMainPrice } from '../lines/line-amounts'

interface CartLineProps {
  /** Where a link to the line leads. */
  readonly id?: string
  readonly picture: ReactNode
  /** The name, as a link where the product has a page. */
  readonly name: ReactNode
  /** Product number and more, rendered with dots between them. */
  readonly attributes: readonly (string | undefined)[]
  /** Availability and messages. */
  readonly children?: ReactNode
  readonly quantity?: ReactNode
  readonly amounts: ReactNode
  readonly remove?: ReactNode
  /** Grey, for lines outside the total. */
  readonly muted?: boolean | undefined
}

/** The layout of a cart's line: picture, text, quantity, amounts, remove button. */
export function CartLine(props: CartLineProps) {
  const { id, picture, name, attributes, children, quantity, amounts, remove, muted } = props
  return (
    <li id={id} className={joinClasses(styles.line, muted && styles.muted)}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.attributes}>
          {attributes.filter((attribute) => attribute !== undefined).join(' · ')}
        </p>
        {children}
      </div>
      <div className={styles.quantity}>{quantity}</div>
      <div className={styles.amounts}>{amounts}</div>
      <div className={styles.remove}>{remove}</div>
    </li>
  )
}

export function LineList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

/** The attributes below a line's name: product number, flute, and the quantity rule if there is one. */
export function lineAttributes(
  { sku, flute }: Pick<ProductAttributes, 'sku' | 'flute'>,
  {
    rule,
    locale,
    t,
  }: { readonly rule: QuantityRule | null; readonly locale: ShopLocale; readonly t: TFunction<'cart'> },
): readonly (string | undefined)[] {
  const number = (value: number) => formatNumber(value, locale)
  const minimum = rule?.minimum ?? 1
  const step = rule?.increment ?? 1
  return [
    t('line.article', { sku }),
    flute === undefined ? undefined : t('line.flute', { flute }),
    minimum > 1 ? t('line.minimum', { quantity: number(minimum) }) : undefined,
    step > 1 ? t('line.step', { quantity: number(step) }) : undefined,
  ]
}

interface LineQuantityProps {
  /** The behaviour, from `useQuantityInput`. */
  readonly view: QuantityInputView
  readonly rule: QuantityRule | null
  readonly attributes: ProductAttributes
  /** The product's name: distinguishes the fields of different lines. */
  readonly name: string
  /** Form field in which − and + submit the new quantity before scripts run. */
  readonly stepField?: string | undefined
}

/**
 * The quantity stepper of a line, and the units that it may count: those of which the line has one, so that none multiplies
 * what is in the cart. Without scripts its buttons submit the form around it.
 */
export function LineQuantity({ view, rule, attributes, name, stepField }: LineQuantityProps) {
  const { t } = useTranslation(['cart', 'product'])
  const isHydrated = useHydrated()
  const { quantity, inputProps, decreaseProps, increaseProps } = view
  const submits = (direction: 1 | -1) =>
    isHydrated || stepField === undefined
      ? {}
      : { type: 'submit' as const, name: stepField, value: nextQuantity(quantity, { direction, rule }) }
  return (
    <div className={styles.counted}>
      <QuantityStepper
        input={{ ...inputProps, name: 'quantity', 'aria-label': t('line.quantity', { name }) }}
        minus={{ ...decreaseProps, ...submits(-1), 'aria-label': t('line.decrease', { name }) }}
        plus={{ ...increaseProps, ...submits(1), 'aria-label': t('line.increase', { name }) }}
      />
      <UnitSelect
        view={view}
        product={{ attributes, rule }}
        size="dense"
        label={t('product:quantity.unitFor', { name })}
        most={quantity}
      />
      <PiecesNote view={view} unit={attributes.unit} />
    </div>
  )
}

/** The quantity of a sample, which cannot be changed. */
export function OnePiece() {
  const { amount } = useUnitLabels()
  return <p className="tabular">{amount(1, 'Stk')}</p>
}

/** The next quantity that the rule allows in a direction. */
function nextQuantity(
  quantity: number,
  { direction, rule }: { readonly direction: 1 | -1; readonly rule: QuantityRule | null },
): number {
  const step = rule?.increment ?? 1
  return raiseQuantity(Math.max(1, Math.trunc(quantity + direction * step)), rule ?? {})
}

type RemoveButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { readonly 'aria-label': string }

export function RemoveButton(attributes: RemoveButtonProps) {
  return (
    <button {...attributes} className={styles.removeButton}>
      <BinIcon />
    </button>
  )
}

interface UnitPriceProps {
  readonly line: ShownLine
  readonly attributes: Pick<ProductAttributes, 'unit' | 'content'>
  readonly rate: number
}

/** The price of one unit at this quantity; for tape, film and the like also per metre, area, weight or volume. */
export function UnitPrice({ line, attributes: { unit, content }, rate }: UnitPriceProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const main = useMainPrice()
  const { per } = useUnitLabels()
  const { unitPrice: net } = line
  if (net === null || isFreeLine(line)) return null
  const perContent = formatContentPrice({ net, content }, { rate, main, locale })
  return (
    <div className={styles.unit}>
      <p>
        <UnseenCurrency money={net} />
        {`${formatUnitPrice(line, { rate, main, locale, t })} ${per(unit)}`}
      </p>
      {perContent === undefined ? null : <p>{perContent}</p>}
    </div>
  )
}

export function KeepShopping() {
  const { t } = useTranslation('cart')
  return (
    <p className={styles.keepShopping}>
      <Link className="link" to={paths.home()}>
        {t('keepShopping')}
      </Link>
    </p>
  )
}
