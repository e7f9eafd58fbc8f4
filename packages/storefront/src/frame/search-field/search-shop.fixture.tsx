import type { ShopClient } from '@cartonnage/sdk'
import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { createShopper } from '../../app/shopper.fixture'
import { renderInShop } from '../../app/shop-page.fixture'
import { SearchField } from './search-field'

/** Waits for loading code, promises and responses of the sandbox, none of which have a delay. */
const settle = async () => {
  await act(() => vi.dynamicImportSettled())
  for (let round = 0; round < 30; round += 1) await act(() => new Promise((done) => setImmediate(done)))
}

/** Renders the search field in front of a sandbox, focuses it, and then switches to fake timers. */
export async function renderSearch({ focus = true, alter = (shop: ShopClient) => shop } = {}) {
  const shop = alter(createShopper({ runtime: 'browser' }).createClient())
  await shop.navigation.load()
  await renderInShop(<SearchField />, shop)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suche' })
  const searched = vi.fn()
  shop.events.on('search', searched)
  if (focus) {
    act(() => field.focus())
    await screen.findByRole('combobox')
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const type = (text: string) => fireEvent.input(field, { target: { value: text } })
  const press = (key: string, init = {}) => fireEvent.keyDown(field, { key, ...init })
  /** Advances the timers and waits for all responses. */
  const wait = async (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    await settle()
  }
  const options = () => screen.queryAllByRole('option')
  const active = () => screen.queryByRole('option', { selected: true })
  return { shop, field, searched, type, press, wait, options, active }
}
