import { ShopProvider } from '@cartonnage/react-hooks'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { offlineShop } from '../features/product/shop-page.fixture'
import { createI18n } from '../i18n/create-i18n'
import { island } from './island'

const Content = () => (
  <button onClick={(event) => (event.currentTarget.textContent = 'pressed')}>Press</button>
)

/** The page as rendered by the server, and then with its scripts, which fetch the island's code with `load`. */
async function hydratePart(load: () => Promise<ComponentType>, Written: ComponentType = Content) {
  const reportFailure = vi.fn()
  const shop = { ...offlineShop(), reportFailure }
  const texts = await createI18n('de-CH', [])
  const pageWith = (Part: ComponentType) => (
    <I18nextProvider i18n={texts}>
      <ShopProvider client={shop}>
        <Part />
      </ShopProvider>
    </I18nextProvider>
  )
  const onServer = island(() => Promise.resolve(Written))
  await onServer.preload()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(pageWith(onServer))
  const part = island(load)
  const onRecoverableError = vi.fn()
  render(pageWith(part), { container, hydrate: true, onRecoverableError })
  return { reportFailure, container, touch: () => act(async () => void fireEvent.keyDown(document.body)) }
}

const press = () => {
  fireEvent.click(screen.getByRole('button'))
  return screen.getByRole('button').textContent
}

describe('an island', () => {
  it('keeps the server’s HTML until the first interaction, and is hydrated then', async () => {
    const load = vi.fn(() => Promise.resolve<ComponentType>(Content))
    const { container, touch } = await hydratePart(load)
    expect([press(), load.mock.calls.length]).toEqual(['Press', 0])
    expect(container.querySelector('[data-waiting]')).not.toBeNull()
    await touch()
    expect(container.querySelector('[data-waiting]')).toBeNull()
    expect(press()).toBe('pressed')
  })

  it('stays as the server wrote it when its code does not come, and says so to the log', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module')
    const { reportFailure, touch } = await hydratePart(() => Promise.reject(failure))
    await touch()
    expect(press()).toBe('Press')
    expect(reportFailure).toHaveBeenCalledWith(failure, 'a part of the page stays without scripts')
  })

  it('stays empty where the server had nothing to write, and takes nothing else of the page with it', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module')
    const { container, reportFailure, touch } = await hydratePart(
      () => Promise.reject(failure),
      () => null,
    )
    await touch()
    expect(container.textContent).toBe('')
    expect(reportFailure).toHaveBeenCalledWith(failure, 'a part of the page stays without scripts')
  })
})
