import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { doubleClicks } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { fillRegistration, main, submit } from './harness/new-customer'
import { germanSite, sameOriginHeaders, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { expect, test } from './harness/test-with-moved-orders'
import { expectSoundAtWidths, storyWidths } from './harness/widths'

const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string): Locator => main(page).locator(`input[name="${name}"]`)

/** The platform's answers to a wrong code. */
const refusedPassword = { url: '/services/auth/headless/forgot_password', status: 400 }
const refusedCode = { url: '/myprofile/actions/verify', status: 400 }

/**
 * A buyer of this test alone, registered by the platform's own call, which signs in whoever makes it: the seeded ones
 * keep their passwords.
 */
async function registerBuyer(request: APIRequestContext, { site }: Site) {
  const email = `nora.${crypto.randomUUID()}@example.com`
  const person = { firstName: 'Nora', lastName: 'Frei', email, password: 'Karton und 7' }
  const response = await request.post(`${site}/services/apexrest/auth/register`, {
    headers: sameOriginHeaders,
    data: { request: { ...person, startUrl: `${site}/` } },
  })
  expect(response.status(), 'the registration').toBe(200)
  return person
}

/** The code in the newest mail to this address. */
async function readCode(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get('/__sandbox/mails', { headers: { accept: 'application/json' } })
  const { mails } = (await response.json()) as { readonly mails: readonly { to: string; text: string }[] }
  return /^\d{6}$/m.exec(mails.find(({ to }) => to === address)?.text ?? '')?.[0] ?? ''
}

const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111')

for (const width of storyWidths(390)) {
  test(`a forgotten password is replaced by a code, and a wrong one costs a try: ${width} px`, async ({
    page,
    guard,
    request,
  }) => {
    test.slow()
    const { base } = swissSite
    const { email } = await registerBuyer(request, swissSite)
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${base}/login?startUrl=${encodeURIComponent(`${base}/my/profile`)}`)
    await waitForHydration(page)
    await main(page).getByRole('link', { name: 'Passwort vergessen?' }).click()
    await expect(main(page).getByRole('heading', { level: 1, name: 'Neues Passwort' })).toBeVisible()
    await doubleClicks.press(button(page, 'Code schicken'))
    await expect(main(page).getByRole('alert')).toBeFocused()
    await expectSoundAtWidths(page, 'asking for a code')

    await field(page, 'email').fill(email)
    await doubleClicks.press(button(page, 'Code schicken'))
    await expect(main(page).getByRole('status')).toContainText('ist ein Code dorthin unterwegs')
    await expect(field(page, 'email')).toHaveValue(email)
    await expect(main(page).getByRole('button', { name: /^Neuen Code schicken/ })).toBeDisabled()
    const code = await readCode(page.request, email)
    guard.expectFailure(refusedPassword)
    await field(page, 'code').fill(otherThan(code))
    await field(page, 'password').fill('schachtel7')
    await doubleClicks.press(button(page, 'Neues Passwort speichern'))
    await expect(main(page).getByRole('alert')).toBeFocused()
    await expect(main(page).getByRole('alert')).toContainText('Sie haben noch 4 Versuche')
    await expect(field(page, 'code')).toHaveValue(otherThan(code))
    await expect(field(page, 'password')).toHaveValue('')
    await expectSoundAtWidths(page, 'a wrong code')

    await field(page, 'code').fill(code)
    await field(page, 'password').fill('schachtel7')
    await doubleClicks.press(button(page, 'Neues Passwort speichern'))
    await expect(page).toHaveURL(/\/login\?startUrl=.*&changed=1$/)
    await expect(main(page)).toContainText('Ihr neues Passwort ist gespeichert.')
    await waitForHydration(page)
    await expectSoundAtWidths(page, 'signing in with a new password')
    await field(page, 'email').fill(email)
    await field(page, 'password').fill('schachtel7')
    await button(page, 'Anmelden').click()
    await expect(page).toHaveURL(/\/my\/profile$/)
    await expect(main(page)).toContainText(email)
  })

  test(`a buyer saves the profile and changes the e-mail address by two codes: ${width} px`, async ({
    page,
    guard,
  }) => {
    test.slow()
    const { email } = await registerBuyer(page.request, swissSite)
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${swissSite.base}/my/profile`)
    await waitForHydration(page)
    await field(page, 'phone').fill('nonsense')
    await field(page, 'lastName').fill('Frei-Amrein')
    await doubleClicks.press(button(page, 'Speichern'))
    await expect(main(page).getByRole('alert')).toBeFocused()
    await expect(field(page, 'phone')).toHaveAccessibleDescription(/^Das ist keine Telefonnummer/)
    await expect(field(page, 'lastName')).toHaveValue('Frei-Amrein')
    await expectSoundAtWidths(page, 'a profile with a problem')
    await field(page, 'phone').fill('062 555 01 00')
    await field(page, 'orderCopyTo').fill('lager@example.com')
    await main(page).getByLabel('Sprache der Mails').selectOption('fr-CH')
    await doubleClicks.press(button(page, 'Speichern'))
    await expect(page).toHaveURL(/done=saved$/)
    await expect(main(page).getByText('Ihr Profil ist gespeichert.')).toBeVisible()
    await page.reload()
    await expect(field(page, 'phone')).toHaveValue('+41 62 555 01 00')
    await expect(field(page, 'orderCopyTo')).toHaveValue('lager@example.com')
    await expect(main(page).getByLabel('Sprache der Mails')).toHaveValue('fr-CH')

    await waitForHydration(page)
    await doubleClicks.press(button(page, 'Adresse ändern'))
    await expect(page).toHaveURL(/step=email&id=/)
    await expect(page.locator(':focus')).toContainText(`Wir haben einen Code an ${email} geschickt.`)
    await expect(page.locator(':focus')).toBeInViewport()
    const code = await readCode(page.request, email)
    const newEmail = `neu.${email}`
    guard.expectFailure(refusedCode)
    await field(page, 'email').fill(newEmail)
    await field(page, 'code').fill(otherThan(code))
    await button(page, 'Adresse ändern').click()
    await expect(main(page).getByRole('alert')).toContainText('Sie haben noch 4 Versuche')
    await expect(field(page, 'email')).toHaveValue(newEmail)
    await expectSoundAtWidths(page, 'a new address with a wrong code')
    await field(page, 'code').fill(code)
    await doubleClicks.press(button(page, 'Adresse ändern'))
    await expect(page).toHaveURL(/done=email$/)
    await expect(page.locator(':focus')).toContainText(`Mails gehen ab jetzt an ${newEmail}.`)
    await expect(main(page)).toContainText(`${newEmail} (noch nicht bestätigt)`)
    await expectSoundAtWidths(page, 'an address that is not confirmed')

    await doubleClicks.press(button(page, 'Diese Adresse bestätigen'))
    await expect(page).toHaveURL(/step=confirm&id=/)
    await expectSoundAtWidths(page, 'confirming an address')
    await field(page, 'code').fill(await readCode(page.request, newEmail))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/done=confirmed$/)
    await expect(main(page)).toContainText(`Ihre E-Mail-Adresse ${newEmail} ist bestätigt.`)
    await expect(main(page)).not.toContainText('noch nicht bestätigt')
  })
}

