import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/render-app.fixture'
import { AddressStep } from './address-step'
import { enterWithCart, loadStep, walkToPayment, walkToReview } from '../../app/buyer-walk.fixture'
import type { Buyer } from '../../app/buyer-walk.fixture'
import type { StepData } from './data/checkout-loader'
import { PaymentStep } from './payment-step'
import { ReviewDetails } from './review-details'
import { buyers } from '../../app/shopper.fixture'

async function renderStep(
  { args, createClient }: Buyer,
  step: string,
  page: (data: StepData) => ReactElement,
) {
  const data = await loadStep(args, step)
  await renderApp(page(data), { shop: createClient(), texts: ['checkout', 'addresses', 'cart'] })
}

/** The lines of the review's section with this heading. */
async function detailOf(title: string): Promise<(string | null)[]> {
  const section = (await screen.findByRole('heading', { name: title })).closest('section')
  return [...(section?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)
}

describe('the addresses of a checkout', () => {
  it('[5-13] are shown at the review with the phone of the delivery, and the VAT id of the invoice', async () => {
    const buyer = await enterWithCart()
    const { billing: _, ...form } = await walkToReview(buyer)
    const { items } = await buyer.createClient().addresses.list({ addressType: 'Billing' })
    await buyer.post({ ...form, intent: 'payment', billing: items[0]?.addressId ?? '' })
    await renderStep(buyer, 'review', (data) => <ReviewDetails data={data} />)
    expect((await detailOf('Lieferadresse')).at(-1)).toBe('+41 62 555 01 08')
    const invoice = await detailOf('Rechnungsadresse')
    expect(invoice).toContain('Bahnhofplatz 3')
    expect(invoice.at(-1)).toBe('MWST-Nummer (UID): CHE-112.233.445 MWST')
  })

  it('are offered for the invoice with their VAT ids, also outside the shop’s countries', async () => {
    const buyer = await enterWithCart()
    const shop = buyer.createClient()
    await shop.load()
    await shop.addresses.create({
      addressType: 'Billing',
      isDefault: false,
      firstName: 'Mira',
      lastName: 'Kern',
      street: 'Ring 1',
      city: 'Wien',
      postalCode: '1010',
      country: 'AT',
      fields: { VatId__c: 'ATU12345675' },
    })
    await walkToPayment(buyer)
    await renderStep(buyer, 'payment', (data) => <PaymentStep data={data} response={undefined} />)
    await screen.findAllByRole('radio')
    const billing = within(screen.getByRole('radiogroup', { name: 'Rechnungsadresse' }))
    const [saved, vienna, same] = billing.getAllByRole('radio')
    expect(saved?.closest('label')?.textContent).toContain('MWST-Nummer (UID): CHE-112.233.445 MWST')
    expect(vienna?.closest('label')?.textContent).toMatch(/ÖsterreichMWST-Nummer \(UID\): ATU12345675$/)
    expect(same?.closest('label')?.textContent).not.toContain('MWST-Nummer')
  })

  it('are offered, several too, before the button that goes on', async () => {
    const buyer = await enterWithCart()
    await buyer.post({ intent: 'start' })
    await renderStep(buyer, 'address', (data) => <AddressStep data={data} response={undefined} />)
    const several = await screen.findByRole('link', { name: 'An mehrere Adressen liefern' })
    const goOn = screen.getByRole('button', { name: 'Weiter' })
    expect(several.compareDocumentPosition(goOn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('exclude one outside the shop’s countries, and say why', async () => {
    const buyer = await enterWithCart(20, { username: buyers.lea })
    const shop = buyer.createClient()
    await shop.load()
    await shop.addresses.create({
      addressType: 'Shipping',
      isDefault: true,
      firstName: 'Mira',
      lastName: 'Kern',
      street: '1-2-3 Ginza',
      city: 'Chuo',
      postalCode: '104-0061',
      country: 'JP',
    })
    await buyer.post({ intent: 'start' })
    await renderStep(buyer, 'address', (data) => <AddressStep data={data} response={undefined} />)
    expect(await screen.findByText(/^Die bisherige Lieferadresse liegt in einem Land/)).toBeTruthy()
    expect(screen.queryByText(/Ginza/)).toBeNull()
    const [only, ...others] = screen.getAllByRole('radio')
    expect([(only as HTMLInputElement).checked, others]).toEqual([true, []])
  })
})
