/**
 * A `fetch` for one shopper: cookies that a response sets go with the next request, as in a browser.
 * @returns {(request: Request) => Promise<Response>}
 */
export const keepCookies = () => {
  /** @type {Map<string, string>} */
  const cookies = new Map()
  return async (request) => {
    const headers = new Headers(request.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new Request(request, { headers, redirect: 'manual' }))
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
}