for (const width of storyWidths(1440)) {
  test(`a firm registers, waits, and has its own terms once it is released: ${width} px`, async ({
    page,
  }) => {
    test.slow()
    const { base } = germanSite
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${base}/login/SelfRegister`)
    await waitForHydration(page)
    await main(page).getByRole('radio', { name: 'Für eine Firma' }).check()
    await field(page, 'companyName').fill('Kistenwerk GmbH')
    await field(page, 'vatId').fill('DE999990003')
    const { email, password } = await fillRegistration(page)
    await expectSoundAtWidths(page, 'registering a firm')
    await doubleClicks.press(submit(page))
    await expect(main(page).getByRole('alert')).toBeFocused()
    await expect(field(page, 'vatId')).toHaveAccessibleDescription(/stimmt eine Ziffer nicht/)
    await expect(main(page).getByRole('radio', { name: 'Für eine Firma' })).toBeChecked()
    await expect(field(page, 'companyName')).toHaveValue('Kistenwerk GmbH')
    await expectSoundAtWidths(page, 'a firm with a wrong VAT id')
    await field(page, 'vatId').fill('DE999990002')
    await field(page, 'password').fill(password)
    await doubleClicks.press(submit(page))
    await expect(page).toHaveURL(/\/my\/profile\?done=firm$/)
    await expect(main(page).getByRole('status')).toContainText(
      'Ihr Konto ist eröffnet, und wir prüfen Kistenwerk GmbH',
    )
    await waitForHydration(page)
    await expectSoundAtWidths(page, 'the profile of a firm that waits')

    const released = await page.request.post('/__sandbox/firms', {
      headers: sameOriginHeaders,
      data: { email, decision: 'released' },
    })
    expect(released.status(), 'the release').toBe(200)
    await page.goto(`${base}/my/profile`)
    await waitForHydration(page)
    await expect(main(page).getByRole('heading', { name: 'Firma' })).toBeVisible()
    await expect(main(page)).toContainText('Diese Angaben haben wir geprüft.')
    await expect(main(page)).toContainText('DE999990002')
    await expect(main(page)).not.toContainText('Wir prüfen')
    await expect(page.getByRole('banner')).toContainText('Kistenwerk GmbH')
    await expectSoundAtWidths(page, 'the profile of a firm')
  })
}
