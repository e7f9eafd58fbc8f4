import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CartOutcome } from './cart-outcome'
import { renderInShop, sampleProduct } from '../../app/shop-page.fixture'

describe('the outcome of adding to the cart', () => {
  it.each([
    ['unknownOutcome', 'Bitte prüfen Sie den Warenkorb', '/cart/current'],
    ['unreachable', 'Nicht in den Warenkorb gelegt', undefined],
  ] as const)('links to the cart only where it is unknown: %s', async (messageKey, title, path) => {
    const problem = { messageKey, reportedBy: 'place', sentences: [] } as const
    await renderInShop(
      <CartOutcome product={sampleProduct()} added={null} response={{ problem, entered: '25' }} />,
    )
    expect(screen.getByRole('alert').textContent).toContain(title)
    expect(screen.queryByRole('link', { name: 'Zum Warenkorb' })?.getAttribute('href')).toBe(path)
  })
})
