import type { IncomingHttpHeaders } from 'node:http'
import autocannon from 'autocannon'
import type { Options, Request as SentRequest } from 'autocannon'

/** What is sent; a visit may have members of its own. */
export type Visit = Pick<SentRequest, 'method' | 'path' | 'headers' | 'body'>

export interface Answer<Sent extends Visit> {
  visit: Sent
  status: number
  headers: IncomingHttpHeaders
  /** as text: a compressed body is not readable */
  body: string
  ms: number
  /** when it was there, by `performance.now()` */
  endedAt: number
}

interface Load<Sent extends Visit> {
  origin: string
  connections: number
  ms: number
  next: () => Sent
  onAnswer: (answer: Answer<Sent>) => void
  /** requests a second of all connections together; without it each sends its next one after the answer */
  rate?: number
}

/** Above the time limit of forms. */
const timeoutSeconds = 75
const sampleMs = 50

/**
 * Sends requests over persistent connections until the time is up; what is under way then is dropped.
 * @returns the errors of connections, and how long it took
 */
export const sendLoad = async <Sent extends Visit>(load: Load<Sent>) => {
  const { origin, connections, ms, next, onAnswer, rate } = load
  const errors: string[] = []
  let sent = 0
  let answered = 0
  let latest: Omit<Answer<Sent>, 'ms' | 'endedAt'> | undefined
  const startedAt = performance.now()
  const options: Options = {
    url: origin,
    connections,
    duration: ms / 1000,
    timeout: timeoutSeconds,
    sampleInt: sampleMs,
    requests: [
      {
        setupRequest: (request, context: { visit?: Sent }) => {
          const visit = next()
          context.visit = visit
          sent += 1
          return { ...request, ...visit, headers: { ...request.headers, ...visit.headers } }
        },
        onResponse: (status, body, ...[context, headers = {}]) => {
          const { visit } = context as { visit?: Sent }
          if (visit !== undefined) latest = { visit, status, body, headers }
        },
      },
    ],
    ...(rate !== undefined && { overallRate: rate }),
  }
  await new Promise<void>((resolve, reject) => {
    const done = (error: Error | null) => (error === null ? resolve() : reject(error))
    const instance = autocannon(options, done)
    // The time of an answer comes with this event, directly after `onResponse` of the same answer.
    instance.on('response', (_client, _status, ...[, tookMs]) => {
      if (latest === undefined) return
      answered += 1
      onAnswer({ ...latest, ms: tookMs, endedAt: performance.now() })
    })
    instance.on('reqError', (error: NodeJS.ErrnoException) => errors.push(error.code ?? error.message))
  })
  // A connection that the server ends without an answer is opened again silently.
  const unanswered = Math.max(0, sent - answered - errors.length - connections)
  for (let count = 0; count < unanswered; count += 1) errors.push('no answer')
  return { errors, tookMs: performance.now() - startedAt }
}
