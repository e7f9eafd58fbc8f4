import type { SandboxContext } from '../calls/sandbox-context'
import { faultKinds } from '../faults/faults'
import {
  paymentTokens,
  purchaseOrderTokens,
  redirectTokens,
  testAccounts,
} from '../orders/payments/payment-tokens'
import { listOpenQuotes } from '../orders/quotes/open-quotes'
import { seedCoupons } from '../seed/coupon-seed'
import { seedAccounts } from '../seed/people'
import { shops } from '../shop'

/** The password of every buyer of the seed. */
const passwordHint = 'cartonnage'

/** The start page as data: the webstores, who can sign in, every call, and the sandbox's current state. */
export async function aboutSandbox(context: SandboxContext) {
  const { clock, faults, events, options } = context
  // Loaded on demand: the contract with its schemas is large, and few sandboxes show their start page.
  const { allCalls } = await import('@cartonnage/sdk/contract')
  return {
    name: '@cartonnage/sandbox',
    now: new Date(clock.now()).toISOString(),
    isFrozen: clock.isFrozen,
    options,
    webstores: Object.values(shops),
    buyers: seedAccounts.flatMap(({ shop, buyer, userType, name }) =>
      buyer ? [{ shop, userType, userName: buyer.userName, accountName: name }] : [],
    ),
    passwordHint,
    calls: allCalls.map(({ id, method, path, base: at }) => ({ id, method, path, at })),
    coupons: seedCoupons.map(({ code, shop = null, discount, texts }) => ({
      code,
      shop,
      percent: Number(discount) * 100,
      text: `${texts.en.name}. ${texts.en.terms}`,
    })),
    settings: Object.values(shops).map(({ webstoreId }) => `/__sandbox/settings/${webstoreId}`),
    paymentTokens,
    purchaseOrderTokens,
    redirectTokens,
    testAccounts,
    faultKinds,
    faults: faults.list(),
    quotes: listOpenQuotes(context),
    guestSimulation: events.guestSimulation,
    links: [
      '/__sandbox/faults',
      '/__sandbox/clock',
      '/__sandbox/events',
      '/__sandbox/mails',
      '/__sandbox/quotes',
      '/__sandbox/reset',
      '/openapi.json',
      '/health',
    ],
  }
}

export type AboutSandbox = Awaited<ReturnType<typeof aboutSandbox>>
