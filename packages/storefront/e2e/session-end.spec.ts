import type { Locator, Page } from '@playwright/test'
import { buyers, password } from './harness/buyers'
import { confirmedNumber, orderButton, prepareOrder } from './harness/checkout'
import { waitForHydration } from './harness/hydration'
import { main, submit } from './harness/new-customer'
import { swissSite as site } from './harness/sites'
import { expect, test } from './harness/visitors'

const steps = ['address', 'delivery', 'payment', 'review'] as const
type Step = (typeof steps)[number]

const pathOf = (step: Step): string => `${site.base}/checkout?step=${step}`
/** Where a step is reached from, and where Back leads. */
const origins: Readonly<Record<Step, Step>> = {
  address: 'delivery',
  delivery: 'payment',
  payment: 'delivery',
  review: 'payment',
}
/** The bar leads back only, and from the first step nowhere. */
const linked: Readonly<Record<Step, Step>> = { ...origins, delivery: 'address' }

const stepLink = (page: Page, step: Step): Locator => main(page).locator(`nav a[href$="step=${step}"]`)

interface Way {
  /** What a buyer does at a step without knowing that the session has ended. */
  readonly go: (page: Page, step: Step) => Promise<unknown>
  /** The step that the sign-in leads to. */
  readonly to: (step: Step) => Step
}

const sameStep = (step: Step): Step => step

const targets = {
  'the button': { go: (page) => submit(page).click(), to: sameStep },
  'a reload': { go: (page) => page.reload(), to: sameStep },
  'a link': {
    go: (page, step) => stepLink(page, linked[step]).click(),
    to: (step) => linked[step],
  },
  Back: { go: (page) => page.goBack(), to: (step) => origins[step] },
  'a new tab': { go: (page, step) => page.goto(pathOf(step)), to: sameStep },
} as const satisfies Readonly<Record<string, Way>>

type TargetName = keyof typeof targets
type Cell = readonly [step: Step, targetName: TargetName]

/** The first step has no link, and the second one's button leads on where nothing changed: the third one asks. */
const isCell = ([step, targetName]: Cell): boolean =>
  !(step === 'address' && targetName === 'a link') && !(step === 'delivery' && targetName === 'the button')
const everyCell = steps
  .flatMap((step) => (Object.keys(targets) as TargetName[]).map((targetName): Cell => [step, targetName]))
  .filter(isCell)
/** One that the server meets and one that the browser does; the form of the last step follows. */
const usualCells: readonly Cell[] = [
  ['payment', 'a reload'],
  ['review', 'Back'],
]
/** Every step and form on both sides: src/app/session-end.test.ts. `E2E_CELLS=all` goes every way from every step. */
const cells = process.env.E2E_CELLS === 'all' ? everyCell : usualCells

const buyer = buyers.CH.business
/** `prepareOrder` chose it. */
const orderNumber = 'WS-2026-1187'

/** Comes to a step from another one, so that Back leads there. */
async function openStep(page: Page, step: Step): Promise<void> {
  const from = origins[step]
  await page.goto(pathOf(from))
  await waitForHydration(page)
  const isBack = steps.indexOf(step) < steps.indexOf(from)
  await (isBack ? stepLink(page, step) : submit(page)).click()
  await expect(page).toHaveURL(new RegExp(`step=${step}$`))
  await expectChosen(page, step)
}

/** The earlier choices are still there. */
async function expectChosen(page: Page, step: Step): Promise<void> {
  if (step === 'review') return expect(main(page)).toContainText(`Ihre Referenz: ${orderNumber}`)
  // The payment step has the method and the billing address.
  const choices = step === 'payment' ? 2 : 1
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(choices)
  const number = main(page).locator('[name="purchaseOrderNumber"]')
  if (step === 'payment') await expect(number).toHaveValue(orderNumber)
}

/** The page asks to sign in, says that the cart is still there, and calls it empty nowhere. */
async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login\?/)
  await waitForHydration(page)
  await expect(main(page).getByRole('status')).toContainText('Ihr Warenkorb ist noch da')
  await expect(page.getByText(/\bleer\b/)).toHaveCount(0)
  await expect(page.getByLabel(/\bleer\b/)).toHaveCount(0)
  await main(page).getByLabel('E-Mail-Adresse').fill(buyer.username)
  await main(page).getByLabel('Passwort').fill(password)
  await main(page).getByRole('button', { name: 'Anmelden' }).click()
}

test('a buyer whose session ends in the checkout signs in and continues at that step with the choices made', async ({
  page,
  guard,
}) => {
  test.slow()
  guard.allowFailure({ url: /\/services\//, status: 401 })
  // The browser asks for the checkout as a guest until it knows.
  guard.allowFailure({ url: /\/checkouts\//, status: 404 })
  // The header asks for the count of a cart that ended with the session, which is how it learns that.
  guard.allowFailure({ url: /\/carts\/(?:current\?|compact-summary)/, status: 404 })
  await prepareOrder(page, site)
  for (const [step, targetName] of cells) {
    await test.step(`${step}, ${targetName}`, async () => {
      await openStep(page, step)
      const tab = targetName === 'a new tab' ? await page.context().newPage() : page
      await page.context().clearCookies({ name: 'sid' })
      await targets[targetName].go(tab, step)
      await signInAgain(tab)
      const back = targets[targetName].to(step)
      await expect(tab).toHaveURL(new RegExp(`step=${back}$`))
      await expectChosen(tab, back)
      if (tab !== page) await tab.close()
    })
  }
  await test.step('review, the button that orders', async () => {
    await page.goto(pathOf('review'))
    await waitForHydration(page)
    // Else one of the header's calls may be the first to meet the end of the session.
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies({ name: 'sid' })
    await orderButton(page, site).click()
    await signInAgain(page)
    await expectChosen(page, 'review')
    await orderButton(page, site).click()
    await confirmedNumber(page)
  })
})
