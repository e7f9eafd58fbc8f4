import { storageEntries } from '@cartonnage/sdk'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { data } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../app/providers.fixture'
import { shopOfSession } from '../../frame/user-menu/user-menu.fixture'
import { readForm } from '../../forms/reading/read-form'
import { signInSchema } from './data/read-sign-in'
import type { RefusedSignIn } from './data/sign-in-action'
import { SignInForm } from './sign-in-form'

// For a busy machine; nothing here waits longer than necessary.
configure({ asyncUtilTimeout: 10_000 })

/** Renders the form with an action that refuses every sign-in. */
async function renderForm(
  start: Partial<Parameters<typeof SignInForm>[0]> = {},
  refusal: Partial<RefusedSignIn> = { problems: { password: 'credentials' } },
) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const shop = shopOfSession()
  const route = {
    path: '/',
    element: <SignInForm isFromCart={false} {...start} />,
    action: async ({ request }: { request: Request }) => {
      const form = await request.formData()
      sent.push(Object.fromEntries(form))
      const { isValid: _, ...reading } = readForm(form, signInSchema)
      return data({ problems: {}, failure: null, ...refusal, ...reading }, { status: 401 })
    },
  }
  await renderRoutes([route], { shop, texts: ['login'] })
  return { sent, shop }
}

const email = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' })
const password = () => screen.getByLabelText('Passwort')

describe('SignInForm', { timeout: 30_000 }, () => {
  it('tells password managers what its fields are', async () => {
    await renderForm()
    expect(email().getAttribute('autocomplete')).toBe('username')
    expect(password().getAttribute('autocomplete')).toBe('current-password')
  })

  it('keeps the e-mail address after a failure, and clears the password', async () => {
    const { sent } = await renderForm()
    await userEvent.type(email(), 'lea.keller@example.com')
    await userEvent.type(password(), 'falsch')
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
    await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'))
    expect(sent).toEqual([{ email: 'lea.keller@example.com', password: 'falsch' }])
    const summary = screen.getByRole('alert')
    const sentence = 'E-Mail-Adresse oder Passwort stimmt nicht.'
    expect(within(summary).getByRole('link', { name: sentence }).getAttribute('href')).toBe(
      '#sign-in-password',
    )
    const described = password().getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(sentence)
    expect(email()).toHaveProperty('value', 'lea.keller@example.com')
    expect(password()).toHaveProperty('value', '')
    expect(document.activeElement).toBe(summary)
  })

  it('lists everything that is missing, in the order of the fields', async () => {
    await renderForm()
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByText('2 Angaben fehlen oder stimmen nicht')).toBeTruthy()
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#sign-in-email', '#sign-in-password'])
    await userEvent.click(links[0] ?? summary)
    expect(document.activeElement).toBe(email())
    expect([email(), password()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  })

  it('finding 4: says after too many attempts how long to wait, and keeps only the e-mail address', async () => {
    const sentences = [
      'Das waren zu viele Versuche in kurzer Zeit.',
      'Bitte versuchen Sie es in 15 Minuten noch einmal.',
    ]
    await renderForm({}, { failure: { messageKey: 'tooOften', reportedBy: 'catalogue', sentences } })
    await userEvent.type(email(), 'lea.keller@example.com')
    await userEvent.type(password(), 'falsch')
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
    expect((await screen.findByRole('alert')).textContent).toBe(sentences.join(' '))
    expect(email()).toHaveProperty('value', 'lea.keller@example.com')
    expect(password()).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: 'Anmelden' })).toHaveProperty('disabled', false)
  })

  it('moves with Tab from the e-mail address to the password, and then to the button that shows it', async () => {
    await renderForm()
    email().focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(password())
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Passwort anzeigen')
  })

  it('shows and hides the password by its button', async () => {
    await renderForm()
    await userEvent.type(password(), 'Karton und 7')
    expect(password().getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }))
    expect(password().getAttribute('type')).toBe('text')
    expect(password()).toHaveProperty('value', 'Karton und 7')
    await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }))
    expect(password().getAttribute('type')).toBe('password')
  })

  it.each(['', '   '])(
    'sends the e-mail address %j, for which the shop and not the browser has a message',
    async (entered) => {
      const { sent } = await renderForm()
      if (entered !== '') await userEvent.type(email(), entered)
      await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
      // The browser does not block the form with its own message.
      await waitFor(() => expect(sent).toHaveLength(1))
    },
  )

  it.each([true, false])('saves whether the cart asked for the sign-in: %s', async (isFromCart) => {
    const { shop } = await renderForm({ isFromCart })
    shop.storage.write(storageEntries.loginFromCart, !isFromCart)
    await userEvent.type(email(), 'a@b.ch')
    await userEvent.type(password(), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
    expect(shop.storage.read(storageEntries.loginFromCart)).toBe(isFromCart)
  })

  it.each([
    ['to the checkout', '/de-CH/checkout?step=address'],
    ['to the cart, whatever another sign-in saved', undefined],
  ])('[4.guest-cart-on-login-7] saves that the cart leads %s', async (_, summaryPath) => {
    const { shop } = await renderForm({ isFromCart: true, summaryPath })
    shop.storage.write(storageEntries.goToSummary, '/de-CH/elsewhere')
    await userEvent.type(email(), 'a@b.ch')
    await userEvent.type(password(), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
    expect(shop.storage.read(storageEntries.goToSummary)).toBe(summaryPath ?? null)
  })
})
