import { storageEntries } from '@cartonnage/sdk'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { offlineShop, renderInShop } from '../../app/shop-page.fixture'
import { Hero } from './hero'

afterEach(() => localStorage.clear())

async function show() {
  const { shop, container } = await renderInShop(
    <Hero product={undefined} boxes={undefined} count={86} />,
    offlineShop(),
  )
  // The menu cannot be loaded here.
  await act(() => new Promise((done) => setImmediate(done)))
  let searches = 0
  shop.events.on('search', () => (searches += 1))
  const fill = async (...texts: string[]) => {
    for (const [index, name] of ['Länge', 'Breite', 'Höhe'].entries()) {
      const text = texts[index]
      if (text) await userEvent.type(screen.getByRole('textbox', { name }), text)
    }
    await userEvent.click(screen.getByRole('button', { name: 'Finden' }))
    await screen.findByText('elsewhere')
  }
  return { shop, container, fill, searches: () => searches }
}

describe('Hero', () => {
  it('[2.4-11] saves three dimensions, raises search and leads to the results', async () => {
    const { shop, fill, searches } = await show()
    await fill('1’200', '200', '150')
    expect([shop.storage.read(storageEntries.boxFinderLength), searches()]).toEqual(['1200', 1])
  })

  it.each([[['28 cm', '0,2 m', '150mm']], [['28 x 20 x 15 cm']]])('reads %j in mm', async (texts) => {
    const { shop, fill } = await show()
    await fill(...texts)
    const { boxFinderLength, boxFinderWidth, boxFinderHeight } = storageEntries
    const stored = [boxFinderLength, boxFinderWidth, boxFinderHeight].map((entry) => shop.storage.read(entry))
    expect(stored).toEqual(['280', '200', '150'])
  })

  it.each([[['300', '200']], [['11 in']], [[]]])(
    '[2.4-13] leads to the results with %j, too',
    async (texts) => {
      const { shop, fill } = await show()
      await fill(...texts)
      expect(shop.storage.read(storageEntries.boxFinderLength)).toBeNull()
    },
  )

  it('works without scripts: a GET form with the three dimensions', async () => {
    const { container } = await show()
    const form = container.querySelector('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/global-search/boxfindersearch'])
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ name }) => name)).toEqual([
      'length',
      'width',
      'height',
    ])
  })
})
