import { useShopClient } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { Shortage } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../hydration/use-hydrated'
import { joinClasses } from '../../components/join-classes'
import { NewsRegion } from '../../components/news-region'
import { Note } from '../../components/note'
import { QuantityStepper } from '../../components/quantity-stepper'
import { useSettled } from '../../components/use-settled'
import { cartLineFields, readRefused } from './cart-line-form'
import type { RefusedQuantity } from './cart-line-form'
import type { CheaperQuantity } from './find-cheaper'
import type { ListedProduct } from '../product/listed-product'
import styles from './quantity-field.module.css'
import { ShortageNote } from '../stock/shortage-note'
import { useQuantitySentence } from './quantity-sentence'
import { blocksOrder, isLastStock, shortageOf } from '../product/stock'

interface QuantityFieldProps {
  readonly view: QuantityInputView
  /** Id of its form, when rendered outside of it. */
  readonly form?: string
  /** Accessible name; absent where a `<label>` names the field. */
  readonly label?: string
  readonly size?: 'default' | 'prominent' | 'dense'
  /** Ids of texts that describe it. */
  readonly describedBy?: string
  /** The raw input, when a form without scripts was refused. */
  readonly entered?: string | undefined
  /** The server found no valid quantity in it. */
  readonly isInvalid?: boolean
}

/** The quantity stepper of an add-to-cart form; without scripts a field alone. */
export function QuantityField(props: QuantityFieldProps) {
  const { view, form, label, size, describedBy, entered, isInvalid = false } = props
  const { t } = useTranslation('product')
  const isHydrated = useHydrated(isInvalid)
  const { inputProps, decreaseProps, increaseProps } = view
  return (
    <QuantityStepper
      size={size}
      className={styles.stepper}
      input={{
        ...inputProps,
        name: cartLineFields.quantity,
        form,
        ...(entered !== undefined && { defaultValue: entered }),
        ...(isInvalid && !isHydrated && { 'aria-invalid': true, autoFocus: true }),
        'aria-label': label,
        'aria-describedby': joinClasses(inputProps['aria-describedby'], describedBy),
      }}
      minus={{ ...decreaseProps, 'aria-label': t('quantity.decrease') }}
      plus={{ ...increaseProps, 'aria-label': t('quantity.increase') }}
    />
  )
}

type Message = NonNullable<QuantityInputView['message']>

interface QuantityNoteProps {
  readonly product: ListedProduct
  readonly view: QuantityInputView
  /** Rendered outside of the form, and never without scripts. */
  readonly isOutside?: boolean
  /** What is short is said next to it already. */
  readonly isStockSaid?: boolean
  /** The quantity that was refused in a form without scripts. */
  readonly refused?: RefusedQuantity | undefined
  /** Said with the quantity. */
  readonly cheaper?: CheaperQuantity | undefined
}

/**
 * Shows that the entered quantity was changed, is invalid, or is beyond the stock. All of that is said in one sentence with
 * what the quantity costs.
 */
export function QuantityNote(props: QuantityNoteProps) {
  const { product, view, isOutside = false, isStockSaid = false, refused, cheaper } = props
  const { shortage, message } = useRequested(product, { view, refused })
  const messageText = useMessageText()
  return (
    <>
      <div id={view.messageProps.id} className={styles.message}>
        {message === undefined ? null : (
          <Note kind={isRefusal(message) ? 'error' : 'info'} inline>
            {messageText(message)}
          </Note>
        )}
        {shortage === undefined || isStockSaid ? null : (
          <ShortageNote
            shortage={shortage}
            unit={product.attributes.unit}
            view={view}
            takeBy={isOutside ? undefined : { field: cartLineFields.take }}
            kind={shortageKind(product.attributes, shortage)}
          />
        )}
      </div>
      <QuantityNews {...{ product, view, cheaper }} />
    </>
  )
}

/** Says what is to be known of the quantity in the field, as soon as the input rests; nothing of the first one. */
function QuantityNews({ product, view, cheaper }: Pick<QuantityNoteProps, 'product' | 'view' | 'cheaper'>) {
  const quantitySentence = useQuantitySentence(product)
  const messageText = useMessageText()
  const { enteredQuantity: quantity, message } = view
  const [first] = useState(quantity)
  const [said, setSaid] = useState('')
  const isNews = said !== '' || quantity !== first || message !== undefined
  const text = message === undefined ? '' : messageText(message)
  const isTaken = message === undefined || !isRefusal(message)
  const sentence = isTaken ? `${text} ${quantitySentence(view, cheaper)}`.trim() : text
  useSettled(isNews ? sentence : undefined, setSaid)
  return <NewsRegion sentence={said} />
}

/** Tells the server that the form has warned of a quantity beyond the stock, so that it may be added. */
export function AcceptedShortage({ product, view, refused }: Omit<QuantityNoteProps, 'isOutside'>) {
  const { quantity, shortage } = useRequested(product, { view, refused })
  return shortage === undefined ? null : (
    <input type="hidden" name={cartLineFields.accepted} value={quantity} />
  )
}

/** The platform takes no more of the last stock, orders no more than it knows to get, and delivers the rest later. */
function shortageKind(attributes: ListedProduct['attributes'], shortage: Shortage) {
  if (isLastStock(attributes)) return 'error'
  return blocksOrder(shortage) ? 'warning' : 'info'
}

interface Requested {
  readonly quantity: number
  readonly shortage: Shortage | undefined
  readonly message: Message | undefined
}

/** The quantity in the field, what is short in stock for it, and the message about it. */
function useRequested(
  { attributes, rule }: ListedProduct,
  { view, refused }: Pick<QuantityNoteProps, 'view' | 'refused'>,
): Requested {
  const { locale } = useShopClient()
  // Without scripts the field holds the refused quantity.
  const isHydrated = useHydrated(refused !== undefined)
  const submitted = isHydrated || refused === undefined ? undefined : readRefused(refused, { rule, locale })
  const quantity = submitted?.quantity ?? view.enteredQuantity
  return {
    quantity,
    shortage: shortageOf(attributes, { quantity, rule }),
    message: view.message ?? submitted?.message,
  }
}

const isRefusal = ({ kind }: Message): boolean => kind === 'invalid' || kind === 'too-large'

function useMessageText(): (message: Message) => string {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const number = (value: number) => formatNumber(value, locale)
  return (message) => {
    if (message.kind === 'invalid') return t('quantity.invalid')
    if (message.kind === 'too-large') return t('quantity.tooLarge', { largest: number(message.largest) })
    return t(`quantity.${message.kind}`, { from: number(message.from), to: number(message.to) })
  }
}
