/** A browser without scripts: it keeps cookies and follows redirects. */
export interface PlainPage {
  readonly status: number
  /** Where the browser ended: path and query. */
  readonly path: string
  readonly html: string
  readonly headers: Headers
}

type Form = Readonly<Record<string, string>>

interface Visit {
  readonly form?: Form | undefined
  readonly signal?: AbortSignal | undefined
}

/** Opens a browser; it sends its cookies to every origin, as for one shop at several addresses. */
export function openPlainBrowser() {
  const jar = new Map<string, string>()
  const keep = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0/i.test(line)) jar.delete(name)
    else jar.set(name, value)
  }
  /** `fetch` with the browser's cookies. */
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, { redirect: 'manual', ...init })
    request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    request.headers.set('origin', new URL(request.url).origin)
    request.headers.set('connection', 'close')
    const response = await fetch(request)
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }
  const ask = (url: string, { form, signal }: Visit): Promise<Response> =>
    send(url, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      ...(signal && { signal }),
    })
  const open = async (url: string, visit: Visit = {}): Promise<PlainPage> => {
    const response = await ask(url, visit)
    const next = response.headers.get('location')
    const html = await response.text()
    if (next !== null) return await open(new URL(next, url).href, { signal: visit.signal })
    const { pathname, search } = new URL(url)
    return { status: response.status, path: pathname + search, html, headers: response.headers }
  }
  return { jar, send, ask, open }
}

export type PlainBrowser = ReturnType<typeof openPlainBrowser>

const attributesOf = (tag: string): Form =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
    ]),
  )

/** The form of a page in which a field has this value, as a browser would send it untouched; radios take their first. */
export function formOf({ html, path }: PlainPage, name: string, value?: string): Form {
  const forms = html.match(/<form\b.*?<\/form>/gs) ?? []
  for (const form of forms) {
    const fields: Record<string, string> = {}
    for (const [tag] of form.matchAll(/<(?:input|button|textarea)\b[^>]*>/g)) {
      const { name: field, value: text = '', type, checked } = attributesOf(tag)
      if (field === undefined) continue
      const isRadio = type === 'radio'
      if (!isRadio || checked !== undefined || fields[field] === undefined) fields[field] ??= text
      if (isRadio && checked !== undefined) fields[field] = text
    }
    if (value === undefined ? name in fields : fields[name] === value) return fields
  }
  throw new Error(`${path} has no form with ${name}=${value ?? ''}`)
}
