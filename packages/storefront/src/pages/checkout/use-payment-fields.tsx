import { useShopClient } from '@cartonnage/react-hooks'
import { paymentProcedures } from '@cartonnage/sdk/rules'
import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import { useHydrated } from '../../hydration/use-hydrated'
import { PaymentFrame, requestToken } from './payment-frame'
import type { FrameMessage } from './payment-frame'
import type { PaymentOptions } from './data/payment-options'
import { dropPaymentToken, findPaymentToken, keepPaymentToken } from './payment-token'
import type { PaymentToken } from './payment-token'
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

/** How long the frame may take to make a token, in ms. */
const timeoutMs = 15_000

/** What the chosen method asks of the shopper in the provider's frame. */
export function usePaymentFields({ checkoutId, method, payment }: FieldsInput): PaymentFields {
  const { t } = useTranslation('checkout')
  const shop = useShopClient()
  const isHydrated = useHydrated()
  const [, setChanges] = useState(0)
  const { providerOrigin: origin } = payment
  const hasFields = method !== undefined && paymentProcedures[method].needs === 'fields'
  const token = hasFields && isHydrated ? findPaymentToken(shop, { checkoutId, method }) : undefined
  const { frame, isWaiting, isSilent, receive, request } = useToken({
    method: hasFields ? method : undefined,
    origin,
    keep: (entered) => keepPaymentToken(shop, { checkoutId, ...entered }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isForAddress = submitterOf(event)?.getAttribute('name') === 'next'
    if (!hasFields || isForAddress || origin === null) return
    // Not the token of this rendering: the frame may have made one since.
    if (findPaymentToken(shop, { checkoutId, method }) !== undefined) return
    event.preventDefault()
    request()
  }
  const drop = () => {
    dropPaymentToken(shop)
    setChanges((count) => count + 1)
  }
  if (!hasFields || origin === null || !isHydrated) return { element: null, isWaiting: false, submit }
  const element =
    token === undefined ? (
      <>
        {isSilent ? (
          <Note kind="error" role="alert">
            {t('payment.frameSilent')}
          </Note>
        ) : null}
        <PaymentFrame key={method} origin={origin} method={method} frame={frame} onMessage={receive} />
      </>
    ) : (
      <p className={styles.entered}>
        <strong>{token.label}</strong>
        <Button variant="text" type="button" onClick={drop}>
          {t('payment.changeEntered')}
        </Button>
      </p>
    )
  return { element, isWaiting, submit }
}

interface TokenInput {
  /** The method whose frame is shown. */
  readonly method: PaymentMethod | undefined
  readonly origin: string | null
  readonly keep: (entered: Pick<PaymentToken, 'method' | 'token' | 'label'>) => void
}

/**
 * Asks the frame for a token, as soon as it listens, and submits the form with it. Waiting ends with another method, and
 * when the frame does not respond.
 */
function useToken({ method, origin, keep }: TokenInput) {
  const frame = useRef<HTMLIFrameElement>(null)
  const form = useRef<HTMLFormElement>(null)
  /** The method whose frame listens. */
  const listening = useRef<PaymentMethod>(undefined)
  const [waitingFor, setWaitingFor] = useState<PaymentMethod>()
  const [silent, setSilent] = useState<PaymentMethod>()
  const [tokens, setTokens] = useState(0)
  const isWaiting = method !== undefined && waitingFor === method

  const receive = (message: FrameMessage) => {
    if (method === undefined) return
    if (message.type === 'size') {
      const isFirst = listening.current !== method
      listening.current = method
      if (isFirst && isWaiting && origin !== null) requestToken(frame.current, origin)
      return
    }
    // The shopper may press Enter in the frame. After the waiting was given up, a late response submits nothing.
    if (!isWaiting && silent === method) return
    setWaitingFor(undefined)
    if (message.type === 'invalid') {
      frame.current?.focus()
      return
    }
    keep({ method, token: message.token, label: message.label })
    form.current = frame.current?.closest('form') ?? null
    setTokens((count) => count + 1)
  }
  // After the frame has made room for what was entered, and the button is free again.
  useEffect(() => {
    if (tokens > 0) form.current?.requestSubmit()
  }, [tokens])
  useEffect(() => {
    // The frame of another method is gone.
    listening.current = undefined
  }, [method])
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => {
      setWaitingFor(undefined)
      setSilent(method)
    }, timeoutMs)
    return () => clearTimeout(timer)
  }, [isWaiting, method])
  const request = () => {
    setWaitingFor(method)
    setSilent(undefined)
    if (origin !== null && listening.current === method) requestToken(frame.current, origin)
  }
  return { frame, isWaiting, isSilent: method !== undefined && silent === method, receive, request }
}

const submitterOf = ({ nativeEvent }: FormEvent): HTMLElement | null =>
  nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
