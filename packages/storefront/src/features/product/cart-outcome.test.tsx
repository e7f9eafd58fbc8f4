import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CartOutcome } from './cart-outcome'
import { renderInShop, sampleProduct } from './shop-page.fixture'

describe('what became of adding to the cart', () => {
  it.each([
    ['unknownOutcome', 'Bitte prüfen Sie den Warenkorb', '/cart/current'],
    ['unreachable', 'Nicht in den Warenkorb gelegt', undefined],
  ] as const)('leads to the cart only where nobody knows it: %s', async (messageKey, title, path) => {
    const problem = { messageKey, reportedBy: 'place', sentences: [] } as const
    await renderInShop(
      <CartOutcome product={sampleProduct()} added={null} response={{ problem, typed: '25' }} />,
    )
    expect(screen.getByRole('alert').textContent).toContain(title)
    expect(screen.queryByRole('link', { name: 'Zum Warenkorb' })?.getAttribute('href')).toBe(path)
  })
})
