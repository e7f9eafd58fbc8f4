import { selfRegistrationUrl } from '@cartonnage/sdk/rules'
import { storageEntries } from '@cartonnage/sdk'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { data } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths } from '../../shell/paths'
import { renderRoutes } from '../../app/providers.fixture'
import { shopOfSession } from '../../frame/user-menu/user-menu.fixture'
import { readForm } from '../../forms/reading/read-form'
import { registrationSchema } from './data/read-registration'
import { RegisterForm } from './register-form'

// For a busy machine; nothing here waits longer than necessary.
configure({ asyncUtilTimeout: 10_000 })

/** Renders the form with an action that refuses every registration, a valid one with the given messages. */
async function renderForm({ isFromCart = false, at = '/', refusals = [] as readonly string[] } = {}) {
  const shop = shopOfSession()
  let sent = 0
  const route = {
    path: '*',
    element: <RegisterForm isFromCart={isFromCart} />,
    action: async ({ request }: { request: Request }) => {
      sent += 1
      const reading = readForm(await request.formData(), registrationSchema)
      const refused = reading.isValid ? { problems: {}, reasons: refusals } : { reasons: [], ...reading }
      return data({ entered: reading.entered, failure: null, ...refused }, { status: 422 })
    },
  }
  await renderRoutes([route], { shop, texts: ['login', 'register'], initialEntries: [at] })
  return { shop, sent: () => sent }
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Konto eröffnen' }))
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' })

describe('RegisterForm', { timeout: 30_000 }, () => {
  it('[2.1-14] has the URL of the platform’s self-registration', () => {
    expect(`/de-CH${paths.selfRegister()}`).toBe(selfRegistrationUrl('/de-CH'))
  })

  it('tells password managers what its fields are', async () => {
    await renderForm()
    const labels = ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Passwort']
    expect(labels.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'given-name',
      'family-name',
      'email',
      'new-password',
    ])
  })

  it('lists the problems with links to their fields, and keeps what was entered except the password', async () => {
    await renderForm()
    await userEvent.type(field('Vorname'), 'Mira')
    await userEvent.type(field('Passwort'), 'kurz')
    await submit()
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(within(summary).getByText('3 Angaben fehlen oder stimmen nicht')).toBeTruthy()
    expect(field('Vorname')).toHaveProperty('value', 'Mira')
    expect(field('Passwort')).toHaveProperty('value', '')
    await userEvent.click(within(summary).getByRole('link', { name: /Nachnamen/ }))
    expect(document.activeElement).toBe(field('Nachname'))
    expect(field('Nachname').getAttribute('aria-invalid')).toBe('true')
  })

  it('accepts text of any length, keeps it and names the limit of each field', async () => {
    await renderForm()
    const long = {
      Vorname: 'Mira '.repeat(60),
      Nachname: 'Kern '.repeat(60),
      'E-Mail-Adresse': `${'m'.repeat(300)}@x.ch`,
    }
    for (const [label, text] of Object.entries(long)) {
      await userEvent.click(field(label))
      await userEvent.paste(text)
    }
    await userEvent.click(field('Passwort'))
    await userEvent.paste('Karton 7 '.repeat(30))
    expect(field('Passwort')).toHaveProperty('value', 'Karton 7 '.repeat(30))
    await submit()
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Vorname: höchstens 40 Zeichen.',
      'Nachname: höchstens 80 Zeichen.',
      'E-Mail-Adresse: höchstens 80 Zeichen.',
      'Passwort: höchstens 255 Zeichen.',
    ])
    for (const [label, text] of Object.entries(long)) expect(field(label)).toHaveProperty('value', text)
    expect(field('Passwort').getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the platform’s own messages about a refusal, and a link to sign in', async () => {
    const refusals = ['Dieses Passwort ist bekannt geworden.', 'Diese Domain ist gesperrt.']
    await renderForm({ refusals })
    await userEvent.type(field('Vorname'), 'Mira')
    await userEvent.type(field('Nachname'), 'Kern')
    await userEvent.type(field('E-Mail-Adresse'), 'mira@example.com')
    await userEvent.type(field('Passwort'), 'Karton und 7')
    await submit()
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByText('Das Konto konnte nicht eröffnet werden')).toBeTruthy()
    for (const refusal of refusals) expect(within(summary).getByText(refusal)).toBeTruthy()
    expect(within(summary).getByRole('link', { name: 'Anmelden' })).toBeTruthy()
    expect(field('E-Mail-Adresse')).toHaveProperty('value', 'mira@example.com')
  })

  it.each([
    ['from the cart', '/', true],
    ['from the cart in another tab', '/?c__sessionId=0123', false],
  ])(
    '[2.5-4] [3.browser-stored-data-4] [4.guest-cart-on-login-8] saves whether to return to the cart, %s: %s %s',
    async (_name, at, expected) => {
      const { shop } = await renderForm({ isFromCart: true, at })
      await submit()
      expect(shop.storage.read(storageEntries.loginFromCart)).toBe(expected)
    },
  )
})
