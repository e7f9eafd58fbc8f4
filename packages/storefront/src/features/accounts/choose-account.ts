import type { Client } from '@cartonnage/sdk'
import { account, effectiveAccount, storageEntries } from '@cartonnage/sdk'
import { isSameRecordId, isShopError, sameOriginPath } from '@cartonnage/sdk/rules'
import { data, redirectDocument } from 'react-router-dom'
import { keepEffectiveAccount } from '../../app/effective-account'
import { requireBuyer } from '../../app/require-buyer'
import type { PageActionArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import { textOf } from '../../forms/text-of'
import { tellFailure } from '../failures/tell-failure'
import type { ReportedFailure } from '../failures/reported-failure'

/** Why an account could not be taken: it is not among the buyer's, or what the platform said or did not say. */
export type ChoiceProblem = 'refused' | ReportedFailure

/**
 * Orders for another account from now on, or without an id for the own one again. Ends with a whole page load, so that
 * nothing of the other account is left anywhere.
 */
export async function chooseAccount(args: PageActionArgs) {
  await requireBuyer(args)
  const form = await args.request.formData()
  const requested = textOf(form, 'accountId').trim()
  const { origin } = args.context.get(visitContext)
  const here = new URL(args.request.url)
  const target = sameOriginPath(textOf(form, 'returnTo').trim(), origin) ?? here.pathname
  const shop = shopOf(args)
  try {
    const chosen = requested === '' ? null : await findAccount(shop, requested)
    if (chosen === undefined) return refuse('refused', { accountId: requested, status: 422 })
    await shop.use(effectiveAccount).choose(chosen)
    // The tab's checkout was started for the other account.
    shop.storage.remove(storageEntries.activeCheckoutId)
    const headers = keepEffectiveAccount({ shop: shop.shop, origin }, chosen?.id ?? null)
    return redirectDocument(origin + target, { status: 303, headers })
  } catch (error) {
    if (!isShopError(error)) throw error
    shop.reportFailure(error, 'acting for another account')
    const failure = await tellFailure(error, { shop, url: args.request.url })
    return refuse(failure, { accountId: requested, status: 503 })
  }
}

/** The account of that id among the buyer's: null for the own one, undefined when it is none of them. */
async function findAccount({ use }: Client, accountId: string) {
  const accounts = await use(account).listManaged()
  const found = accounts.find((one) => isSameRecordId(one.accountId, accountId))
  if (found === undefined) return undefined
  return found.isMyAccount ? null : { id: found.accountId, name: found.accountName ?? '' }
}

interface Refusal {
  readonly accountId: string
  readonly status: number
}

const refuse = (problem: ChoiceProblem, { accountId, status }: Refusal) =>
  data({ problem, accountId }, { status })
