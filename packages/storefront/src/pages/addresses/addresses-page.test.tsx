import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vatIdField } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import * as addressPage from './address-page'
import * as addressesPage from './addresses-page'

// For a busy machine; nothing here waits longer than necessary.
configure({ asyncUtilTimeout: 10_000 })

const person = { firstName: 'Mira', lastName: 'Kern', addressType: 'Shipping' } as const
const tokyo = {
  ...person,
  street: '1-2-3 Ginza',
  city: 'Chuo',
  region: '13',
  postalCode: '104-0061',
  country: 'JP',
  phoneNumber: '+81335550100',
}

const openList = (account: Awaited<ReturnType<typeof openAccount>>) =>
  account.open({ page: addressesPage, path: '/my/addresses', at: '/my/addresses', texts: ['addresses'] })

type SavedAddress = Parameters<Awaited<ReturnType<typeof openAccount>>['shop']['addresses']['create']>[0]

async function listWith(...saved: SavedAddress[]) {
  const account = await openAccount(buyers.reto)
  for (const address of saved) await account.shop.addresses.create(address)
  await openList(account)
  return account
}

/** The row of the address with this text, and its lines. */
async function linesOf(text: string) {
  const row = (await screen.findByText(text)).closest('li') ?? document.body
  return { row, lines: [...row.querySelectorAll('p')].map(({ textContent }) => textContent.trim()) }
}

describe('the saved addresses', { timeout: 30_000 }, () => {
  it('[5-13] shows phone numbers in groups, and one of North America in its own form', async () => {
    const boston = { ...tokyo, country: 'US', region: 'MA', city: 'Boston', street: '1 Milk Street' }
    await listWith({ ...boston, postalCode: '02109', phoneNumber: '+16175550123' })
    expect((await linesOf('1 Milk Street')).lines).toContain('(617) 555-0123')
    expect((await linesOf('Lagerstrasse 8')).lines).toContain('+41 62 555 01 08')
  })

  it('[5-14] [5-15] shows an address in Japan with its region, the family name first', async () => {
    await listWith(tokyo)
    const { lines } = await linesOf('1-2-3 Ginza')
    expect(lines.slice(0, 5)).toEqual(['Kern Mira', '1-2-3 Ginza', '104-0061 Chuo', 'Region: 13', 'Japan'])
  })

  it.each([
    ['TW', 'TPE', 'Region: TPE', 'Taiwan'],
    ['US', 'MA', 'Bundesland oder Provinz: MA', 'Vereinigte Staaten'],
    ['AT', '8', 'Bundesland oder Provinz: Vorarlberg', 'Österreich'],
  ])('[5-15] calls the subdivision of %s %s “%s”', async (country, region, line, countryName) => {
    await listWith({ ...tokyo, country, region })
    const { lines } = await linesOf('1-2-3 Ginza')
    expect(lines).toContain(line)
    expect(lines).toContain(countryName)
  })

  it('[5-15] shows no subdivision without one, nor in the shop’s own countries', async () => {
    await listWith({ ...tokyo, region: '' })
    expect((await linesOf('1-2-3 Ginza')).lines.join()).not.toContain('Region')
    expect((await linesOf('Lagerstrasse 8')).lines).toEqual([
      expect.stringContaining('Alpenblick Versand AG'),
      'Reto Brunner',
      'Lagerstrasse 8',
      '4600 Olten',
      'Schweiz',
      '+41 62 555 01 08',
      expect.anything(),
    ])
  })

  it('offers only to delete an address outside the shop’s countries', async () => {
    await listWith(tokyo)
    const { row, lines } = await linesOf('1-2-3 Ginza')
    expect(lines).toContain('In dieses Land liefern wir von hier aus nicht.')
    expect(within(row).queryByRole('link')).toBeNull()
    const names = within(row).getAllByRole('button', { hidden: true })
    expect(names.map(({ textContent }) => textContent)).toEqual(['Ja, löschen'])
  })

  it('offers to make a billing address outside the shop’s countries the default', async () => {
    await listWith({ ...tokyo, addressType: 'Billing' })
    const { row, lines } = await linesOf('1-2-3 Ginza')
    expect(lines.join()).not.toContain('liefern wir')
    expect(within(row).getByRole('button', { name: /^Als Standard festlegen/ })).toBeTruthy()
  })

  it('shows the VAT id of a billing address', async () => {
    await listWith()
    expect((await linesOf('Bahnhofplatz 3')).lines).toContain('MWST-Nummer (UID): CHE-112.233.445 MWST')
    expect((await linesOf('Lagerstrasse 8')).lines.join()).not.toContain('MWST-Nummer')
  })
})

