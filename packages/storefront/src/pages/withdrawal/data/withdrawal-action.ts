import { withdrawal } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isResponseError, isShopError, ShopError } from '@cartonnage/sdk/errors'
import { data, redirect } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import type { PageActionArgs } from '../../../shell/shop-context'
import { readEntered, readForm } from '../../../forms/reading/read-form'
import { createKey, isKey } from '../../../forms/reading/idempotency-key'
import { readIntent } from '../../../forms/reading/read-intent'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import type { ReportedFailure } from '../../../shell/reported-failure'
import { declarationSchema, keyField, toDeclaration } from './declaration'
import type { EnteredDeclaration } from './declaration'
import type { Declaration, DeclarationProblems } from '../declaration-fields'
import { receiptKeysOf } from '../receipt-keys'
import type { ReceiptKeys } from '../receipt-keys'
import { withdrawalShop } from './withdrawal-loader'

/** What the page shows after a form. */
export type WithdrawalResponse =
  | {
      readonly step: 'declare'
      readonly entered: EnteredDeclaration
      readonly problems: DeclarationProblems
      /** The shop refused the valid input. */
      readonly refusal?: ReportedFailure
    }
  | {
      readonly step: 'review'
      readonly entered: EnteredDeclaration
      readonly declaration: Declaration
      readonly key: string
      /** Declaring failed: the buyer may try again, with the same key. */
      readonly failure?: ReportedFailure
    }
  /** The platform has nothing that receives declarations, so the buyer sends it as a mail. */
  | { readonly step: 'mail'; readonly declaration: Declaration }

/**
 * Handles the forms of the two steps, with and without scripts, and redirects to the receipt. Their data are in the
 * request's body only, never in a URL, so they do not end up in a history or a log.
 */
export async function withdraw(args: PageActionArgs) {
  const shop = withdrawalShop(args)
  const form = await args.request.formData()
  const reading = readForm(form, declarationSchema)
  const { entered } = reading
  const { url } = args.request
  const intent = readIntent(form, ['', 'check', 'confirm', 'change'])
  if (!reading.isValid) {
    return respond({ step: 'declare', entered, problems: reading.problems }, { status: 422 })
  }
  if (intent === undefined) {
    const unknown = new ShopError('INVALID_OPTION', 'no such form')
    const refusal = await loadReportedFailure(unknown, { shop, url })
    return respond({ step: 'declare', entered, problems: {}, refusal }, { status: 422 })
  }
  if (intent === 'change') return respond({ step: 'declare', entered, problems: {} })
  const declaration = toDeclaration(reading.values)
  const { key } = readEntered(form, keyField)
  if (intent === 'confirm' && isKey(key)) {
    return await declare(shop, { entered, declaration, key, url, keys: receiptKeysOf(args) })
  }
  return respond({ step: 'review', entered, declaration, key: createKey() })
}

interface Confirmed {
  readonly entered: EnteredDeclaration
  readonly declaration: Declaration
  readonly key: string
  /** The URL of the form. */
  readonly url: string
  readonly keys: ReceiptKeys
}

/** No signal: leaving the page does not cancel a declaration. */
async function declare(shop: Client, { entered, declaration, key, url, keys }: Confirmed) {
  try {
    const { withdrawalId } = await shop.use(withdrawal).declare({ ...declaration, idempotencyKey: key })
    await keys.add({ withdrawalId, idempotencyKey: key })
    return redirect(paths.withdrawalReceipt(withdrawalId), 303)
  } catch (error) {
    if (!isShopError(error)) throw error
    if (isResponseError(error) && error.status === 404) {
      shop.reportFailure(error, 'the platform receives no withdrawals')
      return respond({ step: 'mail', declaration })
    }
    const failure = await loadReportedFailure(error, { shop, url })
    if (isResponseError(error) && (error.status === 400 || error.status === 422)) {
      return respond({ step: 'declare', entered, problems: {}, refusal: failure }, { status: 422 })
    }
    return respond({ step: 'review', entered, declaration, key, failure }, failureInit(error))
  }
}

const respond = (response: WithdrawalResponse, init: ReturnType<typeof failureInit> = { status: 200 }) =>
  data(response, init)
