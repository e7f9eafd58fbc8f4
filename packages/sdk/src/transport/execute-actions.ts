type Fetch = (request: Request) => Promise<Response>

/** How the site names its classes, and the language of responses. */
export interface ExecuteActionsOptions {
  /** BCP 47 tag of the responses. */
  readonly language: string
  /** Whether nobody is signed in, evaluated per call. @default false */
  readonly asGuest?: (() => boolean) | undefined
  /** The site's alias of each class, `@udd/01p…`. @default the class name */
  readonly classnames?: Readonly<Record<string, string>> | undefined
  /** Namespace of the classes' package. @default '' */
  readonly namespace?: string | undefined
  /** Sends a request over the network. @default globalThis.fetch */
  readonly fetch?: Fetch | undefined
}

interface Action {
  readonly classname: string
  readonly method: string
  readonly namespace: string
  readonly isContinuation: false
  readonly params: unknown
  readonly cacheable: boolean
}

const actionPattern = /^(.*)\/lwr\/apex\/v[\d.]+\/([^/]+)\/([^/]+)$/

/**
 * A `fetch` for sites that do not route `/lwr/apex/…`: server actions go to `…/webruntime/api/apex/execute`, and
 * the value comes out of its envelope; a method without a value gives null. Everything else passes unchanged.
 * Hand it to the client as its `fetch`.
 */
export function executeActions(options: ExecuteActionsOptions): Fetch {
  const { fetch = (request) => globalThis.fetch(request) } = options
  return async (request) => {
    const [, site, className, method] = actionPattern.exec(new URL(request.url).pathname) ?? []
    if (site === undefined || className === undefined || method === undefined) return await fetch(request)
    const { classnames = {} } = options
    const classname = (Object.hasOwn(classnames, className) && classnames[className]) || className
    const named = { classname, method }
    const action = { ...named, ...(await readParams(request)), namespace: options.namespace ?? '' }
    const url = new URL(`${site}/webruntime/api/apex/execute`, request.url)
    return await unwrap(
      await fetch(toRequest({ ...action, isContinuation: false }, { url, request, options })),
    )
  }
}

async function readParams(request: Request): Promise<Pick<Action, 'params' | 'cacheable'>> {
  const text =
    request.method === 'GET' ? new URL(request.url).searchParams.get('methodParams') : await request.text()
  return { cacheable: request.method === 'GET', params: text ? (JSON.parse(text) as unknown) : {} }
}

interface ActionTarget {
  readonly url: URL
  readonly request: Request
  readonly options: ExecuteActionsOptions
}

function toRequest(action: Action, { url, request, options }: ActionTarget): Request {
  const { language, asGuest = () => false } = options
  const { cacheable, params } = action
  const requested = new URL(request.url).searchParams
  requested.delete('methodParams')
  const sent = cacheable ? { ...action, params: JSON.stringify(params) } : {}
  const runtime = { language, asGuest: asGuest(), htmlEncode: false }
  for (const [name, value] of Object.entries({ ...sent, ...runtime })) requested.set(name, String(value))
  url.search = String(requested)
  const { headers, signal } = request
  return new Request(url, {
    method: cacheable ? 'GET' : 'POST',
    headers,
    signal,
    credentials: 'same-origin',
    ...(!cacheable && { body: JSON.stringify(action) }),
  })
}

/** The value without its envelope, as the documented path sends it. Errors and other bodies stay as they are. */
async function unwrap(response: Response): Promise<Response> {
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
  if (!response.ok || !isJson) return response
  const text = await response.text()
  const { status, statusText, headers } = response
  const value = (JSON.parse(text || '{}') as { readonly returnValue?: unknown }).returnValue ?? null
  return new Response(JSON.stringify(value), { status, statusText, headers })
}
