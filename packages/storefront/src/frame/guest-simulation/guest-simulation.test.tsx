import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Header } from '../header/header'
import { renderInHeader } from '../user-menu/user-menu.fixture'
import { UserArea } from '../user-menu/user-area'
import { listenToSandbox } from './listen-to-sandbox'
import { useSimulationRelay } from './use-simulation-relay'

function Page() {
  useSimulationRelay()
  return <Header promo={null} search={null} user={<UserArea />} region={null} carts={null} menu={null} />
}

function raise(detail: unknown): void {
  act(() => {
    document.dispatchEvent(new CustomEvent('guestsimulation', { detail }))
  })
}

async function renderHeader() {
  const { container } = await renderInHeader(<Page />)
  const header = container.querySelector('header')
  return {
    isOff: () => header?.hasAttribute('inert') === true && header.getAttribute('aria-busy') === 'true',
  }
}

describe('guest simulation', () => {
  it('[2.2-10] [3.event-payloads-4] takes the header out of use while it loads', async () => {
    const { isOff } = await renderHeader()
    const states = [isOff()]
    for (const loading of [true, false]) {
      raise({ loading })
      states.push(isOff())
    }
    expect(states).toEqual([false, true, false])
  })

  it.each([undefined, null, 'true', { loading: 'true' }, {}])('leaves %j alone', async (detail) => {
    const { isOff } = await renderHeader()
    raise(detail)
    expect(isOff()).toBe(false)
  })

  it('[2.2-4] leaves the user menu in its place', async () => {
    await renderHeader()
    raise({ loading: true })
    expect(screen.getByText('Registrieren')).toBeTruthy()
  })
})

describe('listenToSandbox', () => {
  const seen: unknown[] = []
  const keep = (event: Event) => seen.push(event instanceof CustomEvent && event.detail)
  afterEach(() => document.removeEventListener('guestsimulation', keep))

  it('raises what the sandbox says on the document, until it is stopped', () => {
    document.addEventListener('guestsimulation', keep)
    const stream = Object.assign(new EventTarget(), { isOpen: true, close: () => (stream.isOpen = false) })
    const stop = listenToSandbox(document, () => stream as unknown as EventSource)
    stream.dispatchEvent(new MessageEvent('guestsimulation', { data: '{"loading":true}' }))
    expect(seen).toEqual([{ loading: true }])
    stop()
    expect(stream.isOpen).toBe(false)
  })
})
