import { useShopClient } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'

type QuantityMessage = NonNullable<QuantityInputView['message']>

export interface QuantityNoteProps {
  readonly message: QuantityMessage | undefined
  /** A quantity that would be allowed, as an example. */
  readonly example: number
  /** Id and role of the place, which stays there while there is nothing to say. */
  readonly messageProps: QuantityInputView['messageProps']
}

/**
 * What became of the typed quantity: raised, lowered, or not taken. Only the last is told here, at once; the others are
 * part of the sentence that the cart tells when the change is done.
 */
export function QuantityNote({ message, example, messageProps: { id, role } }: QuantityNoteProps) {
  const text = useQuantityMessage()
  const isRefused = message?.kind === 'invalid' || message?.kind === 'too-large'
  return (
    <div id={id}>
      <div role={role}>
        {message !== undefined && isRefused ? (
          <Note kind="error" inline>
            {text(message, example)}
          </Note>
        ) : null}
      </div>
      {message === undefined || isRefused ? null : (
        <Note kind="info" inline>
          {text(message, example)}
        </Note>
      )}
    </div>
  )
}

/** The sentence alone; `example` is a quantity that would be allowed. */
export function useQuantityMessage(): (message: QuantityMessage, example: number) => string {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const number = (value: number) => formatNumber(value, locale)
  return (message, example) => {
    if (message.kind === 'invalid') return t('message.invalid', { example: number(example) })
    if (message.kind === 'too-large') return t('message.tooLarge', { largest: number(message.largest) })
    return t(`message.${message.kind}`, { from: number(message.from), to: number(message.to) })
  }
}
