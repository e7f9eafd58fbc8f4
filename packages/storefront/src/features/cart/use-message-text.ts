import type { QuantityInputView } from '@cartonnage/react-hooks'
import { raiseQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule } from '@cartonnage/sdk/rules'
import { useEffect, useRef } from 'react'
import { useQuantityMessage } from './quantity-note'

/** Reads what became of the quantity that was typed last; for changes that take their time. */
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
