import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { allCalls, type CallSpec } from '@cartonnage/sdk/contract'
import type { VerifyOptions } from './target/options'
import { verify } from './verify'

export type Shop = 'CH' | 'DE'

export const shops: Readonly<Record<Shop, Pick<VerifyOptions, 'baseUrl' | 'webstoreId' | 'communityId'>>> = {
  CH: { baseUrl: 'http://localhost', webstoreId: '0ZECH00000000014AA', communityId: '0DBCH0000000001AAA' },
  DE: {
    baseUrl: 'http://localhost/de-shop',
    webstoreId: '0ZEDE00000000014AA',
    communityId: '0DBDE0000000001AAA',
  },
}

export const buyers: Readonly<Record<Shop, NonNullable<VerifyOptions['signIn']>>> = {
  CH: { username: 'einkauf@alpenblick.example', password: 'cartonnage' },
  DE: { username: 'einkauf@sonnenhalde.example', password: 'cartonnage' },
}

/** Changes a response before it arrives. */
export type Change = (call: CallSpec | undefined, response: Response) => Promise<Response> | Response

/** A new sandbox with every optional feature switched on, without delays unless `more` asks for one. */
export async function openShop(
  shop: Shop,
  change: Change = (_, response) => response,
  more: { readonly delay?: number; readonly plain?: boolean } = {},
) {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9), ...more })
  const settings = `http://localhost/__sandbox/settings/${shops[shop].webstoreId}`
  await sandbox.fetch(
    new Request(settings, { method: 'PATCH', body: JSON.stringify({ placeOrderV2Enabled: true }) }),
  )
  const fetch = async (request: Request) => change(callOf(request), await sandbox.fetch(request))
  return { sandbox, options: { ...shops[shop], fetch } }
}

/** A shop where that buyer has an order that has arrived, so that a part of it can go back. */
export async function openShopAfterOrder(shop: Shop, change?: Change) {
  const opened = await openShop(shop, change)
  const numbers: string[] = []
  const fetch = async (request: Request) => {
    const call = callOf(request)?.id
    // The run would cancel its own order.
    if (call === 'orders.cancel') return new Response('[]', { status: 404 })
    const response = await opened.sandbox.fetch(request)
    if (call === 'orders.place') {
      const { orderReferenceNumber } = (await response.clone().json()) as { orderReferenceNumber: string }
      numbers.push(orderReferenceNumber)
    }
    return response
  }
  const { signIn, write, placeOrder } = everyCall(shop)
  await verify({ ...opened.options, fetch, signIn, write, placeOrder })
  for (const orderNumber of numbers) {
    const init = { method: 'POST', body: JSON.stringify({ orderNumber, step: 'delivered' }) }
    await opened.sandbox.fetch(new Request('http://localhost/__sandbox/orders', init))
  }
  return opened
}

/** The options with which a buyer with a test account sends every documented call. */
export const everyCall = (shop: Shop) => ({
  signIn: buyers[shop],
  write: true,
  placeOrder: true,
  couponCode: 'NEWSLETTER5',
  registerEmail: 'contract-check@example.com',
  // The first that has every call.
  apiVersion: 'v67.0' as const,
})

/** Calls that only guests may send. */
export const callsOfGuests: readonly string[] = ['orders.authorize']

const patterns = allCalls.map((call) => ({
  call,
  pattern: new RegExp(`${call.path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  // If two paths match, the one with fewer parameters is the right one.
  parameters: call.path.split('{').length,
}))

/** The documented call that a request belongs to. */
export function callOf(request: Request): CallSpec | undefined {
  const { pathname } = new URL(request.url)
  return patterns
    .filter(({ call, pattern }) => call.method === request.method && pattern.test(pathname))
    .toSorted((a, b) => a.parameters - b.parameters)[0]?.call
}
