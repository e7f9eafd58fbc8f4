/** The cookies of one visit: those given at its start and those that answers set. */
export interface Cookies {
  /** What goes into the `Cookie` header; undefined when there is none. */
  header(): string | undefined
  /** Takes over what an answer sets or clears. */
  keep(response: Response): void
}

export function createCookies(given = ''): Cookies {
  const cookies = new Map<string, string>()
  for (const pair of given.split(';')) put(cookies, pair)
  return {
    header: () =>
      cookies.size === 0 ? undefined : [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (response) => {
      for (const line of response.headers.getSetCookie()) put(cookies, line)
    },
  }
}

function put(cookies: Map<string, string>, line: string): void {
  const [, name, value = ''] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? []
  if (name === undefined) return
  const isCleared = value.trim() === '' || /;\s*max-age=(?:0|-\d+)\s*(?:;|$)/i.test(line)
  if (isCleared) cookies.delete(name)
  else cookies.set(name, value.trim())
}
