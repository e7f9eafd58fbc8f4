import { formatNumber, findCliff } from '@cartonnage/sdk/rules'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInShop } from '../../app/shop-page.fixture'
import { PriceChart } from './price-chart'

const tiers = [
  [1, '0.99'],
  [25, '0.82'],
  [100, '0.67'],
  [500, '0.55'],
  [1000, '0.47'],
].map(([from, amount]) => ({
  from: Number(from),
  unitPrice: { amount: String(amount), currencyCode: 'CHF' as const },
}))

const show = async (quantity = 82, offered = tiers) => {
  const onSelect = vi.fn()
  await renderInShop(<PriceChart tiers={offered} quantity={quantity} onSelect={onSelect} />)
  return onSelect
}

/** The drawing, which screen readers pass over: its words are in the caption and in the table. */
const drawing = () => document.querySelector('figure svg') as SVGSVGElement

describe('the chart of prices', () => {
  it('says which quantities cost more than the next step', async () => {
    await show()
    const text = screen.getByRole('figure').textContent.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Von 21 bis 24 ist die nächste Stufe, 25, insgesamt günstiger.')
    for (const quantity of [21, 24, 82, 99, 411, 499, 855, 999]) {
      expect(findCliff(tiers, quantity)).toBeDefined()
      expect(text).toContain(formatNumber(quantity, 'de-CH'))
    }
  })

  it('is not there for a single price, and hatches nothing without a cliff', async () => {
    await show(1, tiers.slice(0, 1))
    expect(screen.queryByRole('figure')).toBeNull()
  })

  it.each([
    ['in the middle of a step the quantity there', 0.5, 50],
    ['near a line the first quantity of its step', 0.42, 25],
    ['at the left edge the smallest quantity', 0, 1],
    ['beyond the right edge no more than the chart shows', 1.2, 2500],
  ])('chooses %s', async (_name, share, quantity) => {
    const onSelect = await show()
    drawing().getBoundingClientRect = () => ({ left: 100, width: 600 }) as DOMRect
    fireEvent.click(drawing(), { clientX: 100 + 600 * share })
    expect(onSelect).toHaveBeenCalledWith(quantity)
  })
})
