import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { offlineShop, renderInShop } from '../product/shop-page.fixture'
import { SearchField } from './search-field'

async function renderField() {
  const shop = offlineShop()
  const searched = vi.fn()
  shop.events.on('search', searched)
  await renderInShop(<SearchField />, shop)
  return { searched, field: screen.getByRole('searchbox', { name: 'Suche' }) }
}

describe('SearchField', () => {
  it('[2.3-3] leads on with Enter', async () => {
    const { field } = await renderField()
    await userEvent.type(field, 'box{Enter}')
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  it.each(['{Enter}', 'press'])('[2.3-5] raises search, on which the menu closes: %s', async (way) => {
    const { searched, field } = await renderField()
    await userEvent.type(field, `box${way === 'press' ? '' : way}`)
    if (way === 'press') await userEvent.click(screen.getByRole('button', { name: 'Suchen' }))
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(searched).toHaveBeenCalledTimes(1)
  })

  it('[2.3-2] is empty on a page without a term', async () => {
    await renderInShop(<SearchField />, offlineShop(), 'de-CH', { keepsPart: true })
    const field = () => screen.getByLabelText<HTMLInputElement>('Suche')
    await userEvent.type(field(), '300x200x150{Enter}')
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(field().value).toBe('')
  })

  it.each(['', ' '])('[2.3-4] does nothing with %j in it', async (term) => {
    const { searched, field } = await renderField()
    await userEvent.type(field, `${term}{Enter}`)
    await userEvent.click(screen.getByRole('button', { name: 'Suchen' }))
    expect(screen.getByLabelText('Suche')).toBe(field)
    expect(searched).not.toHaveBeenCalled()
  })
})
