import { buyers } from './harness/buyers'
import { waitForHydration } from './harness/hydration'
import { main } from './harness/new-customer'
import { germanSite, sameOriginHeaders, swissSite } from './harness/sites'
import { expect, test } from './harness/test-with-moved-orders'
import { signIn } from './harness/visitor'
import { expectSoundAtWidths, storyWidths } from './harness/widths'

for (const width of storyWidths(390)) {
  test(`a size that the Box Finder has not is asked for, and answered with an offer: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { base } = swissSite
    await signIn(page.request, swissSite, buyers.CH.business.username)
    await page.goto(`${base}/global-search/boxfindersearch?length=1900&width=300&height=200`)
    await main(page).getByRole('link', { name: 'Nach Mass' }).first().click()
    await expect(main(page).getByRole('heading', { level: 1, name: 'Karton nach Mass' })).toBeVisible()
    await waitForHydration(page)
    await expect(main(page).getByRole('textbox', { name: 'Länge' })).toHaveValue('1900')
    await expect(main(page).getByRole('img', { name: /1’?900 × 300 × 200 mm/ })).toBeVisible()
    await expectSoundAtWidths(page, 'asking for a box')
    await main(page).getByRole('button', { name: 'Anfrage senden' }).focus()
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('alert')).toBeFocused()
    await expectSoundAtWidths(page, 'a request with a problem')
    await main(page)
      .getByRole('textbox', { name: /^Menge/ })
      .fill('500')
    await page.keyboard.press('Enter')
    await expect(
      main(page).getByRole('heading', { level: 1, name: 'Ihre Anfrage ist bei uns' }),
    ).toBeVisible()
    await expectSoundAtWidths(page, 'a request that was sent')
    const requestNumber = /N-CH-\d{6}/.exec((await main(page).textContent()) ?? '')?.[0]
    const answered = await page.request.post('/__sandbox/requests/answer', {
      headers: sameOriginHeaders,
      data: { requestNumber, unitPrices: ['4.85'], lastDay: '2027-12-31' },
    })
    expect(answered.ok()).toBe(true)
    await main(page).getByRole('link', { name: 'Zu Ihren Offerten' }).click()
    await expect(main(page).getByText(`1900 × 300 × 200 mm, 500 Stück (${requestNumber})`)).toBeVisible()
  })

  test(`a guest’s request is confirmed and answered by mail: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${germanSite.base}/request`)
    await waitForHydration(page)
    const field = (name: string) => main(page).getByRole('textbox', { name, exact: true })
    await field('Länge').fill('32 x 21 x 14 cm')
    await field('Menge').fill('500')
    await field('Vor- und Nachname').fill('Mira Kern')
    await field('E-Mail-Adresse').fill('mira@example.de')
    await page.keyboard.press('Enter')
    await expect(
      main(page).getByRole('heading', { level: 1, name: 'Ihre Anfrage ist bei uns' }),
    ).toBeVisible()
    const requestNumber = /N-DE-\d{6}/.exec((await main(page).textContent()) ?? '')?.[0]
    await page.reload()
    await expect(main(page)).toContainText('320 × 210 × 140 mm')
    await page.request.post('/__sandbox/requests/answer', {
      headers: sameOriginHeaders,
      data: { requestNumber, unitPrices: ['0.82'], lastDay: '2027-12-31' },
    })
    const { mails } = (await (await page.request.get('/__sandbox/mails')).json()) as {
      mails: { to: string; subject: string; text: string }[]
    }
    const own = mails.filter(({ to }) => to === 'mira@example.de').map(({ subject }) => subject)
    expect(own).toEqual([
      `Preise zu Ihrer Anfrage ${requestNumber}`,
      `Ihre Anfrage ${requestNumber} ist bei uns`,
    ])
  })
}
