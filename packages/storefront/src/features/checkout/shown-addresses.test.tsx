import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'
import { AddressStep } from './address-step'
import { enterWithCart, walkToPayment, walkToReview } from './buyer-walk.fixture'
import type { Buyer } from './buyer-walk.fixture'
import { loadCheckout } from './checkout-loader'
import { PaymentStep } from './payment-step'
import { ReviewDetails } from './review-details'
import { buyers } from './shopper.fixture'
import type { StepData } from './step-data'

async function show({ args, createClient }: Buyer, step: string, page: (data: StepData) => ReactNode) {
  const data = await loadCheckout(args(`/checkout?step=${step}`))
  if (data.state !== 'ready') throw new Error(data.state)
  const texts = await createI18n('de-CH', ['checkout', 'addresses', 'cart'])
  const router = createMemoryRouter([{ path: '*', element: page(data) }])
  render(
    <Providers shop={createClient()} texts={texts} notifications={createNotificationQueue()}>
      <RouterProvider router={router} />
    </Providers>,
  )
}

/** The lines of the part of the review with this heading. */
async function factOf(title: string): Promise<(string | null)[]> {
  const fact = (await screen.findByRole('heading', { name: title })).closest('section')
  return [...(fact?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)
}

describe('the addresses of a checkout', { timeout: 30_000 }, () => {
  it('[5-13] are shown at the review with the phone of the delivery, and the VAT id of the invoice', async () => {
    const buyer = await enterWithCart()
    const { billing: _, ...form } = await walkToReview(buyer)
    const { items } = await buyer.createClient().addresses.list({ addressType: 'Billing' })
    await buyer.post({ ...form, intent: 'payment', billing: items[0]?.addressId ?? '' })
    await show(buyer, 'review', (data) => <ReviewDetails data={data} />)
    expect((await factOf('Lieferadresse')).at(-1)).toBe('+41 62 555 01 08')
    const invoice = await factOf('Rechnungsadresse')
    expect(invoice).toContain('Bahnhofplatz 3')
    expect(invoice.at(-1)).toBe('MWST-Nummer (UID): CHE-109.999.009 MWST')
  })

  it('are offered for the invoice with their VAT ids, also outside the shop’s countries', async () => {
    const buyer = await enterWithCart()
    const shop = buyer.createClient()
    await shop.load()
    await shop.addresses.create({
      ...{ addressType: 'Billing', isDefault: false, firstName: 'Mira', lastName: 'Kern' },
      ...{ street: 'Ring 1', city: 'Wien', postalCode: '1010', country: 'AT' },
      fields: { VatId__c: 'ATU12345675' },
    })
    await walkToPayment(buyer)
    await show(buyer, 'payment', (data) => <PaymentStep data={data} response={undefined} />)
    const [saved, vienna, same] = await screen.findAllByRole('radio')
    expect(saved?.closest('label')?.textContent).toContain('MWST-Nummer (UID): CHE-109.999.009 MWST')
    expect(vienna?.closest('label')?.textContent).toMatch(/ÖsterreichMWST-Nummer \(UID\): ATU12345675$/)
    expect(same?.closest('label')?.textContent).not.toContain('MWST-Nummer')
  })

  it('leave one outside the shop’s countries out, and say why', async () => {
    const buyer = await enterWithCart(20, { username: buyers.lea })
    const shop = buyer.createClient()
    await shop.load()
    await shop.addresses.create({
      ...{ addressType: 'Shipping', isDefault: true, firstName: 'Mira', lastName: 'Kern' },
      ...{ street: '1-2-3 Ginza', city: 'Chuo', postalCode: '104-0061', country: 'JP' },
    })
    await buyer.post({ intent: 'start' })
    await show(buyer, 'address', (data) => <AddressStep data={data} response={undefined} />)
    expect(await screen.findByText(/^Die bisherige Lieferadresse liegt in einem Land/)).toBeTruthy()
    expect(screen.queryByText(/Ginza/)).toBeNull()
    const [only, ...others] = screen.getAllByRole('radio')
    expect([(only as HTMLInputElement).checked, others]).toEqual([true, []])
  })
})
