import { anySignal } from '../any-signal'
import type { CallSpec } from '../contract/kit/call'
import { isShopError } from '../errors/errors'
import type { AnyInput } from './address'
import type { Exchange, Exchanged } from './connection'
import type { CallAttempt, TransportPorts } from './ports'
import { namesCsrfToken, toTransportError } from './server-errors'
import type { CallOptions } from './transport'
import { untilAborted } from './until-aborted'

/** The attempts of one call. */
export interface CallAttempts {
  /** Sends the call, and once more when the auth port has something new to send. */
  readonly send: () => Promise<Exchanged>
  /** The latest attempt. */
  readonly latest: () => CallAttempt
}

interface Sending extends CallOptions {
  readonly call: CallSpec
  readonly input: AnyInput
}

/** Counts and reports the attempts of a call, and lets the auth port renew what it sends, once for each call. */
export function createAttempts(
  { call, input, ...options }: Sending,
  exchange: Exchange,
  ports: TransportPorts,
): CallAttempts {
  const { auth, beforeCall } = ports
  const requestId = randomHex(ports.random)
  let count = 0
  let isRenewed = false
  const latest = () => ({ callId: call.id, attempt: count, requestId })
  const once = async () => {
    count += 1
    const attempt = latest()
    const prepare = async (request: Request, throwIfOver: () => void) => {
      const added = (await auth?.headers(request, ports)) ?? {}
      for (const [name, value] of Object.entries(added)) request.headers.set(name, value)
      throwIfOver()
      return (await beforeCall?.({ ...attempt, request })) ?? request
    }
    const sending = { ...options, ...((auth || beforeCall) && { prepare }) }
    return await reported(exchange(call, input, sending), attempt, ports)
  }
  const send = async () => {
    const exchanged = await once()
    if (isRenewed || !isAboutAuth(call, exchanged)) return exchanged
    isRenewed = true
    return (await renew(exchanged, options.signal, ports)) ? await once() : exchanged
  }
  return { send, latest }
}

/** 32 digits, as many as a trace id has. `crypto.randomUUID` is missing on http origins. */
const randomHex = (random: () => number): string =>
  Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')

/** A refusal as JSON of who asks. That of a sign-in is about the password. */
function isAboutAuth({ id }: CallSpec, exchanged: Exchanged): boolean {
  const { status, isJson, body } = exchanged
  if (!isJson || body === null) return false
  return namesCsrfToken(exchanged) || (status === 401 && !id.startsWith('signIn.'))
}

/** Whether the auth port has something new to send. A call that is aborted does not wait for it. */
async function renew(
  { response, request }: Exchanged,
  requested: AbortSignal | undefined,
  ports: TransportPorts,
): Promise<boolean> {
  const { signal, release } = anySignal([ports.lifetime?.(), requested])
  const ask = async () => (await ports.auth?.onUnauthorized?.(response, request, ports)) ?? false
  const asking = ask().catch((error: unknown) => {
    ports.reportFailure(error, 'who asks cannot be renewed')
    return false
  })
  try {
    return await untilAborted(asking, signal)
  } catch (error) {
    throw toTransportError(error, signal)
  } finally {
    release()
  }
}

/** Tells observers how an attempt ended. */
async function reported(
  exchanging: Promise<Exchanged>,
  attempt: CallAttempt,
  { clock, observe, afterCall, reportFailure }: TransportPorts,
): Promise<Exchanged> {
  const start = clock.now()
  const since = () => ({ ...attempt, durationMs: clock.now() - start })
  const tell = async (outcome: { readonly response: Response } | { readonly error: unknown }) => {
    try {
      await afterCall?.({ ...since(), ...outcome })
    } catch (error) {
      reportFailure(error, `afterCall of ${attempt.callId}`)
    }
  }
  try {
    const exchanged = await exchanging
    observe?.({ name: 'responded', status: exchanged.status, ...since() })
    // Its body can be read only once.
    if (afterCall) void tell({ response: exchanged.response.clone() })
    return exchanged
  } catch (error) {
    observe?.({ name: 'failed', code: isShopError(error) ? error.code : 'INTERNAL_ERROR', ...since() })
    void tell({ error })
    throw error
  }
}
