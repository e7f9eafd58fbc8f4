import type { Page, Route } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import type { PlatformRelay } from './harness/platform-relay'
import { quick } from './harness/quick'
import type { SandboxProcess } from './harness/sandbox-process'
import { swissSite } from './harness/sites'
import { readGuestCart, readJournal, readOpenWrites, readServerCart, writeGuestCart } from './harness/stored'
import { expect, test } from './harness/test-with-sandbox'
import { fillCart, signIn } from './harness/visitor'

const site = swissSite
const home = `${site.base}/`
const mergeCall = /\/lwr\/apex\/.*\/addItemsToCart/
const countsCall = /\/lwr\/apex\/.*\/getCartSummary/

const box = '01tCN0001001100YAA'
const mailer = '01tCN0001002080YAA'
const guestLines = [
  { productId: box, quantity: '25' },
  { productId: mailer, quantity: '40' },
] as const

interface Start {
  readonly name: string
  readonly before: readonly { readonly productId: string; readonly quantity: string }[]
  /** The server cart's content in the end, whatever crashed in between. */
  readonly expected: readonly { readonly productId: string; readonly quantity: string }[]
}

const emptyCart: Start = { name: 'into an empty cart', before: [], expected: guestLines }
const filledCart: Start = {
  name: 'into a cart that has one of the products',
  before: [{ productId: box, quantity: '7' }],
  expected: [
    { productId: box, quantity: '32' },
    { productId: mailer, quantity: '40' },
  ],
}

/** Signs the buyer in and leaves a guest cart in the browser: the next header load merges. */
async function prepare(page: Page, { before }: Start): Promise<void> {
  await page.goto('/favicon.svg')
  await writeGuestCart(page, guestLines)
  await signIn(page.request, site)
  await fillCart(page.request, site, before)
}

/** From now on this page writes nothing into the browser's storage, as if it were gone already. */
const deaden = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => undefined
    Storage.prototype.removeItem = () => undefined
  })

/** What can crash, and what restarts it for the next header load. */
interface Victim {
  readonly name: string
  readonly kill: (parts: Parts) => Promise<void>
  readonly revive: (parts: Parts) => Promise<void>
}

interface Parts {
  /** The page whose merge does not get to its end. */
  readonly doomed: Page
  readonly sandbox: SandboxProcess
  readonly relay: PlatformRelay
}

const victims: readonly Victim[] = [
  { name: 'the page', kill: ({ doomed }) => doomed.close(), revive: () => Promise.resolve() },
  {
    name: 'the platform',
    kill: ({ sandbox }) => sandbox.kill(),
    revive: async ({ doomed, sandbox }) => {
      await doomed.close()
      await sandbox.start()
    },
  },
]

/** A crash in the middle of a merge must happen while the lines are being sent, or the test would prove nothing. */
async function expectUnfinished(doomed: Page): Promise<void> {
  expect(await readGuestCart(doomed), 'the guest cart at the moment of death').toEqual([])
  expect(await readJournal(doomed), 'the journal at the moment of death').toEqual([
    expect.objectContaining({ state: 'moved', lines: guestLines }),
  ])
  expect(await readOpenWrites(doomed), 'the open writes at the moment of death').toEqual([
    expect.objectContaining({ kind: 'merge' }),
  ])
}

interface Moment {
  readonly name: string
  /** Opens the doomed page, and kills the victim at this moment of its merge. */
  readonly reach: (victim: Victim, parts: Parts) => Promise<void>
}

/**
 * On the line between shop and platform. Not with a route of the page: when a page closes, the browser lets the
 * calls go that a route holds, so that they arrive after all.
 */
async function killOnTheLine(when: 'before' | 'after', victim: Victim, parts: Parts): Promise<void> {
  const { promise: unfinished, resolve, reject } = Promise.withResolvers<undefined>()
  const act = async () => {
    await expectUnfinished(parts.doomed).then(() => resolve(undefined), reject)
    await victim.kill(parts)
  }
  const died = parts.relay.interrupt('/addItemsToCart', { when, act })
  await parts.doomed.goto(home, { waitUntil: 'commit' })
  await Promise.all([unfinished, died])
}

