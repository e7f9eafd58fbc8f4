import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderInShop } from '../features/product/shop-page.fixture'
import { noteRenewal, recordOfTab } from './renewal-record'
import { useRenewalWord } from './use-renewal-word'

function Probe() {
  useRenewalWord()
  return null
}

const outdated = () => act(() => void document.dispatchEvent(new Event('shop:outdated')))

beforeEach(() => sessionStorage.clear())

describe('the word about a newer build of the shop', () => {
  it('says that the page was loaded anew', async () => {
    noteRenewal(recordOfTab, 'https://shop.example/')
    await renderInShop(<Probe />)
    expect((await screen.findByText('Die Seite wurde neu geladen')).parentElement?.textContent).toContain(
      'Fehlt Ihr letzter Schritt',
    )
  })

  it('says nothing where nothing was loaded anew', async () => {
    await renderInShop(<Probe />)
    await act(() => Promise.resolve())
    expect(screen.queryByText('Die Seite wurde neu geladen')).toBeNull()
  })

  it('asks once, with a link to the page that the browser fetches', async () => {
    await renderInShop(<Probe />)
    outdated()
    outdated()
    const [link, ...others] = await screen.findAllByRole('link', { name: 'Seite neu laden' })
    expect(others).toEqual([])
    expect(link?.getAttribute('href')).toBe('/')
  })
})
