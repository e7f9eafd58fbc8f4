import { storageEntries } from '@cartonnage/sdk'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { offlineShop, renderInShop } from '../../app/shop-page.fixture'
import { FinderForm } from './finder-form'

beforeEach(() => localStorage.clear())

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const isGrey = () => button('Finden').getAttribute('aria-disabled') === 'true'
const elsewhere = () => screen.findByText('elsewhere')

/** Renders the form and enters the dimensions. */
async function fill() {
  const shop = offlineShop()
  let searches = 0
  shop.events.on('search', () => (searches += 1))
  await renderInShop(<FinderForm />, shop)
  const wasGrey = isGrey()
  for (const name of ['Länge', 'Breite', 'Höhe']) {
    await userEvent.type(screen.getByRole('textbox', { name }), '200')
  }
  const stored = () => shop.storage.read(storageEntries.boxFinderLength)
  return { shop, wasGrey, stored, searches: () => searches }
}

describe('FinderForm', () => {
  it('[4.box-finder-2] enables Find with three dimensions', async () => {
    const { wasGrey } = await fill()
    expect([wasGrey, isGrey()]).toEqual([true, false])
  })

  it('[2.4-11] saves the dimensions with Find, raises search and leads to the results', async () => {
    const { stored, searches } = await fill()
    await userEvent.click(button('Finden'))
    expect(await elsewhere()).toBeTruthy()
    expect([stored(), searches()]).toEqual(['200', 1])
  })

  it('[2.4-17] [3.browser-stored-data-3] forgets the dimensions with Reset and leads to the boxes', async () => {
    const { shop, stored } = await fill()
    shop.storage.write(storageEntries.boxFinderLength, '200')
    await userEvent.click(button('Zurücksetzen'))
    expect(await elsewhere()).toBeTruthy()
    expect(stored()).toBeNull()
  })
})
