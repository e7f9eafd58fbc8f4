import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { placeOrder } from '../../shared/order/placed-order.fixture'
import { company, consumer, openWithdrawalShop } from './withdrawal-shop.fixture'

const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })
const fill = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}

async function fillIn() {
  await screen.findByRole('heading', { name: 'Vertrag widerrufen' })
  await fill('Vor- und Nachname', 'Jonas Weber')
  await fill('Bestellnummer', 'ABCDE-FGHJK')
  await fill('E-Mail-Adresse', consumer)
}

describe('the withdrawal page', () => {
  it('leads a guest in two steps to a receipt, on the page and by e-mail', async () => {
    const shop = openWithdrawalShop()
    await shop.open()
    await fillIn()
    await userEvent.click(button('Angaben prüfen'))
    expect(await screen.findByRole('heading', { name: 'Widerruf bestätigen' })).toBeTruthy()
    expect(await shop.receipts()).toEqual([])
    await userEvent.click(button('Widerruf bestätigen'))
    await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })
    const [mail, ...others] = await shop.receipts()
    expect([mail?.to, others]).toEqual([consumer, []])
    const id = screen.getByText('Vorgangsnummer').nextElementSibling?.textContent ?? '?'
    for (const content of [id, 'Jonas Weber', 'ABCDE-FGHJK', consumer]) {
      expect(screen.getAllByText(content).length).toBeGreaterThan(0)
      expect(`${mail?.to} ${mail?.text}`).toContain(content)
    }
    expect(screen.getByText('21. November 2026, 10:00:00 MEZ')).toBeTruthy()
    expect(screen.getByText(/Wir prüfen, zu welcher Bestellung die Nummer ABCDE-FGHJK gehört/)).toBeTruthy()
  })

  it('writes the declaration as a mail where the platform receives none', async () => {
    const shop = openWithdrawalShop()
    shop.sandbox.faults.arm({ kind: 'status', status: 404, match: { path: 'legal/withdrawals' } })
    await shop.open()
    await fillIn()
    await userEvent.click(button('Angaben prüfen'))
    await userEvent.click(await screen.findByRole('button', { name: 'Widerruf bestätigen' }))
    const heading = await screen.findByRole('heading', { name: 'Widerruf per E-Mail senden' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const href = screen.getByRole('link', { name: 'E-Mail öffnen' }).getAttribute('href') ?? ''
    const { protocol, pathname, searchParams } = new URL(href)
    expect(`${protocol}${pathname}`).toBe('mailto:kontakt@cartonnage.example')
    expect(searchParams.get('subject')).toBe('Vertrag widerrufen: ABCDE-FGHJK')
    expect(searchParams.get('body')?.split('\r\n')).toEqual([
      'Hiermit widerrufe ich den Vertrag über die folgenden Waren.',
      'Bestellnummer: ABCDE-FGHJK',
      'Widerrufen: Die ganze Bestellung',
      'Name: Jonas Weber',
      `E-Mail-Adresse: ${consumer}`,
    ])
  })

  it('lists each invalid field with its rule and an example, and links to it', async () => {
    const shop = openWithdrawalShop()
    await shop.open()
    await screen.findByRole('heading', { name: 'Vertrag widerrufen' })
    await fill('E-Mail-Adresse', 'jonas')
    await userEvent.click(screen.getByRole('radio', { name: 'Nur einen Teil der Waren' }))
    await userEvent.click(button('Angaben prüfen'))
    const summary = await screen.findByRole('alert')
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#withdrawal-name',
      '#withdrawal-order',
      '#withdrawal-email',
      '#withdrawal-written',
    ])
    expect(links.every((link) => link.textContent.includes('zum Beispiel'))).toBe(true)
    await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true))
    expect(field('E-Mail-Adresse')).toHaveProperty('value', 'jonas')
    for (const name of ['Vor- und Nachname', 'Bestellnummer', 'E-Mail-Adresse', 'Artikel und Mengen']) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true')
    }
  })

  it('goes back from the summary with the whole input', async () => {
    await openWithdrawalShop().open()
    await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: 'Nur einen Teil der Waren' }))
    await userEvent.type(field('Artikel und Mengen'), '25 × 1001180{Enter}10 × 2000310')
    await userEvent.click(button('Angaben prüfen'))
    await screen.findByRole('heading', { name: 'Widerruf bestätigen' })
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '25 × 1001180',
      '10 × 2000310',
    ])
    await userEvent.click(button('Angaben ändern'))
    await screen.findByRole('heading', { name: 'Vertrag widerrufen' })
    expect(field('Vor- und Nachname')).toHaveProperty('value', 'Jonas Weber')
    expect(screen.getByRole('radio', { name: 'Nur einen Teil der Waren' })).toHaveProperty('checked', true)
    expect(field('Artikel und Mengen')).toHaveProperty('value', '25 × 1001180\n10 × 2000310')
  })

  it('offers the button again, with the same key, when the shop does not respond', async () => {
    const shop = openWithdrawalShop()
    await shop.open()
    await fillIn()
    await userEvent.click(button('Angaben prüfen'))
    await screen.findByRole('heading', { name: 'Widerruf bestätigen' })
    shop.sandbox.faults.arm({ kind: 'drop-after', match: { path: 'withdrawals' } })
    await userEvent.click(button('Widerruf bestätigen'))
    expect((await screen.findByRole('alert')).textContent).toContain('nichts doppelt')
    await userEvent.click(button('Widerruf bestätigen'))
    await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })
    expect(await shop.receipts()).toHaveLength(1)
  })

  it('finding 4: says beyond a limit how long to wait and whom to contact instead, and keeps everything', async () => {
    const shop = openWithdrawalShop()
    await shop.open()
    await fillIn()
    await userEvent.click(button('Angaben prüfen'))
    await screen.findByRole('heading', { name: 'Widerruf bestätigen' })
    shop.sandbox.faults.arm({
      kind: 'status',
      status: 429,
      retryAfter: 86_400,
      match: { path: 'withdrawals' },
    })
    await userEvent.click(button('Widerruf bestätigen'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Bitte versuchen Sie es in 24 Stunden noch einmal.')
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true))
    expect(alert.textContent).toContain('ebenso gut per E-Mail oder Brief')
    const other = within(alert).getByRole('link', { name: 'Zu unseren Adressen' })
    expect(other.getAttribute('href')).toBe('/service/contact')
    await userEvent.click(button('Angaben ändern'))
    await screen.findByRole('heading', { name: 'Vertrag widerrufen' })
    expect(field('Bestellnummer')).toHaveProperty('value', 'ABCDE-FGHJK')
  })

  it('prefills a buyer’s name and e-mail address, and the order number in the URL', async () => {
    const shop = openWithdrawalShop()
    await shop.signIn(consumer)
    await shop.open('/withdrawal?order=ABCDE-FGHJK')
    await screen.findByRole('heading', { name: 'Vertrag widerrufen' })
    expect(field('Vor- und Nachname')).toHaveProperty('value', 'Jonas Weber')
    expect(field('E-Mail-Adresse')).toHaveProperty('value', consumer)
    expect(field('Bestellnummer')).toHaveProperty('value', 'ABCDE-FGHJK')
  })

  it.each(['.', '..'])('makes no request for the order %s', async (order) => {
    const shop = openWithdrawalShop()
    const requested: string[] = []
    const { fetch } = shop.sandbox
    shop.sandbox.fetch = (request) => {
      requested.push(request.url)
      return fetch(request)
    }
    await shop.signIn(consumer)
    await shop.open(`/withdrawal?order=${order}`)
    await screen.findByRole('heading', { name: 'Vertrag widerrufen' })
    expect(field('Bestellnummer')).toHaveProperty('value', order)
    expect(requested).not.toEqual([])
    expect(requested.filter((url) => url.includes('order-summaries'))).toEqual([])
  })

  it('offers the items of a known order as checkboxes, and says which were made to measure', async () => {
    const shop = openWithdrawalShop()
    await shop.signIn(consumer)
    const lines = [
      { productId: '01tCN0001001180YAA', quantity: 25 },
      { productId: '01tCN0001001480YAA', quantity: 10 },
      { productId: '01tCN0002000290YAA', quantity: 144 },
    ]
    const number = await placeOrder(shop.createClient(), lines, { method: 'prepayment' })
    await shop.open(`/withdrawal?order=${number}`)
    await userEvent.click(await screen.findByRole('radio', { name: 'Nur einen Teil der Waren' }))
    const [standard, madeToOrder, special] = screen
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent)
    expect(standard).toMatch(/^25 Stück 1001180 Faltkarton/)
    expect(standard).not.toContain('kein Widerrufsrecht')
    expect(madeToOrder).not.toContain('kein Widerrufsrecht')
    expect(special).toContain('Nach Ihren Vorgaben gefertigt oder bedruckt: kein Widerrufsrecht')
    await userEvent.click(button('Angaben prüfen'))
    const problem = await screen.findByRole('link', { name: /kreuzen Sie mindestens einen Artikel an/ })
    expect(screen.getByRole('group', { name: 'Waren dieser Bestellung' }).id).toBe(
      problem.getAttribute('href')?.slice(1),
    )
    await userEvent.click(problem)
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /1001180/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /1001180/ }))
    await userEvent.click(button('Angaben prüfen'))
    await screen.findByRole('heading', { name: 'Widerruf bestätigen' })
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(button('Widerruf bestätigen'))
    await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })
    expect(
      screen.getByText(/binnen 14 Tagen an: Cartonnage Holding AG, Niederlassung Deutschland, Musterstraße 1/)
        .textContent,
    ).toMatch(/ W-DE-000001 /)
    cleanup()
    await shop.open(`/withdrawal?order=${number}`)
    expect(await screen.findByText(/am 21\. Nov\. 2026 schon ein Widerruf eingegangen/)).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Nur einen Teil der Waren' })).toHaveProperty('checked', true)
    const labels = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '')
    expect(labels.map((label) => label.includes('Schon widerrufen'))).toEqual([true, false, false])
  })

  it('says nothing of items made to measure where the order has none', async () => {
    const shop = openWithdrawalShop()
    await shop.open()
    expect(await screen.findByText(/besteht kein Widerrufsrecht/)).toBeTruthy()
    cleanup()
    await shop.signIn(consumer)
    const number = await placeOrder(shop.createClient(), [{ productId: '01tCN0001001180YAA', quantity: 25 }])
    await shop.open(`/withdrawal?order=${number}`)
    await screen.findByRole('radio', { name: 'Nur einen Teil der Waren' })
    expect(screen.queryByText(/besteht kein Widerrufsrecht/)).toBeNull()
  })

  it('tells a company’s buyer who has the right, and keeps the function available', async () => {
    const shop = openWithdrawalShop()
    await shop.signIn(company)
    await shop.open()
    expect(await screen.findByText(/für Weingut Sonnenhalde GmbH angemeldet/)).toBeTruthy()
    expect(button('Angaben prüfen')).toBeTruthy()
  })
})
