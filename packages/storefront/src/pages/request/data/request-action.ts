import { requests } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isResponseError, isShopError, ShopError } from '@cartonnage/sdk/errors'
import { checkRequest } from '@cartonnage/sdk/rules'
import type { RequestDraft } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { readEntered, readForm } from '../../../forms/reading/read-form'
import { shopDay } from '../../../shared/delivery-day/shop-day'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { claimFiles, readFileIds } from '../../../shared/files/data/claim-files'
import { findBuyer } from '../../../shell/data/require-buyer'
import { paths } from '../../../shell/paths'
import type { ReportedFailure } from '../../../shell/reported-failure'
import { shopOf } from '../../../shell/shop-context'
import type { PageActionArgs } from '../../../shell/shop-context'
import type { FormProblems } from '../request-problems'
import { sentKeysOf } from '../sent-keys'
import { contentKey } from './content-key'
import { requestSchema, sourceFields } from './request-schema'
import type { EnteredRequest } from './request-schema'

/** What the page shows after its form. */
export type RequestResponse =
  | {
      readonly step: 'form'
      readonly entered: EnteredRequest
      readonly problems: FormProblems
      /** Sending failed: the form may be sent again, and makes one request. */
      readonly failure?: ReportedFailure
    }
  /** The platform has nothing that takes requests, so that this one is sent as a mail. */
  | { readonly step: 'mail'; readonly entered: EnteredRequest; readonly request: RequestDraft }

/** Reads the form, sends the request and redirects to its page. What was entered is in the body only, never in an address. */
export async function sendRequest(args: PageActionArgs) {
  const shop = shopOf(args)
  const buyer = await findBuyer(args)
  const form = await args.request.formData()
  const view = { locale: shop.locale, isGuest: buyer === undefined, today: shopDay(Date.now()) }
  const reading = readForm(form, requestSchema(view))
  const { entered } = reading
  if (!reading.isValid) return respond({ step: 'form', entered, problems: reading.problems }, { status: 422 })
  const { request } = checkRequest(reading.values, view)
  // A form without problems is a request.
  if (request === null) return respond({ step: 'form', entered, problems: {} }, { status: 422 })
  const { product, term } = readEntered(form, sourceFields)
  const source = { productId: product || undefined, searchTerm: term.slice(0, 200) || undefined }
  const ids = readFileIds(form, 'files')
  const { userId, effectiveAccountId } = shop.scope.getSnapshot()
  const idempotencyKey = await contentKey([request, source, ids, userId, effectiveAccountId, view.today])
  try {
    const files = await claimFiles(args, { ids, claimedFor: `request:${idempotencyKey}` }).catch(unreachable)
    if (files === undefined)
      return respond({ step: 'form', entered, problems: { files: 'gone' } }, { status: 422 })
    // No signal: leaving the page does not cancel the request.
    const { requestId } = await shop.use(requests).submit({ ...request, ...source, files, idempotencyKey })
    await sentKeysOf(args).add({ requestId, idempotencyKey })
    return redirect(paths.requestSent(requestId), 303)
  } catch (error) {
    return await failed(error, { shop, entered, request, url: args.request.url })
  }
}

/** The shop's own server, which has the files. */
const unreachable = (cause: unknown): never => {
  throw new ShopError('NETWORK', 'the files cannot be claimed', { cause })
}

interface FailedRequest {
  readonly shop: Client
  readonly entered: EnteredRequest
  readonly request: RequestDraft
  readonly url: string
}

async function failed(error: unknown, { shop, entered, request, url }: FailedRequest) {
  if (!isShopError(error)) throw error
  if (isResponseError(error) && error.status === 404) {
    shop.reportFailure(error, 'the platform takes no requests')
    return respond({ step: 'mail', entered, request })
  }
  const failure = await loadReportedFailure(error, { shop, url })
  return respond({ step: 'form', entered, problems: {}, failure }, failureInit(error))
}

const respond = (response: RequestResponse, init: ReturnType<typeof failureInit> = { status: 200 }) =>
  data(response, init)
