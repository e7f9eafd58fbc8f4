import { withdrawal } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isResponseError, isShopError, ShopError } from '@cartonnage/sdk/rules'
import { data } from 'react-router-dom'
import type { PageActionArgs } from '../../app/shop-context'
import { readIntent } from '../../forms/read-intent'
import { failureInit } from '../failures/failure-init'
import { tellFailure } from '../failures/tell-failure'
import type { ReportedFailure } from '../failures/reported-failure'
import { createKey, findWrongFields, readKey, readTyped, toDeclaration } from './declaration'
import type { Declaration, DeclarationField, TypedDeclaration } from './declaration'
import { withdrawalShop } from './withdrawal-loader'

/** The receipt that the page shows. */
export interface Receipt {
  readonly withdrawalId: string
  readonly receivedAt: string
}

/** What the page shows after a form. */
export type WithdrawalResponse =
  | {
      readonly step: 'declare'
      readonly typed: TypedDeclaration
      readonly wrong: readonly DeclarationField[]
      /** The shop refused what looked right from here. */
      readonly refusal?: ReportedFailure
    }
  | {
      readonly step: 'review'
      readonly typed: TypedDeclaration
      readonly declaration: Declaration
      readonly key: string
      /** The button was pressed and nobody answered: it may be pressed again, with the same key. */
      readonly failure?: ReportedFailure
    }
  | { readonly step: 'received'; readonly declaration: Declaration; readonly receipt: Receipt }

/**
 * The two steps as forms, the same with and without scripts. The data stand in the body of the form only, never in
 * an address, so a page of the way cannot be found in a history or a log.
 */
export async function withdraw(args: PageActionArgs) {
  const shop = withdrawalShop(args)
  const form = await args.request.formData()
  const typed = readTyped(form)
  const wrong = findWrongFields(typed)
  const { url } = args.request
  const intent = readIntent(form, ['', 'check', 'confirm', 'change'])
  if (wrong.length > 0) return response({ step: 'declare', typed, wrong }, { status: 422 })
  if (intent === undefined) {
    const unknown = new ShopError('INVALID_OPTION', 'no such form')
    return response(
      { step: 'declare', typed, wrong, refusal: await tellFailure(unknown, { shop, url }) },
      { status: 422 },
    )
  }
  if (intent === 'change') return response({ step: 'declare', typed, wrong: [] })
  const declaration = toDeclaration(typed)
  const key = readKey(form)
  if (intent === 'confirm' && key !== undefined) return await declare(shop, { typed, declaration, key, url })
  return response({ step: 'review', typed, declaration, key: createKey() })
}

interface Confirmed {
  readonly typed: TypedDeclaration
  readonly declaration: Declaration
  readonly key: string
  /** The address of the form. */
  readonly url: string
}

/** No signal: a declaration that was made is not taken back by leaving the page. */
async function declare(shop: Client, { typed, declaration, key, url }: Confirmed) {
  try {
    const receipt = await shop.use(withdrawal).declare({ ...declaration, idempotencyKey: key })
    return response({ step: 'received', declaration, receipt })
  } catch (error) {
    if (!isShopError(error)) throw error
    const failure = await tellFailure(error, { shop, url })
    if (isResponseError(error) && (error.status === 400 || error.status === 422)) {
      return response({ step: 'declare', typed, wrong: [], refusal: failure }, { status: 422 })
    }
    return response({ step: 'review', typed, declaration, key, failure }, failureInit(error))
  }
}

const response = (shown: WithdrawalResponse, init: ReturnType<typeof failureInit> = { status: 200 }) =>
  data(shown, init)