describe('the form of an address', { timeout: 30_000 }, () => {
  const openForm = async (username: string, id = 'new') => {
    const account = await openAccount(username)
    await account.open({
      page: addressPage,
      path: '/my/addresses/:id',
      at: `/my/addresses/${id}`,
      texts: ['addresses'],
    })
    await screen.findByRole('heading', { level: 1 })
    return account
  }
  const vatIdInput = () => screen.getByRole('textbox', { name: /^MWST-Nummer \(UID\)/ })
  const described = () =>
    (vatIdInput().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)

  it('asks a business for its VAT id after the company, and questions a wrong check digit', async () => {
    await openForm(buyers.reto)
    const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))
    expect(names.slice(0, 3)).toEqual(['companyName', 'vatId', 'firstName'])
    expect(described()).toEqual(['Sie steht auf der Rechnung, zum Beispiel CHE-112.233.445 MWST.'])
    await userEvent.type(vatIdInput(), 'che-112.233.446')
    await userEvent.tab()
    expect(described()).toEqual(['Die Prüfziffer passt nicht zu dieser Nummer. Stimmt sie so?'])
    await userEvent.clear(vatIdInput())
    await userEvent.type(vatIdInput(), 'CHE-112.233.445')
    await userEvent.tab()
    expect(described()).toEqual(['Sie steht auf der Rechnung, zum Beispiel CHE-112.233.445 MWST.'])
  })

  it('says at the field and in the summary what a VAT id looks like', async () => {
    await openForm(buyers.reto)
    await userEvent.type(vatIdInput(), '109.999.009')
    await userEvent.click(screen.getByRole('button', { name: 'Adresse speichern' }))
    const text = 'Eine MWST-Nummer sieht aus wie CHE-112.233.445 MWST. Nummern der EU beginnen mit dem Land.'
    expect(await screen.findByRole('link', { name: text })).toBeTruthy()
    expect(described()).toContain(text)
    expect(vatIdInput().getAttribute('aria-invalid')).toBe('true')
  })

  it('does not ask a private buyer for a VAT id', async () => {
    await openForm(buyers.lea)
    expect(screen.queryByRole('textbox', { name: /MWST-Nummer/ })).toBeNull()
  })

  it('has the VAT id of the address to change', async () => {
    const { shop } = await openAccount(buyers.reto)
    const { items } = await shop.addresses.list({ addressType: 'Billing', fields: [vatIdField] })
    await openForm(buyers.reto, items[0]?.addressId)
    expect((vatIdInput() as HTMLInputElement).value).toBe('CHE-112.233.445 MWST')
  })

  it('is missing for an address outside the shop’s countries, which it does not offer', async () => {
    const account = await openAccount(buyers.reto)
    const { addressId } = await account.shop.addresses.create(tokyo)
    await account.open({
      page: addressPage,
      path: '/my/addresses/:id',
      at: `/my/addresses/${addressId}`,
      texts: ['addresses'],
    })
    expect(await screen.findByText(/in das wir von hier aus nicht liefern/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Zurück zu den Adressen' }).getAttribute('href')).toBe(
      '/my/addresses',
    )
  })
})
