import type { SandboxContext } from '../calls/sandbox-context'
import { faultKinds } from '../faults/faults'
import {
  paymentTokens,
  purchaseOrderTokens,
  redirectTokens,
  testAccounts,
} from '../orders/payments/payment-tokens'
import { listOpenRequests } from '../orders/requests/request-repository'
import { listOpenQuotes } from '../orders/quotes/open-quotes'
import { listWaitingFirms } from '../people/session/firm-repository'
import { seedCoupons } from '../seed/coupon-seed'
import { seedAccounts } from '../seed/people'
import { shops } from '../shop'

/** The password of every buyer of the seed. */
const passwordHint = 'cartonnage'

/** The start page as data: the webstores, who can sign in, every call, and the sandbox's current state. */
export async function aboutSandbox(context: SandboxContext) {
  const { db, clock, faults, events, options } = context
  // Loaded on demand: the contract with its schemas is large, and few sandboxes show their start page.
  const { allCalls } = await import('@cartonnage/sdk/contract')
  return {
    name: '@cartonnage/sandbox',
    now: new Date(clock.now()).toISOString(),
    isFrozen: clock.isFrozen,
    options: withoutSecret(options),
    webstores: Object.values(shops),
    buyers: seedAccounts.flatMap(({ shop, buyer, userType, name }) =>
      buyer ? [{ shop, userType, userName: buyer.userName, accountName: name }] : [],
    ),
    passwordHint,
    waitingFirms: listWaitingFirms(db),
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
    // Without the keys, which are their senders' alone.
    requests: listOpenRequests(db).map(({ idempotencyKey: _, ...request }) => request),
    quotes: listOpenQuotes(context),
    guestSimulation: events.guestSimulation,
    links: [
      '/__sandbox/faults',
      '/__sandbox/clock',
      '/__sandbox/events',
      '/__sandbox/mails',
      '/__sandbox/firms',
      '/__sandbox/quotes',
      '/__sandbox/reset',
      '/openapi.json',
      '/health',
    ],
  }
}

/** Whoever opens the page must not get tokens with it. */
function withoutSecret({ integration, ...options }: SandboxContext['options']) {
  return { ...options, ...(integration && { integration: { clientId: integration.clientId } }) }
}

export type AboutSandbox = Awaited<ReturnType<typeof aboutSandbox>>
