import type { NavigationItem } from '@cartonnage/sdk/rules'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { offlineShop, renderInShop, sampleProduct } from '../../app/shop-page.fixture'
import { OftenOrdered } from './often-ordered'

const tape = sampleProduct({ id: 'tape', tiers: [[1, '5.49']], fields: { QuantityUnitOfMeasure: 'Rolle' } })
const { innerSize: _, flute: __, wall: ___, ...attributes } = tape.attributes
const roll = { ...tape, attributes: { ...attributes, name: 'Papierklebeband braun 50 mm × 50 m' } }
const bundle = sampleProduct({
  id: 'bundle',
  rule: { minimum: 20 },
  tiers: [
    [1, '1.44'],
    [100, '1.28'],
  ],
})
const boxes = { id: '1', title: 'Kartons', slug: 'kartons' } as unknown as NavigationItem
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')

async function show(userType: 'business' | 'private' = 'private') {
  const { container } = await renderInShop(
    <OftenOrdered products={[sampleProduct(), bundle, roll]} boxes={boxes} />,
    offlineShop({ userType }),
  )
  // The menu cannot be loaded here.
  await act(() => new Promise((done) => setImmediate(done)))
  const cells = (selector: string) =>
    [...container.querySelectorAll(`tbody ${selector}`)].map((cell) => plain(cell.textContent))
  return { container, cells }
}

describe('OftenOrdered', () => {
  it('heads its prices with their quantities, and has the same decimals in all', async () => {
    const { container, cells } = await show()
    const heads = [...container.querySelectorAll('thead th')].map(({ textContent }) => plain(textContent))
    expect(heads.slice(-2)).toEqual(['ab 1', 'ab 100'])
    expect(cells('.least')).toEqual(['ab 1 1.070 pro Stück', 'ab 20 1.557 pro Stück', 'ab 1 5.935 pro Rolle'])
    expect(cells('.compared')).toEqual(['ab 100 0.724', 'ab 100 1.384', 'ab 100 5.935'])
  })

  it('shows the size of a roll', async () => {
    const { cells } = await show()
    expect(cells('.size').at(-1)).toBe('50 mm × 50 m')
    expect(cells('.link').at(-1)).toBe('Papierklebeband braun')
    expect(cells('td').filter((text) => text === '–')).toEqual([])
  })

  it.each([
    ['private', 'CHF 162.15 inkl. 8.1% MWST (CHF 150.00 exkl. MWST)'],
    ['business', 'CHF 150.00 netto (CHF 162.15 inkl. 8.1% MWST)'],
  ] as const)('tells a %s buyer from which order value parcels are free', async (userType, amounts) => {
    const { container } = await show(userType)
    expect(plain(container.textContent)).toContain(
      `Paketversand frei Haus ab einem Warenwert von ${amounts}.`,
    )
  })

  it('links to all boxes', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'Alle Kartons' })).toBeTruthy()
  })
})
