/** A browser's cookies: those that responses set are sent with later requests. */
export function createCookies() {
  const cookies = new Map<string, string>()

  const keep = (text: string) => {
    const [pair = ''] = text.split(';')
    const [name = '', value = ''] = pair.split('=')
    if (value === '' || /max-age=0/i.test(text)) cookies.delete(name)
    else cookies.set(name, value)
  }

  return {
    get: (name: string) => cookies.get(name),
    delete: (name: string) => cookies.delete(name),
    async send(request: Request, fetch: (request: Request) => Promise<Response>): Promise<Response> {
      const sent = new Request(request)
      if (cookies.size > 0) sent.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      const response = await fetch(sent)
      for (const text of response.headers.getSetCookie()) keep(text)
      return response
    },
  }
}
