import { quotes } from '@cartonnage/sdk'
import type { QuoteChange, QuoteInCart } from '@cartonnage/sdk'
import { isResponseError, isShopError, ShopError } from '@cartonnage/sdk/errors'
import { currentCart } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { readForm } from '../../../forms/reading/read-form'
import { readIntent } from '../../../forms/reading/read-intent'
import { text } from '../../../forms/reading/field-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import { textOf } from '../../../forms/text-of'
import { keepEnteredForm } from '../../../shell/entered-form'
import { paths } from '../../../shell/paths'
import type { OffersDone } from '../../../shell/paths'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { longestWish } from '../wish'
import { offerIntents } from './offer-response'
import type { NoteIntent, OfferIntent, OfferResponse } from './offer-response'

/** A form of an offer's page. */
interface Change {
  readonly args: PageActionArgs
  readonly form: FormData
  readonly id: string
}

/**
 * Accepts, copies, declines or renegotiates an offer. Only what the table of states allows is sent, and a form that is sent
 * twice changes nothing the second time. No signal: leaving the page does not stop it.
 */
export async function changeOffer(args: PageActionArgs) {
  const form = await args.request.formData()
  const intent = readIntent(form, offerIntents)
  const sent = { readFields: () => ({ note: textOf(form, 'note'), intent: intent ?? '' }), now: Date.now() }
  return await keepEnteredForm(args, sent, async () => {
    await requireBuyer(args)
    try {
      if (intent === undefined) throw new ShopError('INVALID_OPTION', 'no such form')
      return await changes[intent]({ args, form, id: args.params.id ?? '' })
    } catch (error) {
      return await refuse(args, intent, error)
    }
  })
}

const changes: Readonly<Record<OfferIntent, (change: Change) => Promise<unknown>>> = {
  accept: async ({ args, id }) => toCart('accept', await shopOf(args).use(quotes).accept(id)),
  copy: async ({ args, id }) => toCart('copy', await shopOf(args).use(quotes).copy(id)),
  renegotiate: (change) =>
    withNote(change, 'renegotiate', (note) => shopOf(change.args).use(quotes).renegotiate(change.id, note)),
  decline: (change) =>
    withNote(change, 'decline', (note) => shopOf(change.args).use(quotes).decline(change.id, note)),
}

function toCart(intent: OfferIntent, result: QuoteInCart) {
  return refusalOf(intent, result) ?? redirect(paths.cart(result.cartId ?? currentCart), 303)
}

const noteFields = {
  renegotiate: { note: text({ isRequired: true, isMultiline: true, limit: longestWish }) },
  decline: { note: text({ isMultiline: true, limit: longestWish }) },
}
const doneOf: Readonly<Record<NoteIntent, OffersDone>> = { renegotiate: 'renegotiated', decline: 'declined' }

async function withNote(
  { form, id }: Change,
  intent: NoteIntent,
  run: (note: string) => Promise<QuoteChange>,
) {
  const reading = readForm(form, formSchema(noteFields[intent]))
  if (!reading.isValid) {
    const { entered, problems } = reading
    return respond(
      { kind: 'note', intent, entered: entered.note, problem: problems.note ?? 'characters' },
      422,
    )
  }
  const result = await run(reading.values.note)
  return refusalOf(intent, result) ?? redirect(paths.offer(id, { done: doneOf[intent] }), 303)
}

/** Undefined where it is done. */
function refusalOf(intent: OfferIntent, { verdict, problems }: QuoteChange) {
  if (verdict !== 'allowed') return respond({ kind: 'changed' }, 409)
  return problems.length === 0 ? undefined : respond({ kind: 'refused', intent, problems }, 409)
}

async function refuse(args: PageActionArgs, intent: OfferIntent | undefined, error: unknown) {
  if (isResponseError(error) && error.status === 404) return respond({ kind: 'gone' }, 404)
  if (intent !== undefined && isShopError(error, 'UNKNOWN_OUTCOME'))
    return respond({ kind: 'unknown', intent }, 503)
  // Then the page leads to the sign-in.
  if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
  const shop = shopOf(args)
  const failure = await loadReportedFailure(error, { shop, url: args.request.url })
  const init = isShopError(error, 'INVALID_OPTION') ? { status: 422 } : failureInit(error)
  return data<OfferResponse>({ kind: 'failure', failure }, init)
}

const respond = (response: OfferResponse, status: number) => data(response, { status })
