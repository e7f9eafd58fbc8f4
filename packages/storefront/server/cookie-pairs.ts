/** Names and values of a `Cookie` header, without the blanks around them: as every reader of this server takes them. */
export function cookiePairs(cookies: string): readonly (readonly [name: string, value: string])[] {
  return cookies.split(';').flatMap((part) => {
    const at = part.indexOf('=')
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const]
  })
}

/** Whether a visitor sends the cookie of a session, which may have ended meanwhile. */
export const hasSessionCookie = ({ headers }: Pick<Request, 'headers'>): boolean =>
  cookiePairs(headers.get('cookie') ?? '').some(([name]) => name === sessionCookie)

/** The platform's cookie of a signed-in session. */
export const sessionCookie = 'sid'
