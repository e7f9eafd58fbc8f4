import { getRequest, listRequests, lookUpRequest, submitRequest } from '@cartonnage/sdk/contract'
import { forBuyer, inputFrom, languageOf, optional, reads, writesForGood, type Step } from './step'

/** A request for a box, which somebody has to answer, and the requests of the account. */
export const requestSteps: readonly Step[] = [
  optional(
    writesForGood(submitRequest, (context) => {
      const { registerEmail: email } = context.options
      if (email === undefined) return 'no e-mail address was given'
      const box = { style: '0201', length: 320, width: 210, height: 140, quantities: [500] }
      const print = { printColours: 0, isPrintedInside: false }
      const request = { ...box, ...print, name: 'Contract Check', email, language: languageOf(context) }
      return { body: { request, idempotencyKey: requestKey(email) } }
    }),
  ),
  optional(
    reads(lookUpRequest, (context) =>
      inputFrom(context.response(submitRequest)?.requestId, 'nothing was asked for', (requestId) => ({
        body: { requestId, idempotencyKey: requestKey(context.options.registerEmail) },
      })),
    ),
  ),
  optional(
    reads(
      listRequests,
      forBuyer(() => ({})),
    ),
  ),
  optional(
    reads(
      getRequest,
      forBuyer((_, context) =>
        inputFrom(
          context.response(listRequests)?.requests[0]?.requestId,
          'the account has no request',
          (requestId) => ({ params: { requestId } }),
        ),
      ),
    ),
  ),
]

const requestKey = (email: string | undefined): string => `contract-check-request ${email}`
