import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterAll } from 'vitest'
import type { Platform } from '../platform/platform'
import { keepSessions } from '../sessions/keep-sessions'
import { createSandboxTokens } from '../sessions/sandbox-tokens'
import { createMemorySessions } from '../sessions/session-store'
import type { ShopServerOptions } from './shop-server.fixture'
import { openShopServer } from './shop-server.fixture'
import { openVisitor } from './visitor.fixture'

export const lea = 'lea.keller@example.com'
export const jonas = 'jonas.weber@example.de'
export const password = 'cartonnage'
export const loginPath = '/services/apexrest/auth/login'
export const ch = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'
export const cart = `${ch}/carts/current`
export const product = '01tCN0001001180YAA'

/** What only classes and cookies of a shop could do: no request for it may reach the platform. */
const ofClasses = /\/auth\/(?:login|logout-url)$|\/secur\/|\/webruntime\/logout$/

export interface TokenShopOptions extends Omit<ShopServerOptions, 'platform'> {
  /** Responds instead of the platform; undefined for its own response. */
  readonly instead?: (
    request: Request,
    respond: () => Promise<Response>,
  ) => Response | Promise<Response> | undefined
  /** Opens the sandbox's own pages. */
  readonly isAdminEnabled?: boolean
  /** The platform has none of the shop's classes. */
  readonly isPlain?: boolean
}

interface SignInOptions {
  /** @default the Swiss shop's */
  readonly site?: string
  readonly startUrl?: string
  /** @default the right one */
  readonly secret?: string
}

/** The shop's server in front of a platform that knows buyers by tokens only, until the tests of the file are over. */
export async function openTokenShop(given: TokenShopOptions = {}) {
  const { instead, isAdminEnabled = false, isPlain = false, ...options } = given
  const sandbox = createNodeSandbox({ tokens: true, plain: isPlain, admin: isAdminEnabled })
  afterAll(() => sandbox.close())
  const calls: Request[] = []
  const tokens: string[] = []
  const platform: Platform = {
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      calls.push(request)
      if (ofClasses.test(pathname)) throw new Error(`${pathname} is not for a platform without classes`)
      const respond = () => sandbox.fetch(request)
      const response = await (instead?.(request, respond) ?? respond())
      const [, token] = /"accessToken":"(\w+)"/.exec(await response.clone().text()) ?? []
      if (token !== undefined) tokens.push(token)
      return response
    },
    close: sandbox.close,
    now: sandbox.clock.now,
    isSandbox: true,
    isAdminEnabled,
  }
  const reported: string[] = []
  const server = await openShopServer({
    ...options,
    platform: keepSessions(platform, {
      tokens: createSandboxTokens(platform),
      sessions: createMemorySessions({ now: sandbox.clock.now }),
      reportFailure: (_, context) => void reported.push(context),
    }),
  })
  const open = () => {
    const visitor = openVisitor(server.port, options.publicOrigins?.[0])
    const own = ['Sec-Fetch-Site: same-origin']
    /** Opens a page, or sends its form. */
    const page = (path: string, form?: Readonly<Record<string, string>>) =>
      visitor.send(path, { ...(form && { form }), headers: own })
    /** A sign-in by the call of a script. */
    const signIn = (username: string, { site = '', startUrl, secret = password }: SignInOptions = {}) =>
      visitor.send(site + loginPath, {
        json: { request: { username, password: secret, startUrl: startUrl ?? `${site}/` } },
        headers: own,
      })
    return { ...visitor, page, signIn }
  }
  /** Calls of the platform whose path ends so. */
  const callsOf = (end: string) => calls.filter(({ url }) => new URL(url).pathname.endsWith(end))
  return { ...server, open, calls, callsOf, tokens, reported, clock: sandbox.clock, sandbox }
}

/** Whether the platform still takes a token. */
export async function isTaken(
  { sandbox }: Pick<Awaited<ReturnType<typeof openTokenShop>>, 'sandbox'>,
  token: string | undefined,
): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` }
  const url = `http://localhost${ch}/session-context`
  return (await sandbox.fetch(new Request(url, { headers }))).status === 200
}

/** A shop, and a buyer who is signed in there. */
export async function openBuyer(options: TokenShopOptions = {}) {
  const shop = await openTokenShop(options)
  const buyer = shop.open()
  await buyer.signIn(lea)
  return { shop, buyer }
}

export type Buyer = Awaited<ReturnType<typeof openBuyer>>['buyer']

/** Adds a product to the cart, as a script of the shop does. */
export const addOne = ({ send }: Pick<Buyer, 'send'>) =>
  send(`${cart}/cart-items`, { json: { productId: product, quantity: '25', type: 'Product' } })

export const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof addOne>>) => [
  status,
  JSON.parse(body) as unknown,
]

/** What a write gets when the session is over. */
export const expired = [401, [{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired or invalid' }]]