/** The page gets the response, but can store nothing any more. */
async function killAfterTheResponse(victim: Victim, parts: Parts): Promise<void> {
  const { doomed } = parts
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const meet = async (route: Route) => {
    const response = await route.fetch()
    await deaden(doomed)
    const goesOn = doomed.waitForRequest(countsCall)
    await route.fulfill({ response })
    await goesOn
  }
  await doomed.route(mergeCall, (route) => meet(route).then(resolve, reject))
  await doomed.goto(home, { waitUntil: 'commit' })
  await promise
  await expectUnfinished(doomed)
  await victim.kill(parts)
}

const moments: readonly Moment[] = [
  { name: 'before the request arrives', reach: (victim, parts) => killOnTheLine('before', victim, parts) },
  {
    name: 'after the server has worked and before its answer',
    reach: (victim, parts) => killOnTheLine('after', victim, parts),
  },
  { name: 'after the answer and before the journal is emptied', reach: killAfterTheResponse },
]

/** Unsettled lines; those with an unknown outcome are shown to the buyer, and remain until then. */
const readUnsettled = async (page: Page) => [
  ...(await readOpenWrites(page)),
  ...(await readJournal(page)).filter(
    (attempt) => !JSON.stringify(attempt).includes('"confirmedBy":"match"'),
  ),
]

/** Lets the page's time pass in leaps until the platform cannot be working on the lost request any more. */
async function waitUntilSettled(page: Page): Promise<void> {
  const leap = async () => {
    await page.clock.fastForward(15_000)
    expect(await readUnsettled(page), 'what is not settled').toEqual([])
  }
  await expect(leap).toPass({ timeout: 60_000 })
}

async function expectMergedOnce(page: Page, { expected }: Start): Promise<void> {
  await page.clock.install()
  await page.goto(home)
  await waitForHydration(page)
  await waitUntilSettled(page)
  expect(await readGuestCart(page), 'the guest cart').toEqual([])
  const cart = page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })
  await expect(cart).toHaveAccessibleName(`Warenkorb, ${expected.length} Artikel`)
  const held = await readServerCart(page.request, site)
  expect(
    [...held].sort((a, b) => a.productId.localeCompare(b.productId)),
    'the server cart',
  ).toEqual(expected)
}

/** Each victim dies at each moment once; the carts that it dies over take turns. */
const deaths = victims.flatMap((victim, one) =>
  moments.map((moment, other) => ({
    victim,
    moment,
    start: (one + other) % 2 === 0 ? filledCart : emptyCart,
  })),
)

test.describe('the guest cart merges once', () => {
  for (const { victim, moment, start } of deaths) {
    test(
      `[4.guest-cart-on-login-1] ${start.name}, although ${victim.name} dies ${moment.name}`,
      quick(victim.name === 'the page' && moment.name.startsWith('after the server')),
      async ({ page, context, guard, sandbox, relay }) => {
        test.slow()
        // The crashing page is not guarded; the test checks the page after it.
        const parts = { doomed: await context.newPage(), sandbox, relay }
        await prepare(parts.doomed, start)
        await moment.reach(victim, parts)
        await victim.revive(parts)
        // A buyer without a cart: the platform says so by 404.
        guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
        await expectMergedOnce(page, start)
      },
    )
  }
})

test('[4.guest-cart-on-login-2] [8-7] the guest cart waits, and says so, while the call of the merge is refused', async ({
  page,
  guard,
}) => {
  await prepare(page, emptyCart)
  guard.allowFailure({ url: /\/carts\/current\?/, status: 404 })
  guard.expectFailure({ url: mergeCall, status: 403 })
  guard.allowReport(/the merge of the guest cart was refused, and its lines wait/)
  await page.route(mergeCall, (route) => route.fulfill({ status: 403, json: [] }))
  await page.goto(home)
  const messages = page.getByRole('region', { name: 'Meldungen' })
  await messages.getByRole('link', { name: 'Zum Warenkorb' }).click()
  const note = page.getByRole('alert')
  await expect(note).toContainText('Artikel von vor der Anmeldung warten noch')
  await expect(note.getByRole('listitem')).toContainText([/^25 Stück /, /^40 Stück /])
  await page.unroute(mergeCall)
  await expectMergedOnce(page, emptyCart)
})
