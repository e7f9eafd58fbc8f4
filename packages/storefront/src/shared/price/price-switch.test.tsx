import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { offlineShop, renderInShop } from '../../app/shop-page.fixture'
import { guestPrices } from './guest-prices'
import { PriceSwitch } from './price-switch'
import { PriceNote } from './price-note'

const key = 'prices:0ZECH00000000014AA'
const { dataset } = document.documentElement

const forget = () => {
  localStorage.clear()
  delete dataset.prices
}
beforeEach(forget)
afterEach(forget)

const pressed = () => screen.getByRole('button', { pressed: true }).textContent
const said = () => screen.getByRole('status').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the switch of prices', () => {
  it('starts with gross prices, and says nothing', async () => {
    await renderInShop(<PriceSwitch />)
    const group = screen.getByRole('group', { name: 'Preise mit oder ohne MWST' })
    expect(within(group).getAllByRole('button')).toHaveLength(2)
    expect([pressed(), said()]).toEqual(['inkl. MWST', ''])
  })

  it('shows net prices at once, keeps the choice for this shop, and says it', async () => {
    await renderInShop(<PriceSwitch />)
    await press('exkl. MWST')
    expect([pressed(), said()]).toEqual(['exkl.', 'Preise jetzt ohne MWST'])
    expect([dataset.prices, localStorage.getItem(key)]).toEqual(['net', 'net'])
    expect(Object.keys(localStorage)).toEqual([key])
  })

  it('goes back to gross prices, and leaves nothing stored', async () => {
    localStorage.setItem(key, 'net')
    await renderInShop(<PriceSwitch />)
    expect(pressed()).toBe('exkl.')
    await press('inkl. MWST')
    expect([pressed(), said()]).toEqual(['inkl. MWST', 'Preise jetzt mit MWST'])
    expect([dataset.prices, localStorage.length]).toEqual(['gross', 0])
  })

  it('follows another tab, without saying so', async () => {
    await renderInShop(<PriceSwitch />)
    localStorage.setItem(key, 'net')
    act(() => void dispatchEvent(new StorageEvent('storage', { key })))
    expect([pressed(), said()]).toEqual(['exkl.', ''])
  })

  it('keeps the choice as long as the page where the browser forbids storage', async () => {
    const shop = createShopClient({
      webstoreId: '0ZECH00000000014AA',
      url: 'https://shop.example.ch/de-CH/',
      locale: 'de-CH',
      localStorage: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      sessionStorage: createMemoryStorage,
      reportFailure: () => undefined,
    })
    await renderInShop(<PriceSwitch />, shop)
    await press('exkl. MWST')
    expect([pressed(), dataset.prices]).toEqual(['exkl.', 'net'])
  })

  it.each(['private', 'business'] as const)('is not there for a %s buyer', async (userType) => {
    localStorage.setItem(key, 'net')
    await renderInShop(<PriceSwitch />, offlineShop({ userType }))
    expect(screen.queryByRole('group')).toBeNull()
  })

  it.each([
    ['', 'gross'],
    ['netto', 'gross'],
    ['NET', 'gross'],
    ['<script>', 'gross'],
    ['net', 'net'],
  ])('reads what is stored as „%s“ as %s', (stored, main) => {
    localStorage.setItem(key, stored)
    expect(offlineShop().use(guestPrices).getSnapshot()).toBe(main)
  })
})

describe('prices in a page', () => {
  const shown = (root: HTMLElement, selector: string) =>
    [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

  it('are there both for a guest, the gross ones also where no style sheet is read', async () => {
    const { container } = await renderInShop(<PriceNote />)
    expect(shown(container, '.gross')).toEqual([expect.stringContaining('inkl. 8.1% MWST')])
    expect(shown(container, '.net[hidden]')).toEqual([expect.stringContaining('exkl. MWST')])
  })

  it.each([
    ['private', /inkl\. 8\.1% MWST/, /netto|exkl/],
    ['business', /netto/, /inkl|exkl/],
  ] as const)('are those of a %s buyer alone', async (userType, own, other) => {
    localStorage.setItem(key, 'net')
    const { container } = await renderInShop(<PriceNote />, offlineShop({ userType }))
    expect(container.querySelector('.net, .gross')).toBeNull()
    expect(container.textContent).toMatch(own)
    expect(container.textContent).not.toMatch(other)
  })
})
