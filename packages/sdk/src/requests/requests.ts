import type { FeatureContext } from '../client/client'
import {
  getRequest,
  listRequests,
  lookUpRequest,
  submitRequest,
  type ReceivedRequest,
  type RequestReceipt,
} from '../contract/requests/requests'
import { nullWhenNotFound } from '../errors/outcome'
import type { RequestContact, RequestDraft } from '../rules/requests/request-form'
import { shopperTransport } from '../session/after-session'
import { forBuyer } from '../session/require-buyer'
import type { CallOptions, Transport } from '../transport/transport'

/** A request with where it came from. */
export interface NewRequest extends RequestDraft {
  /** Created with the form and sent with each repetition: at most one request results. */
  readonly idempotencyKey: string
  /** Files that the shop has taken before, at most five. */
  readonly files?: readonly RequestFile[]
  /** Record id of the product that it started from. */
  readonly productId?: string | undefined
  /** What was searched for before. */
  readonly searchTerm?: string | undefined
}

/** A file that goes with a request. */
export interface RequestFile {
  /** Given by the shop when it took the file. */
  readonly id: string
  /** As its owner calls it. */
  readonly name: string
}

/** Names a request to whoever has sent it. */
export interface RequestKey {
  /** Record id. */
  readonly requestId: string
  /** The key that it was sent with. */
  readonly idempotencyKey: string
}

/** Asking for boxes made to measure: `Request__c`, an extension (`/services/apexrest/requests`). */
export interface RequestsFeature {
  /**
   * Sends a request, also as a guest; check it with `checkRequest` of the rules. The sender gets a mail in the language of
   * the client. Errors: 404 where the platform takes no requests, 400 for what it cannot make, 422 for a key that was used
   * for another request.
   */
  submit(request: NewRequest, options?: CallOptions): Promise<RequestReceipt>
  /** The requests of the buyer's account, the newest first; null where the platform takes none. `SESSION_ENDED` for guests. */
  list(options?: CallOptions): Promise<readonly ReceivedRequest[] | null>
  /** A request of the buyer's account; null where there is none of that id. `SESSION_ENDED` for guests. */
  get(requestId: string, options?: CallOptions): Promise<ReceivedRequest | null>
  /** A request that was sent with this key, by anybody; null where there is none. */
  lookUp(key: RequestKey, options?: CallOptions): Promise<ReceivedRequest | null>
}

/** Asking for boxes made to measure. */
export function requests(client: FeatureContext): RequestsFeature {
  const { send, scope } = client.use(shopperTransport)
  const asBuyer = forBuyer(client)
  return {
    submit: async (request, options) => {
      const body = toBody(request, scope().locale)
      return (await send(submitRequest, { body }, options)).data
    },
    list: asBuyer(async (options) => {
      const found = await send(listRequests, {}, options).catch(nullWhenNotFound)
      return found && found.data.requests
    }),
    get: asBuyer(async (requestId, options) => {
      const found = await send(getRequest, { params: { requestId } }, options).catch(nullWhenNotFound)
      return found && found.data
    }),
    lookUp: (key, options) => lookUp(send, key, options),
  }
}

const lookUp = async (send: Transport['send'], key: RequestKey, options?: CallOptions) =>
  await send(lookUpRequest, { body: { ...key } }, options).then(({ data }) => data, nullWhenNotFound)

function toBody({ idempotencyKey, ...request }: NewRequest, language: string) {
  const { flute, wishedDate, remark, contact, files = [], productId, searchTerm, ...box } = request
  return {
    request: {
      ...box,
      quantities: [...box.quantities],
      ...(flute !== null && { flute }),
      ...(wishedDate !== null && { wishedDate }),
      ...(remark !== '' && { remark }),
      ...(files.length > 0 && { files: files.map(({ id, name }) => ({ id, name })) }),
      ...(contact !== null && toContactBody(contact)),
      language,
      ...(productId && { productId }),
      ...(searchTerm && { searchTerm }),
    },
    idempotencyKey,
  }
}

const toContactBody = ({ name, company, email, phone }: RequestContact) => ({
  name,
  ...(company !== null && { company }),
  email,
  ...(phone !== null && { phone }),
})
