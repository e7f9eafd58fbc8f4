import type { Client } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { isSameRecordId, missingAdditions, reorderAdditions, reportReorder } from '@cartonnage/sdk/rules'
import type { ReorderAddition, ReorderAnswer, ReorderEntry, ReorderLine } from '@cartonnage/sdk/rules'
import { data } from 'react-router-dom'
import { readIntent } from '../../../forms/reading/read-intent'
import { keepEnteredForm } from '../../../shell/entered-form'
import { formWorkContext } from '../../../shell/form-work'
import type { ReportedFailure } from '../../../shell/reported-failure'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { addLines } from './add-lines'
import type { AddedLines } from './add-lines'
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
  const chosen: Chosen = { plan, entered, held, now: loaded.held, open: loaded.open }
  const { answers, error } = await (isLook ? lookFor(chosen) : addMissing(args, chosen))
  const report = reportReorder(plan, { choice: entered.choice, answers })
  if (error === undefined) return data<ReorderResponse>({ entered, report, ...(isLook && { isLook }) })
  const failure = await wordFailure(args, error)
  return data<ReorderResponse>({ entered, report, failure }, initOf(error))
}

const wordFailure = (args: PageActionArgs, error: unknown): Promise<ReportedFailure> =>
  loadReportedFailure(error, { shop: shopOf(args), url: args.request.url })

const initOf = (error: unknown) =>
  isResponseError(error) && error.status === 409 ? { status: 409 } : failureInit(error)

interface Chosen {
  readonly plan: readonly ReorderLine[]
  readonly entered: EnteredReorder
  /** What the cart held when the form was shown. */
  readonly held: readonly ReorderAddition[]
  /** What it holds now, or will hold after what is open. */
  readonly now: readonly ReorderAddition[]
  readonly open: ReorderData['open']
}

/** The additions with what the cart says of them: there, missing, or not known yet because a change is open. */
function sortAdditions({ plan, entered, held, now, open }: Chosen) {
  const additions = reorderAdditions(plan, entered.choice)
  const isOpen = ({ productId }: ReorderAddition) => open.some((id) => isSameRecordId(id, productId))
  const missing = missingAdditions(
    additions.filter((addition) => !isOpen(addition)),
    { before: held, now },
  )
  const isMissing = ({ productId }: ReorderAddition) => missing.some((other) => other.productId === productId)
  const known = additions.flatMap((addition): ReorderAnswer[] =>
    isMissing(addition)
      ? []
      : [{ productId: addition.productId, outcome: isOpen(addition) ? 'unknown' : 'taken' }],
  )
  return { missing, known }
}

/** Brings the cart to what the form promised: what an earlier press of it has added already is not added again. */
async function addMissing(args: PageActionArgs, chosen: Chosen): Promise<AddedLines> {
  const { missing, known } = sortAdditions(chosen)
  const shop = shopOf(args)
  const work = joinRunning(keyOf(shop, missing, chosen.held), () => addLines(shop, missing))
  const formWork = args.context.get(formWorkContext)
  // Where the page has to respond first, a line without an answer is one of which nobody knows.
  const { answers, error } = (await (formWork?.within(work) ?? work)) ?? { answers: [] }
  return { answers: [...known, ...answers], error }
}

/** What became of an earlier press, without adding anything. */
function lookFor(chosen: Chosen): AddedLines {
  const { missing, known } = sortAdditions(chosen)
  const failed = missing.map(({ productId }) => ({ productId, outcome: 'failed' as const }))
  return { answers: [...known, ...failed] }
}

const running = new Map<string, Promise<AddedLines>>()

/** A second press of the same form shares the work of the first one while that is under way. */
function joinRunning(key: string, start: () => Promise<AddedLines>): Promise<AddedLines> {
  const existing = running.get(key)
  if (existing !== undefined) return existing
  const work = start().finally(() => running.delete(key))
  running.set(key, work)
  return work
}

/** Of the buyer, whose presses they are. */
const keyOf = (
  { scope }: Client,
  missing: readonly ReorderAddition[],
  held: readonly ReorderAddition[],
): string => JSON.stringify([scope.getSnapshot(), missing, held])
