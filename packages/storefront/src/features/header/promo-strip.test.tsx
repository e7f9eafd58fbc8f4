import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as Words from '../../i18n/de/header'
import { renderInShop } from '../product/shop-page.fixture'
import { PromoStrip } from './promo-strip'

const label = vi.hoisted(() => ({ text: undefined as string | undefined }))

vi.mock('../../i18n/de/header', async (load) => {
  const { texts } = await load<typeof Words>()
  const promo = {
    ...texts.promo,
    get CH() {
      return label.text ?? texts.promo.CH
    },
  }
  return { texts: { ...texts, promo } }
})
afterEach(() => {
  label.text = undefined
  vi.useRealTimers()
})

const strip = () => screen.queryByRole('complementary', { name: 'Angebot für neue Kunden' })

describe('the promo strip', () => {
  it('[2.2-1] [1-16] [1-17] shows the label of the shop with its code', async () => {
    await renderInShop(<PromoStrip />)
    expect(strip()?.textContent).toContain('15% auf Ihre erste Bestellung')
    expect(strip()?.textContent).toContain('ERSTKISTE15')
  })

  it.each([
    ['', false],
    ['x', false],
    [' x ', false],
    ['ab', true],
  ])('[2.2-1] [9-18] [4.footer-2] with the label %j is shown: %s', async (text, isShown) => {
    label.text = text
    await renderInShop(<PromoStrip />)
    expect(strip() !== null).toBe(isShown)
  })

  it('leads to the conditions of the offer', async () => {
    await renderInShop(<PromoStrip />)
    expect(screen.getByRole('link', { name: 'Bedingungen' }).getAttribute('href')).toBe(
      '/service/terms#promo',
    )
  })

  it('copies the code at a press, says so, and falls silent again', async () => {
    const user = userEvent.setup()
    await renderInShop(<PromoStrip />)
    await user.click(screen.getByRole('button', { name: 'ERSTKISTE15' }))
    expect(await navigator.clipboard.readText()).toBe('ERSTKISTE15')
    expect(screen.getByText('Kopiert').getAttribute('role')).toBe('status')
  })

  it('takes its words back after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await renderInShop(<PromoStrip />)
    await user.click(screen.getByRole('button', { name: 'ERSTKISTE15' }))
    expect(await screen.findByText('Kopiert')).toBeDefined()
    // The wait begins with the words, a moment after they can be found.
    await act(() => vi.advanceTimersByTimeAsync(10))
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(screen.queryByText('Kopiert')).toBeNull()
  })

  it('says how to copy where the browser refuses', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await renderInShop(<PromoStrip />)
    await user.click(screen.getByRole('button', { name: 'ERSTKISTE15' }))
    expect(await screen.findByText('Bitte markieren und kopieren Sie den Code')).toBeDefined()
  })
})
