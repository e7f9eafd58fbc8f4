import { quotes } from '@cartonnage/sdk'
import type { Client, QuoteRequest } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { readEnteredQuantity } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { readEntered, readForm } from '../../../forms/reading/read-form'
import { textOf } from '../../../forms/text-of'
import { keepEnteredForm } from '../../../shell/entered-form'
import { paths } from '../../../shell/paths'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { shopDay } from '../../../shared/delivery-day/shop-day'
import { findEarlierRequest } from './find-earlier-request'
import type { SentRequest } from './find-earlier-request'
import { requestSchema, sentFields } from './request-form'
import { writeItems } from '../request-items'
import { loadSource } from './request-loader'
import type { RequestSource } from './request-loader'
import type { EnteredRequest, RequestResponse } from './request-response'

/**
 * Asks for an offer once, however often the form is sent, and leads to it. No signal: leaving the page does not stop it.
 */
export async function requestOffer(args: PageActionArgs) {
  const form = await args.request.clone().formData()
  const readFields = () => ({
    quantity: textOf(form, 'quantity'),
    wish: textOf(form, 'wish'),
    validUntil: textOf(form, 'validUntil'),
    emptyCart: textOf(form, 'emptyCart'),
  })
  return await keepEnteredForm(args, { readFields, now: Date.now() }, async () => {
    await requireBuyer(args)
    return await readAndSend(args, form)
  })
}

async function readAndSend(args: PageActionArgs, form: FormData) {
  const shop = shopOf(args)
  const isCart = new URL(args.request.url).searchParams.get('from') === 'cart'
  // What a cart holds by now, the platform knows.
  const source: RequestSource = isCart ? { from: 'cart', items: [] } : await loadSource(args)
  const context = { locale: shop.locale, today: shopDay(Date.now()) }
  const reading = readForm(
    form,
    requestSchema({ ...context, ...(source.from === 'product' && { rule: source.rule }) }),
  )
  const { entered } = reading
  const sent = sentOf(form, { source, entered, shop })
  if (!reading.isValid) {
    const { problems } = reading
    return respond({ entered, problems, newest: sent.newest }, { status: 422 })
  }
  const request = { source, entered, sent }
  return await sendOnce(args, request)
}

interface WholeRequest {
  readonly source: RequestSource
  readonly entered: EnteredRequest
  readonly sent: SentRequest
}

function sentOf(
  form: FormData,
  { source, entered, shop }: Pick<WholeRequest, 'source' | 'entered'> & { readonly shop: Client },
): SentRequest {
  const { newest, lines } = readEntered(form, sentFields)
  const quantity = Number(readEnteredQuantity(entered.quantity, shop.locale))
  const own = source.from === 'product' ? writeItems([{ ...source.item, quantity }]) : lines
  return { newest, lines: own, wish: entered.wish }
}

async function sendOnce(args: PageActionArgs, request: WholeRequest) {
  const { entered, sent } = request
  const shop = shopOf(args)
  try {
    const id = (await findEarlierRequest(shop, sent)) ?? (await send(shop, request))
    if (typeof id === 'string') return redirect(paths.offer(id, { done: 'requested' }), 303)
    const { newest } = sent
    return respond({ entered, newest, problems: {}, refused: id.problems }, { status: 409 })
  } catch (error) {
    const made = await findAfterDoubt(shop, { error, sent })
    if (made !== null) return redirect(paths.offer(made, { done: 'requested' }), 303)
    return await refuse(args, { error, entered, newest: sent.newest })
  }
}

/** The id of the new offer, or why there is none. */
async function send(shop: Client, { source, entered, sent }: WholeRequest): Promise<string | QuoteRequest> {
  const { requestFromCart, requestFromProduct } = shop.use(quotes)
  const wish = {
    comments: entered.wish,
    ...(entered.validUntil !== '' && { validUntil: entered.validUntil }),
  }
  const request =
    source.from === 'product'
      ? await requestFromProduct({
          productId: source.item.productId,
          quantity: sent.lines.replace(/^.*:/, ''),
          ...wish,
        })
      : await requestFromCart({ ...wish, emptyCart: entered.emptyCart })
  return request.quoteId ?? request
}

const doubts = ['UNKNOWN_OUTCOME', 'TIMEOUT', 'NETWORK'] as const

/** What became of a request whose response is lost: perhaps the offer is there. */
async function findAfterDoubt(
  shop: Client,
  { error, sent }: { readonly error: unknown; readonly sent: SentRequest },
): Promise<string | null> {
  const isDoubt =
    doubts.some((code) => isShopError(error, code)) || (isResponseError(error) && error.status >= 500)
  return isDoubt ? await findEarlierRequest(shop, sent).catch(() => null) : null
}

interface FailedRequest extends Pick<RequestResponse, 'entered' | 'newest'> {
  readonly error: unknown
}

async function refuse(args: PageActionArgs, { error, ...sent }: FailedRequest) {
  if (isShopError(error, 'UNKNOWN_OUTCOME'))
    return respond({ ...sent, problems: {}, isUnknown: true }, { status: 503 })
  // Then the page leads to the sign-in.
  if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
  const failure = await loadReportedFailure(error, { shop: shopOf(args), url: args.request.url })
  return respond({ ...sent, problems: {}, failure }, failureInit(error))
}

const respond = (response: RequestResponse, init: ResponseInit) => data(response, init)
