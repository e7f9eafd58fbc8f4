import type { Sandbox } from '../sandbox'

interface BrowserCall {
  readonly method?: string
  /** Sent as JSON; a text goes as it is. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A browser on `http://localhost` with its cookies; answers come with their JSON, or null. */
export function openBrowser(sandbox: Sandbox, cookies = new Map<string, string>()) {
  const call = async (path: string, { method, body, headers = {} }: BrowserCall = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await sandbox.fetch(
      new Request(`http://localhost${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...headers, Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body === undefined ? {} : { body: text }),
      }),
    )
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (cookie.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson = response.headers.get('Content-Type')?.includes('json')
    // What a test reads of an answer is the test's business: a member that is missing fails it.
    // oxlint-disable-next-line typescript/no-unsafe-assignment
    return { status: response.status, headers: response.headers, body: isJson ? await response.json() : null }
  }
  return { call, cookies }
}
