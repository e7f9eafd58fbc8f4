import { rawRequest } from '../http/raw-http.fixture'

export interface Sent {
  readonly method?: string
  /** The fields of a form of a page, which makes it a POST of the shop's own. */
  readonly form?: Readonly<Record<string, string>> | Pairs
  /** The body of a call of a page, which makes it a POST of the shop's own. */
  readonly json?: unknown
  /** Whose page sends it. */
  readonly origin?: string
  readonly headers?: readonly string[]
}

const webstores = { CH: '0ZECH00000000014AA', DE: '0ZEDE00000000014AA' } as const

/**
 * A browser with its cookies in front of the shop at a port of this machine, which it may know by another name;
 * redirects are not followed.
 */
export function openVisitor(port: number, origin = `http://localhost:${port}`) {
  const cookies = new Map<string, string>()
  const send = async (path: string, sent: Sent = {}) => {
    const body = bodyOf(sent)
    const isWrite = body !== undefined || sent.method !== undefined
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const {
      status,
      head,
      body: text,
    } = await rawRequest(
      port,
      [
        `${sent.method ?? (body === undefined ? 'GET' : 'POST')} ${path} HTTP/1.1`,
        `Host: ${new URL(origin).host}`,
        'Connection: close',
        ...(isWrite ? [`Origin: ${sent.origin ?? origin}`] : []),
        ...(body === undefined
          ? []
          : [`Content-Type: ${body.type}`, `Content-Length: ${Buffer.byteLength(body.text)}`]),
        ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
        ...(sent.headers ?? []),
        '',
        body?.text ?? '',
      ].join('\r\n'),
    )
    const setCookies = [...head.matchAll(/^set-cookie: (.*?)\r?$/gim)].map(([, line = '']) => line)
    for (const line of setCookies) keep(cookies, line)
    return {
      status,
      head,
      body: plainText(head, text),
      setCookies,
      to: /^location: (.*?)\r?$/im.exec(head)?.[1],
    }
  }
  /** The name of the visitor's buyer in a shop; empty for a guest. */
  const nameIn = async (shop: keyof typeof webstores): Promise<string> => {
    const path = `/services/data/v65.0/commerce/webstores/${webstores[shop]}/session-context`
    const session = JSON.parse((await send(path)).body) as { readonly accountName?: string | null }
    return session.accountName ?? ''
  }
  return { origin, cookies, send, nameIn }
}

type Pairs = readonly (readonly [string, string])[]

const isPairs = (form: NonNullable<Sent['form']>): form is Pairs => Array.isArray(form)

const pairsOf = (form: NonNullable<Sent['form']>): [string, string][] =>
  (isPairs(form) ? form : Object.entries(form)).map(([name, value]) => [name, value])

function bodyOf({ form, json }: Sent): { readonly type: string; readonly text: string } | undefined {
  if (form !== undefined) {
    return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(pairsOf(form)).toString() }
  }
  return json === undefined ? undefined : { type: 'application/json', text: JSON.stringify(json) }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (/max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}

/** A body without the lengths of its chunks. */
function plainText(head: string, body: string): string {
  if (!/^transfer-encoding: chunked/im.test(head)) return body
  let [rest, text] = [Buffer.from(body), '']
  for (;;) {
    const end = rest.indexOf('\r\n')
    const length = parseInt(rest.subarray(0, end).toString(), 16)
    if (end < 0 || !(length > 0)) return text
    text += rest.subarray(end + 2, end + 2 + length).toString()
    rest = rest.subarray(end + 4 + length)
  }
}
