import type { APIRequestContext, Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { waitForHydration } from './harness/hydration'
import { main } from './harness/new-customer'
import { placeOrder } from './harness/order'
import { frenchSite, germanSite, sameOriginHeaders } from './harness/sites'
import type { Site } from './harness/sites'
import { expect, test } from './harness/test-with-moved-orders'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths, storyWidths } from './harness/widths'
import { box } from './route-table'

interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const mailsAbout = async (request: APIRequestContext, number: string): Promise<readonly Mail[]> => {
  const response = await request.get('/__sandbox/mails', { headers: { accept: 'application/json' } })
  const { mails } = (await response.json()) as { readonly mails: readonly Mail[] }
  return mails.filter(({ subject }) => subject.includes(number))
}

/** Shorter than the time between any two steps. */
const shortTime = 90 * 60_000

/** The invoices of a worker's stories are numbered in turn. */
const withAnyInvoice = (subject: string): string => subject.replace(/R-(CH|DE)-\d{6}/, 'R-$1-…')

/** Moves the clock until a mail with this subject is there, and returns it: over a long weekend at most. */
async function waitForMail(request: APIRequestContext, number: string, subject: string): Promise<Mail> {
  for (let moves = 0; moves < 112; moves += 1) {
    const mails = await mailsAbout(request, number)
    const found = mails.find((mail) => withAnyInvoice(mail.subject) === subject)
    if (found !== undefined) return found
    const data = { advance: shortTime }
    const moved = await request.post('/__sandbox/clock', { headers: sameOriginHeaders, data })
    expect(moved.ok()).toBe(true)
  }
  throw new Error(`No mail '${subject}'`)
}

interface State {
  readonly step: string
  readonly subject: (number: string) => string
  /** What the mail says about it. */
  readonly says: RegExp
}

/** Shows each state on the order's page, with the mail about it. */
async function follow(
  page: Page,
  site: Site,
  { number, states }: { number: string; states: readonly State[] },
) {
  for (const { step, subject, says } of states) {
    await test.step(step, async () => {
      const mail = await waitForMail(page.request, number, subject(number))
      expect(mail.text).toMatch(says)
      expect(mail.html).toContain(`<title>${mail.subject}</title>`)
      // The session may be over by now.
      await signIn(page.request, site, buyers[site.shop].private.username)
      await page.goto(`${site.base}/my/orders/${number}`)
      await expect(main(page).locator('[aria-current="step"]')).toContainText(step)
    })
  }
}

async function order(page: Page, site: Site, method?: 'prepayment'): Promise<string> {
  await signIn(page.request, site, buyers[site.shop].private.username)
  await fillCart(page.request, site, [{ productId: box.id, quantity: '25' }])
  const language = site.locale
  return await placeOrder(page.request, site, method === undefined ? { language } : { language, method })
}

/** Other stories of this shop go on at the usual time. */
test.afterEach(async ({ request }) => {
  const data = { set: Date.now() }
  await request.post('/__sandbox/clock', { headers: sameOriginHeaders, data })
})

for (const width of storyWidths(390)) {
  test(`an order in advance waits for its money, and is followed to its arrival, in French: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const number = await order(page, frenchSite, 'prepayment')
    await page.goto(`${frenchSite.base}/order-confirmation/${number}`)
    await waitForHydration(page)
    await expect(main(page)).toContainText('Nous attendons votre paiement.')
    await expect(main(page)).toContainText(/À payer jusqu’au/)
    await expect(main(page)).toContainText('1 à 2 jours ouvrables après votre paiement')
    await expectSoundAtWidths(page, 'an order that waits for its money')
    await follow(page, frenchSite, {
      number,
      states: [
        {
          step: 'Reçue',
          subject: (name) => `Confirmation de votre commande (${name})`,
          says: /IBAN\u202f: CH93 .*Communication/s,
        },
        {
          step: 'Payée',
          subject: (name) => `Votre paiement est arrivé (${name})`,
          says: /Prévue d’ici au/,
        },
        {
          step: 'Emballée',
          subject: (name) => `Votre commande est emballée (${name})`,
          says: /Prévue d’ici au/,
        },
        {
          step: 'Expédiée',
          subject: (name) => `Votre commande est en route (${name})`,
          says: /Suivre l’envoi/,
        },
        { step: 'Livrée', subject: (name) => `Votre commande est arrivée (${name})`, says: /Retours?/ },
      ],
    })
    const [invoice] = (await mailsAbout(page.request, number)).filter(({ subject }) =>
      /^Facture/.test(subject),
    )
    expect(invoice?.text).toMatch(/Il ne reste rien à payer/)
  })
}

for (const width of storyWidths(1440)) {
  test(`an order by invoice is followed to its invoice and arrival, in German: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const number = await order(page, germanSite)
    await follow(page, germanSite, {
      number,
      states: [
        {
          step: 'Eingegangen',
          subject: (name) => `Bestätigung Ihrer Bestellung (${name})`,
          says: /auf Rechnung.*Muster-Widerrufsformular/s,
        },
        {
          step: 'Verpackt',
          subject: (name) => `Ihre Bestellung ist verpackt (${name})`,
          says: /Voraussichtlich bis/,
        },
        {
          step: 'Versandt',
          subject: (name) => `Rechnung R-DE-… (${name})`,
          says: /Zahlbar bis: .*Mitteilung: R-DE-/s,
        },
        {
          step: 'Zugestellt',
          subject: (name) => `Ihre Bestellung ist da (${name})`,
          says: /Widerrufsrecht: /,
        },
      ],
    })
    await page.goto(`${germanSite.base}/my/orders/${number}`)
    await expect(main(page)).toContainText(/Rechnung R-DE-\d{6}/)
  })
}
