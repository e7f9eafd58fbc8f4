/** The origin of the shop and its platform, in this process. */
export const origin = 'http://localhost:4173'

/**
 * A visitor of one shop: pages and calls with the cookies of one browser.
 * @typedef {object} Visitor
 * @property {() => string} cookie
 * @property {(response: Response) => void} keep saves the cookies of a response
 * @property {(path: string) => Promise<void>} visit opens an address of the platform
 * @property {(method: string, path: string, body?: unknown) => Promise<any>} call calls the platform and returns the JSON
 */

/**
 * @param {(request: Request) => Promise<Response>} fetch of the platform
 * @param {string} site prefix of the platform's calls
 * @returns {Visitor}
 */
export const createVisitor = (fetch, site) => {
  /** @type {Map<string, string>} */
  const cookies = new Map()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  /** @param {Response} response */
  const keep = ({ headers }) => {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }
  return {
    cookie,
    keep,
    visit: async (path) => keep(await fetch(new Request(origin + path, { headers: { cookie: cookie() } }))),
    async call(method, path, body) {
      const headers = { cookie: cookie(), 'content-type': 'application/json' }
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const response = await fetch(new Request(origin + site + path, { method, headers, ...sent }))
      keep(response)
      const text = await response.text()
      if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${text}`)
      return text.startsWith('{') ? JSON.parse(text) : undefined
    },
  }
}

/** Signs a buyer in by the platform's own call. @param {Visitor} visitor @param {string} username */
export const signIn = async ({ call, visit }, username) => {
  const request = { username, password: 'cartonnage', startUrl: '/' }
  const { redirectUrl } = await call('POST', '/services/apexrest/auth/login', { request })
  await visit(redirectUrl)
}
