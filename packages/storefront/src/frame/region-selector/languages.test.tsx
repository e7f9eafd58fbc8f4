import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Languages } from './languages'
import { showInRegion } from './region-page.fixture'

const languages = () =>
  within(screen.getByRole('group', { name: 'Choose Your Language' }))
    .getAllByRole('listitem')
    .map(({ textContent, firstElementChild }) => [
      textContent,
      firstElementChild?.getAttribute('href') ?? null,
    ])

describe('Languages', () => {
  it('[2.8-5], [2.8-11], [9-5], [9-6] are German and English in the German shop', async () => {
    await showInRegion(<Languages />)
    expect(languages()).toEqual([
      ['Deutsch', 'https://shop.example.de/s/cart?app=2&redirect=false'],
      ['English', null],
    ])
  })

  it('[2.8-12], [9-5] are German, French and English in the Swiss shop', async () => {
    await showInRegion(<Languages />, { location: 'CH' })
    expect(languages()).toEqual([
      ['Deutsch', 'https://shop.example.ch/de-CH/cart?app=2&redirect=false'],
      ['Français', 'https://shop.example.ch/fr-CH/cart?app=2&redirect=false'],
      ['English', null],
    ])
  })

  it('[4.language-1] marks the current one', async () => {
    await showInRegion(<Languages />)
    expect(screen.getByText('English').getAttribute('aria-current')).toBe('true')
    expect(screen.getByText('Deutsch').getAttribute('aria-current')).toBeNull()
  })

  it('[4.language-3] links to the same position of the same page, with all of the visitor’s address, and does not change the cart', async () => {
    const { clearCart, client } = await showInRegion(<Languages />, { lines: 1 })
    const german = screen.getByRole<HTMLAnchorElement>('link', { name: 'Deutsch' })
    german.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(german)
    expect(german.href).toBe('https://shop.example.de/s/cart?utm_id=1&app=2&redirect=false#list')
    expect([clearCart.mock.calls.length, client.guestCart.getSnapshot().length]).toEqual([0, 1])
  })
})
