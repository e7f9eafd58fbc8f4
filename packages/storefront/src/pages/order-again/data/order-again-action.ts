import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { reorderAdditions, reportReorder } from '@cartonnage/sdk/rules'
import type { ReorderEntry } from '@cartonnage/sdk/rules'
import { data } from 'react-router-dom'
import { readIntent } from '../../../forms/reading/read-intent'
import { keepEnteredForm } from '../../../shell/entered-form'
import type { ReportedFailure } from '../../../shell/reported-failure'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { addMissing, lookForMissing } from '../../../shared/additions/data/add-missing'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { reorderContext } from './order-again-loader'
import { loadReorder } from './reorder-data'
import type { ReorderData } from './reorder-data'
import { planOf, readQuantities, readReorderForm, toDraft } from '../reorder-form'
import type { EnteredReorder, QuantityProblem } from '../reorder-form'

/** What became of a form, with what was entered. */
export interface ReorderResponse {
  readonly entered: EnteredReorder
  /** What became of each line; absent where nothing was tried. */
  readonly report?: readonly ReorderEntry[]
  /** By the id of the line. */
  readonly problems?: Readonly<Record<string, QuantityProblem>>
  /** No line was chosen. */
  readonly isEmpty?: true
  readonly failure?: ReportedFailure
  /** The page itself has asked what became of an earlier press. */
  readonly isLook?: true
}

/** Adds the chosen lines to the cart at today's prices, and says of every line of the order what became of it. */
export async function orderAgain(args: PageActionArgs) {
  const form = await args.request.formData()
  const entered = readReorderForm(form)
  const isLook = readIntent(form, ['look']) !== undefined
  const readFields = () => toDraft(entered)
  return await keepEnteredForm(args, { readFields, now: Date.now() }, () => runForm(args, entered, isLook))
}

async function runForm(args: PageActionArgs, entered: EnteredReorder, isLook: boolean) {
  try {
    const loaded = await loadReorder(args)
    args.context.set(reorderContext, loaded)
    return await addChosen(args, { loaded, sent: entered, isLook })
  } catch (error) {
    // Nothing was tried. Without its session the page leads to the sign-in.
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    return data<ReorderResponse>({ entered, failure: await wordFailure(args, error) }, failureInit(error))
  }
}

/** Nothing is added to a cart that cannot be read: it may have all of it already. */
const busy: ReportedFailure = { messageKey: 'busy', reportedBy: 'place', sentences: [] }

interface SentForm {
  readonly loaded: ReorderData
  readonly sent: EnteredReorder
  readonly isLook: boolean
}

async function addChosen(args: PageActionArgs, { loaded, sent, isLook }: SentForm) {
  if (loaded.held === null) return data<ReorderResponse>({ entered: sent, failure: busy }, { status: 409 })
  const held = sent.held ?? loaded.held
  const entered: EnteredReorder = { ...sent, held }
  const { numbers, problems } = readQuantities(entered, shopOf(args).locale)
  if (Object.keys(problems).length > 0) return data<ReorderResponse>({ entered, problems }, { status: 422 })
  const plan = planOf(loaded, { held, entered: numbers })
  if (!plan.some(({ id }) => Object.hasOwn(entered.choice, id))) {
    return data<ReorderResponse>({ entered, isEmpty: true }, { status: 422 })
  }
  const additions = reorderAdditions(plan, entered.choice)
  const promised = { additions, held, now: loaded.held, open: loaded.open }
  const { answers, error } = await (isLook ? lookForMissing(promised) : addMissing(args, promised))
  const report = reportReorder(plan, { choice: entered.choice, answers })
  if (error === undefined) return data<ReorderResponse>({ entered, report, ...(isLook && { isLook }) })
  const failure = await wordFailure(args, error)
  return data<ReorderResponse>({ entered, report, failure }, initOf(error))
}

const wordFailure = (args: PageActionArgs, error: unknown): Promise<ReportedFailure> =>
  loadReportedFailure(error, { shop: shopOf(args), url: args.request.url })

const initOf = (error: unknown) =>
  isResponseError(error) && error.status === 409 ? { status: 409 } : failureInit(error)
