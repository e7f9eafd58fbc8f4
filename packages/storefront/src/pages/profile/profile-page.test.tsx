import { sessionStore, storageEntries } from '@cartonnage/sdk'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers, origin } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import * as profilePage from './profile-page'

// For a busy machine; nothing here waits longer than necessary.
configure({ asyncUtilTimeout: 10_000 })

type Account = Awaited<ReturnType<typeof openAccount>>

const openPage = async (account: Account, query = '') => {
  const at = `/my/profile${query}`
  const router = await account.open({ page: profilePage, path: '/my/profile', at, texts: ['profile'] })
  await screen.findByRole('heading', { level: 1, name: 'Profil' })
  return { ...account, router }
}
const openProfile = async (username: string = buyers.lea) => openPage(await openAccount(username))

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const enter = async (name: string | RegExp, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
const part = (name: string) => within(screen.getByRole('region', { name }))

interface Mail {
  readonly to: string
  readonly text: string
}

async function readCode({ fetch }: Account, address: string): Promise<string> {
  const { mails } = (await (await fetch(`${origin}/__sandbox/mails`)).json()) as { mails: readonly Mail[] }
  return /^\d{6}$/m.exec(mails.find(({ to }) => to === address)?.text ?? '')?.[0] ?? ''
}

describe('the profile', { timeout: 30_000 }, () => {
  it('shows a private buyer’s data, the languages of the shop, and no company', async () => {
    await openProfile()
    expect([field('Vorname').value, field('Nachname').value]).toEqual(['Lea', 'Keller'])
    expect(part('E-Mail-Adresse').getByText(buyers.lea)).toBeTruthy()
    const languages = within(screen.getByRole('combobox', { name: 'Sprache der Mails' }))
    expect(languages.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Wie die Seite angezeigt wird',
      'Deutsch',
      'Français',
      'English',
    ])
    expect(screen.queryByRole('region', { name: 'Firma' })).toBeNull()
  })

  it('shows a firm its data to read, and where to have them changed', async () => {
    await openProfile(buyers.reto)
    const company = part('Firma')
    expect(company.getByText('Alpenblick Versand AG')).toBeTruthy()
    expect(company.getByText(/^CHE-/)).toBeTruthy()
    expect(company.queryByRole('textbox')).toBeNull()
    expect(company.getByRole('link', { name: 'Änderung mitteilen' }).getAttribute('href')).toContain(
      'contact',
    )
  })

  it('says at its field what is wrong, and keeps what was typed', async () => {
    await openProfile()
    await enter('Vorname', 'Lea Maria')
    await enter(/^Telefon/, 'nonsense')
    await press('Speichern')
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    const text = 'Das ist keine Telefonnummer. Bitte geben Sie sie mit Vorwahl ein.'
    expect(within(summary).getByRole('link', { name: text }).getAttribute('href')).toBe(
      `#${field(/^Telefon/).id}`,
    )
    expect(field(/^Telefon/).getAttribute('aria-invalid')).toBe('true')
    expect(field('Vorname').value).toBe('Lea Maria')
  })

  it('says that it is saved, at its top, and keeps what was typed', async () => {
    const { router } = await openProfile()
    await enter(/^Telefon/, '062 555 01 00')
    await press('Speichern')
    const note = await screen.findByText('Ihr Profil ist gespeichert.')
    await waitFor(() => expect(document.activeElement?.contains(note)).toBe(true))
    expect(router.state.location.search).toBe('?done=saved')
    expect(field(/^Telefon/).value).toBe('062 555 01 00')
  })

  it('shows again what was typed when the session had ended, and asks to save it', async () => {
    const account = await openAccount(buyers.lea)
    const { userId = '' } = await account.shop.use(sessionStore).ensure().then(account.shop.scope.getSnapshot)
    account.shop.storage.write(storageEntries.enteredForm, {
      ...{ userId, path: '/my/profile', typedAt: Date.now() },
      fields: { firstName: 'Lea Maria', lastName: 'Keller', phone: '', language: 'fr-CH', orderCopyTo: '' },
    })
    await openPage(account)
    expect(await screen.findByText(/ist wieder da und noch nicht gespeichert/)).toBeTruthy()
    expect(field('Vorname').value).toBe('Lea Maria')
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('fr-CH')
  })
})

