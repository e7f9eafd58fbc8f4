export const webstoreId = '0ZECH00000000014AA'
export const webstorePath = `/services/data/v65.0/commerce/webstores/${webstoreId}`
export const password = 'cartonnage1'

/** A buyer, signed in on a device without faults. */
export interface Buyer {
  email: string
  cookie: string
}

export interface ProductLine {
  productId: string
  quantity: number
}

interface DirectCall {
  method?: string
  path: string
  cookie?: string
  body?: unknown
}

export const createRequest = (
  origin: string,
  { method = 'POST', path, cookie = '', body }: DirectCall,
): Request => {
  const headers = { cookie, 'content-type': 'application/json' }
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  return new Request(origin + path, { method, headers, redirect: 'manual', ...content })
}

const toInputs = (lines: readonly ProductLine[]) => ({
  inputs: lines.map(({ productId, quantity }) => ({
    richInput: { productId, quantity: String(quantity), type: 'Product' },
  })),
})

interface WaitingQuote {
  quoteId: string
  status: string
  accountName: string
  lines: readonly { lineId: string }[]
}

export type DirectCalls = ReturnType<typeof createDirectCalls>

/** Calls that meet no faults: accounts, another device of the buyer, the end of a session. */
export const createDirectCalls = (
  origin: string,
  send: (request: Request) => Promise<Response | undefined>,
) => {
  const call = async (input: DirectCall) => {
    const response = await send(createRequest(origin, input))
    if (response && response.status < 400) return response
    throw new Error(`${response?.status} from ${input.path}: ${await response?.text()}`)
  }
  const addTo = async ({ cookie }: Buyer, cartId: string, lines: readonly ProductLine[]) => {
    const path = `${webstorePath}/carts/${cartId}/cart-items/batch`
    const { hasErrors } = await (await call({ path, cookie, body: toInputs(lines) })).json()
    if (hasErrors) throw new Error('a line was not taken')
  }

  return {
    /** A new private buyer, signed in on another device. */
    async register(email: string): Promise<Buyer> {
      const request = { firstName: 'Ida', lastName: 'Moser', email, password, startUrl: '/' }
      const response = await call({ path: '/services/apexrest/auth/register', body: { request } })
      const { pathname, search } = new URL((await response.json()).redirectUrl, origin)
      const { headers } = await call({ method: 'GET', path: pathname + search })
      return {
        email,
        cookie: headers
          .getSetCookie()
          .map((text) => text.split(';')[0])
          .join('; '),
      }
    },
    /** Adds products to the buyer's cart from that device. */
    async add(buyer: Buyer, lines: readonly ProductLine[]) {
      await call({ method: 'PUT', path: `${webstorePath}/carts/current`, cookie: buyer.cookie, body: {} })
      await addTo(buyer, 'current', lines)
    },
    /** Makes an inactive cart of the buyer on that device. */
    async setAside(buyer: Buyer, lines: readonly ProductLine[]) {
      const body = { isSecondary: true }
      const response = await call({ path: `${webstorePath}/carts`, cookie: buyer.cookie, body })
      await addTo(buyer, (await response.json()).cartId, lines)
    },
    /** Sets the price of each line that has none or another one, and approves the quotes that wait for the seller. */
    async approveQuotes(unitPrice: string) {
      const { quotes } = await (await call({ method: 'GET', path: '/__sandbox/quotes' })).json()
      for (const { quoteId, status, accountName, lines } of quotes as readonly WaitingQuote[]) {
        if (status !== 'Draft' || accountName !== 'Ida Moser') continue
        const unitPrices = Object.fromEntries(lines.map(({ lineId }) => [lineId, unitPrice]))
        const body = { quoteId, act: 'approve', unitPrices, lastDay: '2100-12-31' }
        await call({ path: '/__sandbox/quotes', body })
      }
    },
    /** Ends a session on the platform without the browser's knowledge. */
    endSession: (sid: string) => call({ method: 'GET', path: '/secur/logout.jsp', cookie: `sid=${sid}` }),
  }
}
