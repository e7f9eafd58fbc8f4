import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { continueToPayment, renderCheckout } from './checkout-page.fixture'
import { buyers } from '../../app/shopper.fixture'

const summary = () => screen.getByRole('complementary', { name: 'Ihre Ware' })
const plain = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ')
const button = (name: string) => screen.getByRole('button', { name })

describe('the items and totals next to each step', () => {
  it('lists the items with quantity and both amounts', async () => {
    await renderCheckout({ username: buyers.lea })
    // Hidden on small screens until it is toggled.
    const [line] = within(summary()).getAllByRole('listitem', { hidden: true })
    expect(plain(line ?? summary())).toMatch(
      /Automatikkarton.*20 StückTotal CHF 31\.13CHF 28\.80 exkl\. MWST/,
    )
  })

  it('shows the buyer’s main price first', async () => {
    await renderCheckout({ username: buyers.reto })
    expect(plain(summary())).toContain('20 StückTotal CHF 28.80CHF 31.13 inkl. MWST')
  })

  it('shows the number of items and the total in its toggle', async () => {
    await renderCheckout({ username: buyers.lea })
    const [, total] = /Total inkl\. MWST(CHF [\d.]+)/.exec(plain(summary())) ?? []
    expect(
      within(summary())
        .getByText(/^1 Artikel/)
        .textContent?.replace(/\s+/g, ' '),
    ).toBe(`1 Artikel · ${total}`)
  })

  it.each([
    [buyers.lea, 'Kleinmengenzuschlag5.41', 'CHF 10.70CHF 9.90 exkl. MWST', 'Versand10.70'],
    [buyers.reto, 'Kleinmengenzuschlag5.00', 'CHF 9.90CHF 10.70 inkl. MWST', 'Versand9.90'],
  ])(
    'shows %s the surcharge apart from the parcel’s fee, in every step',
    async (username, surcharge, fee, shipping) => {
      await renderCheckout({ username })
      expect(plain(summary())).toContain(surcharge)
      await userEvent.click(button('Weiter'))
      const parcel = await screen.findByRole('radio', { name: /^Paket/ })
      expect(plain(parcel.closest('label') ?? document.body)).toContain(fee)
      expect(plain(summary())).toContain(surcharge)
      await userEvent.click(button('Weiter zur Zahlung'))
      await screen.findByRole('heading', { name: 'Wie zahlen Sie?' })
      await waitFor(() => expect(plain(summary())).toContain(shipping))
      expect(plain(summary())).toContain(surcharge)
    },
  )

  it('announces the shipping until a method is chosen, and then includes its amount in the total', async () => {
    await renderCheckout({ username: buyers.reto })
    expect(plain(summary())).toContain('Versandnach Wahl der Lieferart')
    await continueToPayment()
    await waitFor(() => expect(plain(summary())).toMatch(/Versand(?:Gratis|[\d.]+)MWST/))
    expect(plain(summary())).not.toContain('nach Wahl')
  })
})
