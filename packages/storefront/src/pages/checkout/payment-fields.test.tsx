import { act, fireEvent, screen } from '@testing-library/react'
import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createShopper } from '../../app/shopper.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { usePaymentFields } from './use-payment-fields'

const origin = 'http://127.0.0.1:8788'
const checkoutId = '2z9CH0000000001AAA'

interface PartProps {
  readonly onSubmitted: () => void
}

/** The part of the payment step that has the frame. */
function Part({ onSubmitted }: PartProps) {
  const [method, setMethod] = useState<PaymentMethod>('card')
  const payment = {
    methods: ['card', 'invoice'],
    number: 'none',
    providerOrigin: origin,
    exceededLimit: null,
  } as const
  const fields = usePaymentFields({ checkoutId, method, payment })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!fields.isWaiting) fields.submit(event)
    if (!event.defaultPrevented && !fields.isWaiting) onSubmitted()
    event.preventDefault()
  }
  return (
    <form onSubmit={submit}>
      {fields.element}
      <button type="button" onClick={() => setMethod('invoice')}>
        invoice
      </button>
      <button>{fields.isWaiting ? 'waiting' : 'next'}</button>
    </form>
  )
}

async function open() {
  const { createClient } = createShopper({ runtime: 'browser' })
  const onSubmitted = vi.fn()
  const element = <Part onSubmitted={onSubmitted} />
  await renderApp([{ path: '/', element }], { shop: createClient(), texts: ['checkout'], router: {} })
  const frame = await screen.findByTitle(/Karte/)
  if (!(frame instanceof HTMLIFrameElement) || frame.contentWindow === null) throw new Error('no frame')
  const { contentWindow } = frame
  const requested = vi.spyOn(contentWindow, 'postMessage').mockReturnValue()
  const say = (message: object): void => {
    const data = { source: 'payment-frame', method: 'card', ...message }
    act(() => {
      dispatchEvent(new MessageEvent('message', { origin, source: contentWindow, data }))
    })
  }
  return { say, onSubmitted, requests: () => requested.mock.calls.length }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const token = { type: 'token', token: 'card_1', label: '•••• 1111' }
const size = { type: 'size', height: 200 }

describe('the fields of the payment provider', () => {
  afterEach(() => vi.useRealTimers())

  it('are asked for a token, with which the form is submitted once', async () => {
    const { say, onSubmitted, requests } = await open()
    say(size)
    press('next')
    expect([requests(), onSubmitted.mock.calls.length]).toEqual([1, 0])
    say(token)
    expect(onSubmitted).toHaveBeenCalledTimes(1)
    expect(screen.getByText('•••• 1111')).toBeTruthy()
  })

  it('are asked as soon as they listen, where the button was pressed before', async () => {
    const { say, onSubmitted, requests } = await open()
    press('next')
    expect(requests()).toBe(0)
    say(size)
    expect(requests()).toBe(1)
    say({ ...size, height: 240 })
    expect(requests()).toBe(1)
    say(token)
    expect(onSubmitted).toHaveBeenCalledTimes(1)
  })

  it('submit the form with a token that nobody asked for, as after Enter in the frame', async () => {
    const { say, onSubmitted } = await open()
    say(size)
    say(token)
    expect(onSubmitted).toHaveBeenCalledTimes(1)
  })

  it('hold up no other method', async () => {
    const { say, onSubmitted } = await open()
    say(size)
    press('next')
    press('invoice')
    press('next')
    expect(onSubmitted).toHaveBeenCalledTimes(1)
  })

  it('free the button with a sentence when they do not respond, and a late token submits nothing', async () => {
    const { say, onSubmitted } = await open()
    vi.useFakeTimers()
    say(size)
    press('next')
    expect(screen.getByRole('button', { name: 'waiting' })).toBeTruthy()
    act(() => {
      vi.advanceTimersByTime(15_000)
    })
    expect(screen.getByRole('alert').textContent).toContain('hat nicht geantwortet')
    say(token)
    expect(onSubmitted).not.toHaveBeenCalled()
    press('next')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
