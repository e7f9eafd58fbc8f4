import { openVisitor } from './visitor.fixture'

type Form = Readonly<Record<string, string>>
type Response = Awaited<ReturnType<ReturnType<typeof openVisitor>['send']>>

/** A visitor without scripts, who opens pages of the shop and sends their forms. */
export function openPageVisitor(port: number) {
  const { cookies, origin, send: sendAny } = openVisitor(port)
  /** One request; redirects are not followed. */
  const send = (path: string, form?: Form): Promise<Response> =>
    sendAny(path, { ...(form && { form }), headers: ['Sec-Fetch-Site: same-origin'] })
  /** A form with several fields of one name. */
  const sendForm = (path: string, fields: readonly (readonly [string, string])[]): Promise<Response> =>
    sendAny(path, { form: fields, headers: ['Sec-Fetch-Site: same-origin'] })
  /** A call of a script of the shop. */
  const put = (path: string, json: unknown): Promise<Response> =>
    sendAny(path, { method: 'PUT', json, headers: ['Sec-Fetch-Site: same-origin'] })
  /** Path and query that a response leads to. */
  const targetOf = ({ to }: Response): string | undefined => to?.replace(origin, '')
  /** Sends a request, and follows redirects until there is a page. */
  const open = async (path: string, form?: Form): Promise<Response & { readonly path: string }> => {
    const response = await send(path, form)
    const next = targetOf(response)
    if (next === undefined) return { ...response, path }
    return await open(next, response.status === 307 ? form : undefined)
  }
  const signIn = async (base: string, email: string) => {
    await open(`${base}/login`, { email, password: 'cartonnage' })
    if (!cookies.has('sid')) throw new Error(`${email} cannot sign in`)
  }
  return { cookies, send, sendForm, put, open, targetOf, signIn }
}
