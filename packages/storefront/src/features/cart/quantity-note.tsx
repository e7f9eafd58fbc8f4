import { useShop } from '@cartonnage/react-hooks'
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

/** What became of the typed quantity: raised, lowered, or not understood. */
export function QuantityNote({ message, example, messageProps }: QuantityNoteProps) {
  return (
    <div {...messageProps}>
      {message === undefined ? null : (
        <Note kind={message.kind === 'invalid' ? 'error' : 'info'} inline>
          <QuantityMessageText message={message} example={example} />
        </Note>
      )}
    </div>
  )
}

/** The sentence alone. */
export function QuantityMessageText({
  message,
  example,
}: Pick<QuantityNoteProps, 'example'> & { readonly message: QuantityMessage }) {
  const { t } = useTranslation('cart')
  const { locale } = useShop()
  const text = (value: number) => formatNumber(value, locale)
  return message.kind === 'invalid'
    ? t('message.invalid', { example: text(example) })
    : t(`message.${message.kind}`, { from: text(message.from), to: text(message.to) })
}
