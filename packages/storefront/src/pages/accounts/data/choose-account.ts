import type { Client } from '@cartonnage/sdk'
import { account, effectiveAccount, storageEntries } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { isSameRecordId, sameOriginPath } from '@cartonnage/sdk/rules'
import { data, redirectDocument } from 'react-router-dom'
import { setEffectiveAccountCookie } from '../../../shell/effective-account'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { requestContext } from '../../../shell/request-context'
import { hidden } from '../../../forms/reading/field-schema'
import { readEntered } from '../../../forms/reading/read-form'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import type { ReportedFailure } from '../../../shell/reported-failure'

/** Why an account could not be chosen: it is not one of the buyer's, or the request failed. */
export type ChoiceProblem = 'refused' | ReportedFailure

const fields = { accountId: hidden(), returnTo: hidden() }

/**
 * Makes another account the effective one, or without an id the buyer's own one again. Ends with a full page load, so
 * that no data of the previous account is left in the page.
 */
export async function chooseAccount(args: PageActionArgs) {
  await requireBuyer(args)
  const { accountId: requested, returnTo } = readEntered(await args.request.formData(), fields)
  const { origin } = args.context.get(requestContext)
  const here = new URL(args.request.url)
  const target = sameOriginPath(returnTo, origin) ?? here.pathname
  const client = shopOf(args)
  try {
    const chosen = requested === '' ? null : await findAccount(client, requested)
    if (chosen === undefined) return refuse('refused', { accountId: requested, status: 422 })
    await client.use(effectiveAccount).choose(chosen)
    // The tab's checkout was started for the previous account.
    client.storage.remove(storageEntries.activeCheckoutId)
    const headers = setEffectiveAccountCookie({ shop: client.shop, origin }, chosen?.id ?? null)
    return redirectDocument(origin + target, { status: 303, headers })
  } catch (error) {
    if (!isShopError(error)) throw error
    client.reportFailure(error, 'acting for another account')
    const failure = await loadReportedFailure(error, { shop: client, url: args.request.url })
    return refuse(failure, { accountId: requested, status: 503 })
  }
}

/** The buyer's account with that id: null for their own one, undefined when there is none. */
async function findAccount({ use }: Client, accountId: string) {
  const accounts = await use(account).listManaged()
  const found = accounts.find((managed) => isSameRecordId(managed.accountId, accountId))
  if (found === undefined) return undefined
  return found.isMyAccount ? null : { id: found.accountId, name: found.accountName ?? '' }
}

interface Refusal {
  readonly accountId: string
  readonly status: number
}

const refuse = (problem: ChoiceProblem, { accountId, status }: Refusal) =>
  data({ problem, accountId }, { status })
