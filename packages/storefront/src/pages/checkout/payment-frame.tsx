import { useShopClient } from '@cartonnage/react-hooks'
import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord } from '../../shell/is-record'
import styles from './payment-frame.module.css'

/** What the frame says; anything else is ignored. */
export type FrameMessage =
  | { readonly type: 'size'; readonly height: number }
  | { readonly type: 'token'; readonly token: string; readonly label: string }
  | { readonly type: 'invalid' }

interface FrameProps {
  /** The origin of the provider's pages. */
  readonly origin: string
  readonly method: PaymentMethod
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly onMessage: (message: FrameMessage) => void
}

/**
 * The provider's fields, in a frame of its own origin: what is entered there never reaches this page, which gets a token
 * that stands for it.
 */
export function PaymentFrame({ origin, method, frame, onMessage }: FrameProps) {
  const { t } = useTranslation('checkout')
  const { locale } = useShopClient()
  const [height, setHeight] = useState(0)
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
    const message = readMessage(event.data, method)
    if (message?.type === 'size') setHeight(message.height)
    if (message !== undefined) onMessage(message)
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
  const [source] = useState(() => frameUrl(origin, { method, locale }))
  return (
    <div className={styles.box}>
      {height === 0 ? (
        <p className="type-small muted" role="status">
          {t('payment.frameLoading')}
        </p>
      ) : null}
      <iframe
        ref={frame}
        className={styles.frame}
        title={t(`payment.frame.${method === 'sepa' || method === 'applePay' ? method : 'card'}`)}
        src={source}
        height={height === 0 ? 1 : height + 12}
        referrerPolicy="no-referrer"
      />
    </div>
  )
}

/** Asks the frame for a token; it responds by a message. */
export const requestToken = (frame: HTMLIFrameElement | null, origin: string): void =>
  frame?.contentWindow?.postMessage({ type: 'create-token' }, origin)

interface FrameView {
  readonly method: PaymentMethod
  readonly locale: string
}

function frameUrl(origin: string, { method, locale }: FrameView): string {
  const scheme = document.documentElement.dataset.mode ?? ''
  return `${origin}/frame?${new URLSearchParams({ method, locale, shop: location.origin, scheme })}`
}

const longestToken = 200
const tallestFrame = 1_000

function readMessage(data: unknown, method: PaymentMethod): FrameMessage | undefined {
  if (!isRecord(data) || data.source !== 'payment-frame' || data.method !== method) return undefined
  const { type, height, token, label } = data
  if (type === 'invalid') return { type }
  if (type === 'size' && typeof height === 'number') return { type, height: Math.min(height, tallestFrame) }
  const isToken = typeof token === 'string' && token.length <= longestToken && typeof label === 'string'
  return type === 'token' && isToken ? { type, token, label: label.slice(0, 40) } : undefined
}
