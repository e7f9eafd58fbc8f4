import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import * as offerPage from './offer-page'
import { actAsSeller, offeredBox, offerTexts, openFirm, seeded, withQuotes } from './offers.fixture'
import * as offersPage from './offers-page'

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function openOffer(id: string) {
  const account = await openFirm()
  const router = await account.open({
    page: offerPage,
    path: '/my/offers/:id',
    at: `/my/offers/${id}`,
    texts: offerTexts,
  })
  await screen.findByRole('heading', { level: 1 })
  return { ...account, router }
}

describe('the page of an offer', { timeout: 20_000 }, () => {
  it('shows a firm the net prices, the sums, the day and what was written', async () => {
    await openOffer(seeded.approved)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Offerte A-2026-0123')
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))
    expect(first).toMatch(/Faltkarton .*Art\. 1001100.*600 Stück × 0\.490.*294\.00/)
    expect(second).toMatch(/Karton 420 × 310 × 55 mm, E-Welle, braun.*500 .*× 0\.845.*422\.50/)
    expect(plain(document.body.textContent)).toMatch(/Total inkl\. MWSTCHF 774\.54/)
    expect(screen.getByText(/^noch \d+ Tage$/)).toBeTruthy()
    expect(screen.getByText('Lieferung in zwei Teilen wäre uns recht.')).toBeTruthy()
    expect(screen.getByText(/Zu diesen Preisen können Sie die Offerte bis .* annehmen/)).toBeTruthy()
  })

  it('offers by the table what can be done, and says why not', async () => {
    await openOffer(seeded.expired)
    expect(screen.queryByRole('button', { name: 'Annehmen und kaufen' })).toBeNull()
    expect(plain(document.body.textContent)).toContain(
      'Annehmen geht nicht mehr: Die Offerte war bis 30. Sept. 2026 gültig.',
    )
    expect(plain(document.body.textContent)).toContain(
      'Bitte fragen Sie eine neue an, oder nehmen Sie die Artikel zu heutigen Preisen.',
    )
    expect(screen.getByRole('button', { name: 'Zu heutigen Preisen in den Warenkorb' })).toBeTruthy()
    expect(screen.getByText('Änderung wünschen')).toBeTruthy()
  })

  it('names no prices before the seller has', async () => {
    await openOffer(seeded.waiting)
    expect(screen.getByText('Die Preise nennen wir Ihnen mit unserer Offerte.')).toBeTruthy()
    expect(screen.queryByText(/MWST/)).toBeNull()
    expect(screen.queryByText('Ablehnen')).toBeNull()
  })

  it('leads to the cart when a product is there already, and takes the focus', async () => {
    const { shop } = await openOffer(seeded.approved)
    await shop.cart.add({ productId: offeredBox, quantity: 25 })
    await press('Annehmen und kaufen')
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('Einer der Artikel liegt schon in Ihrem Warenkorb')
    expect(within(note).getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe(
      '/cart/current',
    )
    expect(note.parentElement).toBe(document.activeElement)
  })

  it('goes to the cart when it is accepted', async () => {
    const { router } = await openOffer(seeded.approved)
    await press('Annehmen und kaufen')
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(router.state.location.pathname).toMatch(/^\/cart\/0a6/)
  })

  it('says that the offer has changed when the seller was faster', async () => {
    const account = await openOffer(seeded.approved)
    await actAsSeller(account, { quoteId: seeded.approved, act: 'expire' })
    await press('Annehmen und kaufen')
    expect(await screen.findByText(/Die Offerte hat sich inzwischen geändert/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Annehmen und kaufen' })).toBeNull()
    expect(screen.getByText('Abgelaufen')).toBeTruthy()
  })

  it('keeps a message that is missing its text open, with the error at the field', async () => {
    await openOffer(seeded.approved)
    await userEvent.click(screen.getByText('Änderung wünschen'))
    await press('An uns senden')
    const field = screen.getByRole('textbox', { name: 'Was soll anders sein?' })
    expect(await screen.findByText('Bitte schreiben Sie uns, was anders sein soll.')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(field, '800 Stück')
    await press('An uns senden')
    expect(await screen.findByText(/Ihre Nachricht ist bei uns/)).toBeTruthy()
    expect(screen.getByText('800 Stück')).toBeTruthy()
    expect(screen.getByText('Diese Preise sind noch nicht verbindlich.')).toBeTruthy()
  })

  it('asks again before it declines', async () => {
    await openOffer(seeded.approved)
    await userEvent.click(screen.getByText('Ablehnen'))
    expect(screen.getByText(/Möchten Sie diese Offerte wirklich ablehnen/)).toBeTruthy()
    await press('Offerte ablehnen')
    expect(await screen.findByText(/Die Offerte ist abgelehnt/)).toBeTruthy()
    expect(screen.getByText('Von Ihnen abgelehnt')).toBeTruthy()
  })

  it('does not know whether it was accepted when the response is lost, and leads to the cart', async () => {
    const { sandbox } = await openOffer(seeded.approved)
    const { fetch } = sandbox
    sandbox.fetch = async (request) =>
      request.method === 'POST' && request.url.includes('/quotes')
        ? new Response('<html>', { status: 503, headers: { 'Content-Type': 'text/html' } })
        : await fetch(request)
    await press('Annehmen und kaufen')
    const note = await screen.findByRole('alert')
    expect(note.textContent).toMatch(/wissen nicht|antwortet nicht/)
    sandbox.fetch = fetch
  })
})

describe('the list of offers', { timeout: 20_000 }, () => {
  const list = { page: offersPage, path: '/my/offers', at: '/my/offers', texts: offerTexts }

  it('has number, state, day and total of each, with a link', async () => {
    const { open } = await openFirm()
    await open(list)
    const table = await screen.findByRole('table', { name: 'Ihre Offerten' })
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => plain(textContent))
    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/^A-2026-0124.*Wird berechnet.*Preis folgt$/),
      expect.stringMatching(/^A-2026-0123.*Kann angenommen werden.*noch \d+ Tage.*CHF 716\.50$/),
      expect.stringMatching(/^A-2026-0121.*Vorgelegt.*CHF 18[’']450\.00$/),
      expect.stringMatching(/^A-2026-0084.*Abgelaufen.*abgelaufen.*CHF 352\.00$/),
    ])
    expect(within(table).getByRole('link', { name: 'A-2026-0123' }).getAttribute('href')).toBe(
      `/my/offers/${seeded.approved}`,
    )
    expect(screen.queryByRole('navigation', { name: 'Welche Offerten' })).toBeNull()
  })

  it('shows private buyers totals with VAT', async () => {
    const { open } = await openAccount(buyers.lea, withQuotes)
    await open(list)
    expect(await screen.findByRole('columnheader', { name: 'Total inkl. MWST' })).toBeTruthy()
  })

  it('can be narrowed once there are more than ten', async () => {
    const { open, shop } = await openFirm()
    for (const quantity of ['5', '10', '15', '20', '25', '30', '35'])
      await shop.quotes.requestFromProduct({ productId: '01tCN0001001180YAA', quantity: `${quantity}0` })
    await open(list)
    const filter = await screen.findByRole('navigation', { name: 'Welche Offerten' })
    await userEvent.click(within(filter).getByRole('link', { name: 'Abgeschlossene' }))
    expect(await screen.findByText('1 Offerte')).toBeTruthy()
    expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  })
})
