/** Far more than a sign-in or the longest declaration of a withdrawal: 100 lines of 500 characters. */
const mostBytes = 128 * 1024

/** The body of a limited call, as it was judged and as it goes on. */
export interface LimitedBody {
  /** A text of its `request`, without blanks around it and in lower case; blank where there is not just one. */
  textOf(name: string): string
  /** The request with this body. */
  readonly request: Request
}

/**
 * Reads the JSON body of a limited call; undefined when it is too long. What goes on is written anew from what was
 * read: members that are there twice, or bytes that another reader takes for something else, cannot name one to the
 * limit and another to the platform. What cannot be read goes on as it is, and names nobody.
 */
export async function readLimitedBody(request: Request): Promise<LimitedBody | undefined> {
  const bytes = await readBytes(request)
  if (bytes === undefined) return undefined
  const { body, sent } = rewrite(bytes)
  const headers = new Headers(request.headers)
  headers.set('content-length', String(sent.byteLength))
  return {
    textOf: (name) => oneText(oneMember(body, 'request'), name),
    request: new Request(request, { headers, body: sent }),
  }
}

/** A short body; undefined when it is too long. */
export async function readBytes({ body }: Request | Response): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  const reader = body?.getReader()
  let bytes = 0
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    bytes += next.value.byteLength
    if (bytes > mostBytes) {
      // Not waited for: the end of a clone comes with the end of what it was cloned from.
      void reader?.cancel()
      return undefined
    }
    parts.push(next.value)
  }
  return Buffer.concat(parts)
}

/** JSON written anew, with what it says. */
function rewrite(bytes: Buffer<ArrayBuffer>): { body?: unknown; sent: Buffer<ArrayBuffer> } {
  try {
    const body: unknown = JSON.parse(bytes.toString())
    return { body, sent: Buffer.from(JSON.stringify(body)) }
  } catch {
    // No JSON; or, for an older Node.js, too deep to be written.
    return { sent: bytes }
  }
}

/** A member by its name in any case; undefined where there is none, or more than one. */
function oneMember(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const [found, ...others] = Object.entries(value).filter(([key]) => key.toLowerCase() === name)
  return others.length > 0 ? undefined : found?.[1]
}

function oneText(value: unknown, name: string): string {
  const text = oneMember(value, name)
  return typeof text === 'string' ? text.trim().toLowerCase() : ''
}
