import { ResponseError } from '../errors/errors'
import type { CallResponse, CallSpec, Input } from '../contract/kit/call'
import type { RequestScope } from '../transport/ports'
import type { SendOptions, Transport } from '../transport/transport'

/** What an answer to a call may use. */
export interface ActionContext {
  /** Sends another call, with the signal and the timeout of the one that is answered. */
  readonly send: <C extends CallSpec>(call: C, input: Input<C>) => Promise<CallResponse<C>>
  /** Sends the call itself after all; resolves to the value of its response. */
  readonly pass: () => Promise<unknown>
  /** For whom calls are made, and in which language. */
  readonly scope: () => RequestScope
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Logs a failure that the answer does without. */
  readonly reportFailure: (error: unknown, context: string) => void
}

/** The value of a call's response under 200. */
type Answer<C extends CallSpec> = Extract<CallResponse<C>, { readonly status: 200 }>['data']

/** What calls are answered with, by their ids. */
export type Answers = Readonly<Record<string, (input: never, context: ActionContext) => Promise<unknown>>>

/** What one call is answered with. */
export const answerTo = <C extends CallSpec>(
  { id }: C,
  answer: (input: Input<C>, context: ActionContext) => Promise<Answer<C>>,
): Answers => ({ [id]: answer })

/** What a call is answered with that nothing of the platform stands in for, without a request. */
export const missing = ({ path: url }: Pick<CallSpec, 'path'>): Promise<never> =>
  Promise.reject(new ResponseError({ url, status: 404, statusText: '', errors: [] }))

/** A transport that sends only the calls that have no answer of their own. */
export function answering(
  answers: Answers,
  transport: Transport,
  { reportFailure }: Pick<ActionContext, 'reportFailure'>,
): Transport {
  const { clock, scope } = transport
  return {
    ...transport,
    send: async <C extends CallSpec>(call: C, input: Input<C>, options: SendOptions = {}) => {
      const answer = answers[call.id]
      if (!answer) return await transport.send(call, input, options)
      const { signal, timeoutMs, skipCache } = options
      const context: ActionContext = {
        send: (other, otherInput) => transport.send(other, otherInput, { signal, timeoutMs, skipCache }),
        pass: async () => (await transport.send(call, input, options)).data,
        scope,
        now: clock.now,
        reportFailure,
      }
      // `answerTo` gives each call an answer of its own type.
      return { status: 200, data: await answer(input as never, context) } as CallResponse<C>
    },
  }
}
