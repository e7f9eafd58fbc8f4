import type { RawResponse } from './raw-http.fixture'
import { rawRequest } from './raw-http.fixture'

type Form = Readonly<Record<string, string>>

/** Somebody without scripts at a started server, by raw HTTP: cookies are kept. */
export function openVisitor(port: number) {
  const cookies = new Map<string, string>()
  const origin = `http://localhost:${port}`
  /** One request; redirects are not followed. */
  const send = async (path: string, form?: Form): Promise<RawResponse> => {
    const body = new URLSearchParams(form).toString()
    const lines = [
      `${form === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
      `Host: localhost:${port}`,
      'Connection: close',
      `Cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
      'Sec-Fetch-Site: same-origin',
      ...(form === undefined
        ? []
        : [
            `Origin: ${origin}`,
            'Content-Type: application/x-www-form-urlencoded',
            `Content-Length: ${body.length}`,
          ]),
    ]
    const response = await rawRequest(port, `${lines.join('\r\n')}\r\n\r\n${body}`)
    for (const [, name = '', value = '', more = ''] of response.head.matchAll(
      /^set-cookie: ([^=\r]+)=([^;\r]*)([^\r]*)/gim,
    )) {
      if (/max-age=0/i.test(more)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  /** Path and query that a response leads to. */
  const targetOf = ({ head }: RawResponse): string | undefined => {
    const target = /^location: ([^\r]+)/im.exec(head)?.[1]
    return target?.replace(origin, '')
  }
  /** Sends, and goes where the responses lead until there is a page. */
  const open = async (path: string, form?: Form): Promise<RawResponse & { readonly path: string }> => {
    const response = await send(path, form)
    const next = targetOf(response)
    return next === undefined ? { ...response, path } : await open(next)
  }
  return {
    cookies,
    send,
    open,
    targetOf,
    async signIn(base: string, email: string) {
      await open(`${base}/login`, { email, password: 'cartonnage' })
      if (!cookies.has('sid')) throw new Error(`${email} cannot sign in`)
    },
  }
}
