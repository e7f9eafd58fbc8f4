import { useShopClient } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { formatNumber, raiseQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule } from '@cartonnage/sdk/rules'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'

type QuantityMessage = NonNullable<QuantityInputView['message']>

interface QuantityNoteProps {
  readonly message: QuantityMessage | undefined
  /** An allowed quantity, as an example. */
  readonly example: number
  /** Id and role of the live region, which stays while it is empty. */
  readonly messageProps: QuantityInputView['messageProps']
  /** More that describes the field. */
  readonly children?: ReactNode
}

/**
 * Says whether the entered quantity was raised, lowered or refused. Only a refusal is announced here; the cart
 * announces the others when the change is done.
 */
export function QuantityNote({ message, example, messageProps: { id, role }, children }: QuantityNoteProps) {
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
      {children}
    </div>
  )
}

/** The sentence alone; `example` is an allowed quantity. */
function useQuantityMessage(): (message: QuantityMessage, example: number) => string {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const number = (value: number) => formatNumber(value, locale)
  return (message, example) => {
    if (message.kind === 'invalid') return t('message.invalid', { example: number(example) })
    if (message.kind === 'too-large') return t('message.tooLarge', { largest: number(message.largest) })
    return t(`message.${message.kind}`, { from: number(message.from), to: number(message.to) })
  }
}

/** Reads the message on the quantity that was entered last, at the end of a slow change. */
export function useMessageText(
  { message }: Pick<QuantityInputView, 'message'>,
  rule: QuantityRule | null,
): () => string | undefined {
  const text = useQuantityMessage()
  const latest = useRef<string>(undefined)
  useEffect(() => {
    latest.current = message && text(message, raiseQuantity(1, rule ?? {}))
  })
  return () => latest.current
}
