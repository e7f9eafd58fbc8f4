import { mutates, type CallResponse, type CallSpec, type Input } from '../contract/kit/call'
import { ShopError } from '../errors/errors'
import type { AnyInput } from './address'
import { createResponseCache, toCacheKey } from './response-cache'
import { createAttempts } from './call-attempts'
import { createConnection } from './connection'
import { parse } from './parse'
import type { TransportPorts } from './ports'
import { retryOnConflict } from './retry-on-conflict'
import { toResponseError, toTransportError, type RawResponse } from './server-errors'
import type { SendOptions, Transport } from './transport'

/** Connection, retries, cache and parsing combined. */
export function createTransport(ports: TransportPorts): Transport {
  const { clock, runtime, scope, toFailure = (_call, error) => Promise.resolve(error) } = ports
  const exchange = createConnection(ports)
  const cache = createResponseCache(ports)

  async function send<C extends CallSpec>(
    call: C,
    input: Input<C>,
    options: SendOptions = {},
  ): Promise<CallResponse<C>> {
    const { signal, skipCache = false, beforeRetry } = options
    const requested = scope()
    const { currencyCode = requested.currencyCode ?? ports.shopCurrencyCode } = options
    const key = call.cache && toCacheKey(call, requested, input as AnyInput)
    // Written below for the same call.
    const cached = key && !skipCache ? (cache.read(key) as CallResponse<C> | undefined) : undefined
    if (cached && !signal?.aborted) return cached

    let headers: Headers | undefined
    const sending = { call, input: input as AnyInput, signal, timeoutMs: options.timeoutMs }
    const { send: sendOnce, latest } = createAttempts(sending, exchange, ports)
    const attempt = async () => {
      const raw = await sendOnce()
      headers = raw.headers
      return accept(call, raw, clock.now())
    }
    try {
      const options = { call, signal, beforeRetry, lastHeaders: () => headers, latest }
      const raw = await retryOnConflict(attempt, options, ports)
      // `accept` passes listed statuses only, and `parse` returns the type of their schemas.
      const response = {
        status: raw.status,
        data: parse(call, raw, { currencyCode, safeParse: ports.parse }),
      } as CallResponse<C>
      if (key) cache.write(key, response, { call, headers: raw.headers })
      return response
    } catch (error) {
      // The connection converts its errors; here only a wait can have been aborted.
      throw signal?.aborted ? toTransportError(error, signal) : await toFailure(call, error)
    }
  }

  return {
    send,
    clock,
    runtime,
    scope,
    clearResponses: cache.clear,
  }
}

/** Fails for errors of the platform and unexpected bodies, even under a status that the call lists. */
function accept(call: CallSpec, raw: RawResponse, now: number): RawResponse {
  const isListed = Object.hasOwn(call.responses, raw.status)
  const isSuccess = raw.status >= 200 && raw.status < 300
  if (isListed && (raw.status < 400 || isResponse(raw))) return raw
  if (isSuccess && call.takesAnySuccess) return raw
  if (raw.status >= 400) throw toResponseError(raw, { code: failureCode(call, raw), now })
  throw new ShopError('UNEXPECTED_ANSWER', `${call.id}: status ${raw.status} is not expected`)
}

/** Under a failure status: whether the body is an object that is not an error itself. */
function isResponse({ body }: RawResponse): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && !('errorCode' in body)
}

/** A read that the platform rejects as malformed was configured wrongly. */
const failureCode = (call: CallSpec, { status }: RawResponse) =>
  status === 400 && !mutates(call) ? 'INVALID_CONFIG' : 'RESPONSE'
