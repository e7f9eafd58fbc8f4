import type { QuantityInputView } from '@cartonnage/react-hooks'
import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { Shortage } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../app/use-hydrated'
import { Note } from '../../components/note'
import { cartLineFields } from './cart-line-form'
import type { ListedProduct } from './listed-product'
import styles from './quantity-field.module.css'
import { readRefused } from './read-refused'
import type { RefusedQuantity } from './read-refused'
import { isLastRest, shortageOf } from './shortage-of'
import { ShortageNote } from './shortage-note'

type Message = NonNullable<QuantityInputView['message']>

export interface QuantityNoteProps {
  readonly product: ListedProduct
  readonly view: QuantityInputView
  /** It stands outside of the form, where nobody comes without scripts. */
  readonly isOutside?: boolean
  /** What a form without scripts came back with. */
  readonly refused?: RefusedQuantity | undefined
}

/**
 * What was done to the typed quantity, what is wrong with it, or that it is more than there is: that is told while it
 * is typed. Its place is there from the start, and its words change only when there is something else to say.
 */
export function QuantityNote({ product, view, isOutside = false, refused }: QuantityNoteProps) {
  const { shortage, message } = useRequested(product, { view, refused })
  return (
    <div {...view.messageProps} className={styles['message']}>
      {message === undefined ? null : <MessageNote message={message} />}
      {shortage === undefined ? null : (
        <ShortageNote
          shortage={shortage}
          unit={product.attributes.unit}
          view={view}
          takeBy={isOutside ? undefined : { field: cartLineFields.take }}
          kind={isLastRest(product.attributes) ? 'error' : 'warning'}
        />
      )}
    </div>
  )
}

/** That more is asked for than there is was seen at the field: the form says so, and then it may be added. */
export function AcceptedShortage({ product, view, refused }: Omit<QuantityNoteProps, 'isOutside'>) {
  const { quantity, shortage } = useRequested(product, { view, refused })
  return shortage === undefined ? null : (
    <input type="hidden" name={cartLineFields.accepted} value={quantity} />
  )
}

interface Requested {
  readonly quantity: number
  readonly shortage: Shortage | undefined
  readonly message: Message | undefined
}

/** The quantity in the field, what is lacking of it, and what is to be said of it. */
function useRequested(
  { attributes, rule, moreFrom }: ListedProduct,
  { view, refused }: Pick<QuantityNoteProps, 'view' | 'refused'>,
): Requested {
  const { locale } = useShopClient()
  // Without scripts the field holds what the form came back with.
  const isHydrated = useHydrated()
  const back = isHydrated || refused === undefined ? undefined : readRefused(refused, { rule, locale })
  const quantity = back?.quantity ?? view.typedQuantity
  return {
    quantity,
    shortage: shortageOf(attributes, { quantity, rule, moreFrom }),
    message: view.message ?? back?.message,
  }
}

function MessageNote({ message }: { readonly message: Message }) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const number = (value: number) => formatNumber(value, locale)
  if (message.kind === 'invalid' || message.kind === 'too-large') {
    return (
      <Note kind="error" inline>
        {message.kind === 'invalid'
          ? t('quantity.invalid')
          : t('quantity.tooLarge', { largest: number(message.largest) })}
      </Note>
    )
  }
  return (
    <Note kind="info" inline>
      {t(`quantity.${message.kind}`, { from: number(message.from), to: number(message.to) })}
    </Note>
  )
}
