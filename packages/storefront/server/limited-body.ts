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
 * limit and another to the platform. What is no JSON goes on as it is, and names nobody.
 */
export async function readLimitedBody(request: Request): Promise<LimitedBody | undefined> {
  const text = await readText(request)
  if (text === undefined) return undefined
  const body = parse(text)
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return {
    textOf: (name) => oneText(oneMember(body, 'request'), name),
    request: new Request(request, { headers, body: body === undefined ? text : JSON.stringify(body) }),
  }
}

/** A short body; undefined when it is too long. */
export async function readText({ body }: Request | Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > mostBytes) return undefined
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
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
