import { useShopClient } from '@cartonnage/react-hooks'
import { paymentProcedures } from '@cartonnage/sdk/rules'
import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { useCallback, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { useHydrated } from '../../hydration/use-hydrated'
import { PaymentFrame, requestToken } from './payment-frame'
import type { FrameMessage } from './payment-frame'
import type { PaymentOptions } from './payment-options'
import { dropPaymentToken, findPaymentToken, keepPaymentToken } from './payment-token'
import styles from './payment-frame.module.css'

interface FieldsInput {
  readonly checkoutId: string
  readonly method: PaymentMethod | undefined
  readonly payment: PaymentOptions
}

interface PaymentFields {
  /** The frame, or what was entered in it. */
  readonly element: ReactNode
  /** The frame is making a token. */
  readonly isWaiting: boolean
  /** Submits the form once there is a token, where its method needs one. */
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

/** What the chosen method asks of the shopper in the provider's frame. */
export function usePaymentFields({ checkoutId, method, payment }: FieldsInput): PaymentFields {
  const { t } = useTranslation('checkout')
  const shop = useShopClient()
  const isHydrated = useHydrated()
  const frame = useRef<HTMLIFrameElement>(null)
  const [, setChanges] = useState(0)
  const [isWaiting, setWaiting] = useState(false)
  const { providerOrigin: origin } = payment
  const hasFields = method !== undefined && paymentProcedures[method].needs === 'fields'
  const token = hasFields && isHydrated ? findPaymentToken(shop, { checkoutId, method }) : undefined

  const receive = useCallback(
    (message: FrameMessage) => {
      if (message.type === 'size' || method === undefined) return
      setWaiting(false)
      if (message.type === 'invalid') return frame.current?.focus()
      keepPaymentToken(shop, { checkoutId, method, token: message.token, label: message.label })
      setChanges((count) => count + 1)
      const form = frame.current?.closest('form')
      // After the frame has made room for what was entered.
      requestAnimationFrame(() => form?.requestSubmit())
    },
    [shop, checkoutId, method],
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isForAddress = submitterOf(event)?.getAttribute('name') === 'next'
    if (!hasFields || isForAddress || origin === null) return
    // Not the token of this rendering: the frame may have made one since.
    if (findPaymentToken(shop, { checkoutId, method }) !== undefined) return
    event.preventDefault()
    setWaiting(true)
    requestToken(frame.current, origin)
  }
  const drop = () => {
    dropPaymentToken(shop)
    setChanges((count) => count + 1)
  }
  if (!hasFields || origin === null || !isHydrated) return { element: null, isWaiting: false, submit }
  const element =
    token === undefined ? (
      <PaymentFrame key={method} origin={origin} method={method} frame={frame} onMessage={receive} />
    ) : (
      <p className={styles['entered']}>
        <strong>{token.label}</strong>
        <Button variant="text" type="button" onClick={drop}>
          {t('payment.changeEntered')}
        </Button>
      </p>
    )
  return { element, isWaiting, submit }
}

const submitterOf = ({ nativeEvent }: FormEvent): HTMLElement | null =>
  nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
