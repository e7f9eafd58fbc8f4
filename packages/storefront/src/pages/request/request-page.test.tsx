import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { guest, openRequestShop } from './request-shop.fixture'

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Anfrage senden' }))

async function fillIn() {
  await userEvent.type(field('Länge'), '32 cm')
  await userEvent.type(field('Breite'), '210')
  await userEvent.type(field('Höhe'), '140')
  await userEvent.type(field('Menge'), '500')
}

async function introduce() {
  await userEvent.type(field('Vor- und Nachname'), guest.name)
  await userEvent.type(field('E-Mail-Adresse'), guest.email)
}

describe('the request of a guest', () => {
  it('leads to its number, with a copy on the page and by e-mail', async () => {
    const shop = openRequestShop()
    await shop.open()
    await fillIn()
    await introduce()
    await userEvent.click(screen.getByRole('radio', { name: /Versandschachtel/ }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Druck außen' }), '2 Farben')
    await userEvent.type(field(/Bemerkungen/), 'Rillung außen')
    await send()
    await screen.findByRole('heading', { name: 'Ihre Anfrage ist bei uns' })
    const [mail, ...others] = await shop.mails()
    expect([mail?.to, others]).toEqual([guest.email, []])
    for (const part of ['N-DE-000001', '320 × 210 × 140 mm', 'Rillung außen']) {
      expect(screen.getAllByText(part, { exact: false }).length).toBeGreaterThan(0)
      expect(mail?.text).toContain(part)
    }
    expect(screen.getByText('2-farbig bedruckt')).toBeTruthy()
    expect(screen.getByText(/Gedruckt wird erst/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Zu Ihren Angeboten' })).toBeNull()
  })

  it('names every problem at its field and in the summary, which takes the focus, and keeps what was typed', async () => {
    const shop = openRequestShop()
    await shop.open()
    await userEvent.type(field('Länge'), 'gross')
    await userEvent.type(field(/Bemerkungen/), 'Rillung')
    await send()
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    const lines = within(summary).getAllByRole('link')
    expect(lines.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      ...['Länge', 'Breite', 'Höhe', 'Menge', 'Vor- und Nachname', 'E-Mail-Adresse'],
    ])
    expect(field('Länge').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Länge' }).value).toBe('gross')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Bemerkungen/ }).value).toBe('Rillung')
    expect(await shop.mails()).toEqual([])
  })

  it('says which flutes do for a size that is too large for the chosen one', async () => {
    const shop = openRequestShop()
    await shop.open('/request?length=900&width=400&height=300')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wellenart' }), 'E-Welle')
    await userEvent.type(field('Menge'), '100')
    await introduce()
    await send()
    const text = 'Wellenart: E-Welle ist für diese Größe zu dünn. Möglich sind: C, EB, BC, «Bitte empfehlen».'
    expect((await screen.findAllByText(text)).length).toBe(2)
  })

  it('is a mail where the platform takes none, with the telephone number', async () => {
    const shop = openRequestShop()
    shop.sandbox.faults.arm({ kind: 'status', status: 404, match: { path: 'apexrest/requests' } })
    await shop.open()
    await fillIn()
    await introduce()
    await send()
    const heading = await screen.findByRole('heading', { name: 'Anfrage per E-Mail senden' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'E-Mail öffnen' })
    expect(decodeURIComponent(link.href)).toContain('Faltkarton (FEFCO 0201), 320 × 210 × 140 mm')
  })

  it('stays in the form, with what was typed, while the platform is down', async () => {
    const shop = openRequestShop()
    await shop.open()
    await fillIn()
    await introduce()
    shop.sandbox.faults.arm({ kind: 'status', status: 503, times: 9, match: { path: 'apexrest/requests' } })
    await send()
    await screen.findByRole('alert')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' }).value).toBe('500')
    shop.sandbox.faults.clear()
    await send()
    await screen.findByRole('heading', { name: 'Ihre Anfrage ist bei uns' })
    expect(await shop.mails()).toHaveLength(1)
  })
})

describe('the form', () => {
  it('begins with the size and the style of its address', async () => {
    const shop = openRequestShop('CH')
    await shop.open('/request?length=300&width=200&height=100&style=0427&term=300x200x100')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Länge' }).value).toBe('300')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Versandschachtel/ }).checked).toBe(true)
    expect(screen.getByRole('img', { name: /^Versandschachtel .*300 × 200 × 100 mm/ })).toBeTruthy()
    expect(screen.getByText(/Gesucht haben Sie/)).toBeTruthy()
  })

  it('draws the box as it is typed, and says what it weighs', async () => {
    const shop = openRequestShop()
    await shop.open()
    expect(screen.getByRole('img', { name: /geben Sie seine Maße ein/ })).toBeTruthy()
    await fillIn()
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Faltkarton, innen 320 × 210 × 140 mm' })).toBeTruthy(),
    )
    expect(screen.getByText(/Leer wiegt er mit E-Welle ungefähr \d+ g/)).toBeTruthy()
  })
})

describe('the request of a buyer', () => {
  it('asks for no name, and leads to the offers', async () => {
    const shop = openRequestShop('CH')
    await shop.signIn(buyers.reto)
    await shop.open()
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Vor- und Nachname' })).toBeNull())
    await fillIn()
    await send()
    await screen.findByRole('heading', { name: 'Ihre Anfrage ist bei uns' })
    const link = screen.getByRole('link', { name: 'Zu Ihren Offerten' })
    expect(link.getAttribute('href')).toMatch(/\/my\/offers$/)
  })
})
