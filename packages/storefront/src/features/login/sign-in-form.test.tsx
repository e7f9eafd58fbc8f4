import { createShopClient } from '@cartonnage/sdk'
import { storageEntries } from '@cartonnage/sdk'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'
import type { SignInProblem } from './sign-in-action'
import { SignInForm } from './sign-in-form'

// A busy machine may take its time; nothing here waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 })

/** The form with an action that refuses everybody. */
async function renderForm(
  start: Partial<Parameters<typeof SignInForm>[0]> = {},
  problem: SignInProblem = 'credentials',
) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const shop = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/de-CH/login',
    locale: 'de-CH',
    fetch: () => Promise.reject(new TypeError('There is no network here.')),
    reportFailure: () => undefined,
  })
  const texts = await createI18n('de-CH', ['login'])
  const router = createMemoryRouter([
    {
      path: '/',
      element: <SignInForm isFromCart={false} {...start} />,
      action: async ({ request }) => {
        const form = await request.formData()
        sent.push(Object.fromEntries(form))
        return data({ problem, email: form.get('email') }, { status: 401 })
      },
    },
  ])
  render(
    <Providers shop={shop} texts={texts} notifications={createNotificationQueue()}>
      <RouterProvider router={router} />
    </Providers>,
  )
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

  it('keeps the e-mail address after a failure, and forgets the password', async () => {
    const { sent } = await renderForm()
    await userEvent.type(email(), 'lea.keller@example.com')
    await userEvent.type(password(), 'falsch')
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
    await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'))
    expect(sent).toEqual([{ email: 'lea.keller@example.com', password: 'falsch' }])
    expect(screen.getByText('E-Mail-Adresse oder Passwort stimmt nicht.')).toBeTruthy()
    expect(email()).toHaveProperty('value', 'lea.keller@example.com')
    expect(password()).toHaveProperty('value', '')
    expect(document.activeElement).toBe(password())
  })

  it('finding 4: says beyond a limit how long to wait, and keeps the e-mail address alone', async () => {
    const sentences = [
      'Das waren zu viele Versuche in kurzer Zeit.',
      'Bitte versuchen Sie es in 15 Minuten noch einmal.',
    ]
    await renderForm({}, { messageKey: 'tooOften', reportedBy: 'catalogue', sentences })
    await userEvent.type(email(), 'lea.keller@example.com')
    await userEvent.type(password(), 'falsch')
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
    expect((await screen.findByRole('alert')).textContent).toBe(sentences.join(' '))
    expect(email()).toHaveProperty('value', 'lea.keller@example.com')
    expect(password()).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: 'Anmelden' })).toHaveProperty('disabled', false)
  })

  it('leads by Tab from the e-mail address to the password, and then to the button that shows it', async () => {
    await renderForm()
    email().focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(password())
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Passwort anzeigen')
  })

  it('shows the password at a press, and hides it again', async () => {
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
    'leaves the e-mail address %j to the shop’s own words, not to the browser’s bubble',
    async (typed) => {
      const { sent } = await renderForm()
      if (typed !== '') await userEvent.type(email(), typed)
      await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
      // The browser does not stop the form with a bubble of its own.
      await waitFor(() => expect(sent).toHaveLength(1))
    },
  )

  it.each([true, false])('remembers whether the cart asked: %s', async (isFromCart) => {
    const { shop } = await renderForm({ isFromCart })
    shop.storage.write(storageEntries.loginFromCart, !isFromCart)
    await userEvent.type(email(), 'a@b.ch')
    await userEvent.type(password(), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
    expect(shop.storage.read(storageEntries.loginFromCart)).toBe(isFromCart)
  })

  it.each([
    ['to the checkout', '/de-CH/checkout?step=address'],
    ['to the cart, whatever another sign-in noted', undefined],
  ])('[4.guest-cart-on-login-7] remembers that the cart leads on %s', async (_, summaryPath) => {
    const { shop } = await renderForm({ isFromCart: true, summaryPath })
    shop.storage.write(storageEntries.goToSummary, '/de-CH/elsewhere')
    await userEvent.type(email(), 'a@b.ch')
    await userEvent.type(password(), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
    expect(shop.storage.read(storageEntries.goToSummary)).toBe(summaryPath ?? null)
  })
})
