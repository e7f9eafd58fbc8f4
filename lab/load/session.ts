const buyer = { email: 'einkauf@alpenblick.example', password: 'cartonnage' }

/** The cookies that a browser sends after these lines of `Set-Cookie`. */
const toCookie = (lines: readonly string[]) =>
  lines
    .filter((line) => !/max-age=0/i.test(line))
    .map((line) => line.split(';', 1)[0])
    .join('; ')

/** Signs a buyer in by the form of the shop and gives the cookies of the session. */
export const signIn = async (origin: string, credentials = buyer) => {
  const body = new URLSearchParams(credentials)
  const form = await fetch(`${origin}/de-CH/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body,
  })
  const location = form.headers.get('location')
  if (form.status !== 303 || location === null) throw new Error(`Nobody can sign in: status ${form.status}`)
  const cookies = form.headers.getSetCookie()
  const { pathname, search } = new URL(location, origin)
  const headers = { cookie: toCookie(cookies) }
  const next = await fetch(origin + pathname + search, { redirect: 'manual', headers })
  const cookie = toCookie([...cookies, ...next.headers.getSetCookie()])
  if (!/(?:^|; )sid=/.test(cookie)) throw new Error('The sign-in gave no session.')
  return cookie
}