describe('the e-mail address of the profile', { timeout: 30_000 }, () => {
  it('is changed by a code to the old one, and then to be confirmed', async () => {
    const account = await openProfile()
    await press('Adresse ändern')
    const note = await screen.findByText(
      `Wir haben einen Code an ${buyers.lea} geschickt. Er gilt 10 Minuten.`,
    )
    await waitFor(() => expect(document.activeElement?.contains(note)).toBe(true))
    const code = await readCode(account, buyers.lea)
    await enter(/^Code aus der E-Mail/, code === '111111' ? '222222' : '111111')
    await enter(/^Neue E-Mail-Adresse/, 'neu@example.com')
    await press('Adresse ändern')
    expect((await screen.findByRole('alert')).textContent).toContain('Sie haben noch 4 Versuche')
    expect(field(/^Neue E-Mail-Adresse/).value).toBe('neu@example.com')
    await enter(/^Code aus der E-Mail/, code)
    await press('Adresse ändern')
    expect(await screen.findByText(/Mails gehen ab jetzt an neu@example\.com/)).toBeTruthy()
    expect(part('E-Mail-Adresse').getByText(/noch nicht bestätigt/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Diese Adresse bestätigen' })).toBeTruthy()
  })
})

describe('the password of the profile', { timeout: 30_000 }, () => {
  it('is changed on the page for a new one, by a code that has been mailed', async () => {
    const account = await openProfile()
    await press('Passwort ändern')
    await waitFor(() => expect(account.router.state.location.pathname).toBe('/login/ForgotPassword'))
    expect(await readCode(account, buyers.lea)).toMatch(/^\d{6}$/)
  })
})

describe('the profile of a firm that has registered', { timeout: 30_000 }, () => {
  const email = 'einkauf@kistenwerk.example'

  async function openFirm(query = '') {
    const account = await openAccount(buyers.lea)
    const { redirectUrl } = await account.createClient().session.register({
      ...{ firstName: 'Ida', lastName: 'Krüger', email, password: 'Karton und 7', startUrl: '/' },
      firm: { companyName: 'Kistenwerk AG', vatId: 'CHE-112.233.445 MWST' },
    })
    await account.fetch(origin + redirectUrl, { redirect: 'manual' })
    return { ...account, look: () => openPage(account, query) }
  }
  const decide = async ({ fetch }: Account, decision: 'released' | 'refused') => {
    const body = JSON.stringify({ email, decision })
    const headers = { 'Content-Type': 'application/json' }
    expect((await fetch(`${origin}/__sandbox/firms`, { method: 'POST', headers, body })).status).toBe(200)
  }

  it('says after the registration what holds until it is checked', async () => {
    const { look } = await openFirm('?done=firm')
    await look()
    const note = within(screen.getByRole('status'))
    expect(note.getByText('Ihr Konto ist eröffnet, und wir prüfen Kistenwerk AG')).toBeTruthy()
    expect(note.getByText(/zahlen sofort oder im Voraus/)).toBeTruthy()
    expect(note.getByRole('link', { name: 'Weiter einkaufen' }).getAttribute('href')).toBe('/')
  })

  it('says nothing more once it is released, and what to do with a change', async () => {
    const { look, ...account } = await openFirm()
    await decide(account, 'released')
    await look()
    expect(screen.queryByRole('status')).toBeNull()
    expect(part('Firma').getByText(/^Diese Angaben haben wir geprüft/)).toBeTruthy()
  })

  it('says that it was refused, and what to do with a mistake', async () => {
    const { look, ...account } = await openFirm()
    await decide(account, 'refused')
    await look()
    const note = within(screen.getByRole('status'))
    expect(note.getByText('Wir konnten Kistenwerk AG nicht bestätigen')).toBeTruthy()
    expect(part('Firma').getByText(/^Stimmt hier etwas nicht/)).toBeTruthy()
  })
})
