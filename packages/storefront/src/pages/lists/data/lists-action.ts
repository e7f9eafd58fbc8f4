import { lists } from '@cartonnage/sdk'
import type { Client, CreatedList, ListLine } from '@cartonnage/sdk'
import { isResponseError, isShopError, ShopError } from '@cartonnage/sdk/errors'
import { checkListName, longestListName } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { readIntent } from '../../../forms/reading/read-intent'
import { tidy, withoutControls } from '../../../forms/text-problem'
import { textOf } from '../../../forms/text-of'
import { paths } from '../../../shell/paths'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { readListLines, writeListLines } from '../../../shared/lists/list-lines'
import { enteredQuantities, readQuantities } from '../list-form'
import { listIntents } from './lists-response'
import type { ListIntent, ListsResponse } from './lists-response'

/** A form of the lists' pages. */
interface Change {
  readonly shop: Client
  readonly form: FormData
  /** The list of the page, or the one that the form names. */
  readonly id: string
}

/** A path to go to, or what the page says. */
type Outcome = string | ListsResponse

/** Changes the buyer's lists. Each form may be sent twice: the second time changes nothing. */
export async function changeLists(args: PageActionArgs) {
  await requireBuyer(args)
  const form = await args.request.formData()
  const change = { shop: shopOf(args), form, id: args.params.id ?? textOf(form, 'id') }
  try {
    const outcome = await run(intentOf(form), change)
    if (typeof outcome === 'string') return redirect(outcome, 303)
    return data<ListsResponse>(outcome, { status: statusOf(outcome) })
  } catch (error) {
    return await refuse(args, error)
  }
}

/** The button of a line has its product as its value. */
const intentOf = (form: FormData): ListIntent | undefined =>
  form.has('remove') ? 'remove' : readIntent(form, listIntents)

function run(intent: ListIntent | undefined, change: Change): Promise<Outcome> {
  if (intent === undefined) throw new ShopError('INVALID_OPTION', 'no such form')
  return changes[intent](change)
}

const changes: Readonly<Record<ListIntent, (change: Change) => Promise<Outcome>>> = {
  create,
  rename,
  delete: deleteList,
  restore,
  save,
  remove,
  put,
}

const statusOf = ({ kind }: ListsResponse): number => {
  if (kind === 'gone') return 404
  return ['name', 'quantities', 'full', 'most'].includes(kind) ? 422 : 200
}

async function refuse(args: PageActionArgs, error: unknown) {
  if (isResponseError(error) && error.status === 404)
    return data<ListsResponse>({ kind: 'gone' }, { status: 404 })
  if (isFull(error)) return data<ListsResponse>({ kind: 'full' }, { status: 422 })
  // Then the page leads to the sign-in.
  if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
  const shop = shopOf(args)
  shop.reportFailure(error, 'changing the lists')
  const failure = await loadReportedFailure(error, { shop, url: args.request.url })
  const init = isShopError(error, 'INVALID_OPTION') ? { status: 422 } : failureInit(error)
  return data<ListsResponse>({ kind: 'failure', failure }, init)
}

const isFull = (error: unknown): boolean =>
  isResponseError(error) && error.errors.some(({ type }) => type === 'LIMIT_EXCEEDED')

/** The name as it was entered, in one line. */
const nameOf = (form: FormData): string => tidy(withoutControls(textOf(form, 'name')))

/** The lines of a form; only an invented form has others than its page wrote. */
function linesOf(form: FormData): readonly ListLine[] {
  const lines = readListLines(textOf(form, 'lines'))
  if (lines === undefined) throw new ShopError('INVALID_OPTION', 'no lines of a list')
  return lines
}

/** A new list, or more lines for one: `target` names it. */
async function create(change: Change): Promise<Outcome> {
  const { shop, form } = change
  const target = textOf(form, 'target')
  const lines = linesOf(form)
  if (target !== '' && target !== 'new') {
    const { failed } = await shop.use(lists).setLines(target, lines)
    return paths.list(target, { done: 'added', missing: failed.length })
  }
  const name = nameOf(form)
  const problem = checkListName(name)
  if (problem !== undefined) return { kind: 'name', id: 'new', entered: name.slice(0, 200), problem }
  const made = await makeList(shop, { name, lines })
  if (made === 'most') return { kind: 'most' }
  if (made.isNameTaken) return { kind: 'name', id: 'new', entered: name, problem: 'taken' }
  return paths.list(made.list.id, { done: 'created', missing: made.failed.length })
}

/** `most`: there are as many lists as the platform takes. */
async function makeList(
  { use }: Client,
  list: { readonly name: string; readonly lines: readonly ListLine[] },
): Promise<CreatedList | 'most'> {
  try {
    return await use(lists).create(list)
  } catch (error) {
    if (isFull(error)) return 'most'
    throw error
  }
}

async function rename({ shop, form, id }: Change): Promise<Outcome> {
  const name = nameOf(form)
  const problem = checkListName(name)
  if (problem !== undefined) return { kind: 'name', id, entered: name.slice(0, 200), problem }
  const isDone = await shop.use(lists).rename(id, name)
  return isDone ? paths.list(id, { done: 'renamed' }) : { kind: 'name', id, entered: name, problem: 'taken' }
}

async function deleteList({ shop, id }: Change): Promise<Outcome> {
  const deleted = await shop.use(lists).delete(id)
  if (deleted === null) return { kind: 'gone' }
  const { name, lines } = deleted
  return { kind: 'deleted', name, lines: writeListLines(lines), count: lines.length }
}

/** Under another name where the name is taken by now: nothing is lost. */
async function restore({ shop, form }: Change): Promise<Outcome> {
  const lines = linesOf(form)
  const name = nameOf(form)
  for (const end of ['', ' (2)', ' (3)', ' (4)']) {
    const made = await makeList(shop, { name: name.slice(0, longestListName - end.length) + end, lines })
    if (made === 'most') return { kind: 'most' }
    if (!made.isNameTaken) return paths.list(made.list.id, { done: 'restored', missing: made.failed.length })
  }
  return { kind: 'name', id: 'new', entered: name, problem: 'taken' }
}

/** The quantities of all lines, as they were entered. */
async function save({ shop, form, id }: Change): Promise<Outcome> {
  const entered = enteredQuantities(form)
  const { lines, problems } = readQuantities(entered, shop.locale)
  if (Object.keys(problems).length > 0) return { kind: 'quantities', problems, entered }
  await shop.use(lists).setLines(id, await onlyPresent(shop, id, lines))
  return paths.list(id, { done: 'saved' })
}

/** What another tab has taken off meanwhile does not come back. */
async function onlyPresent(
  shop: Client,
  id: string,
  lines: readonly ListLine[],
): Promise<readonly ListLine[]> {
  const list = await shop.use(lists).read(id)
  const there = new Set(list?.lines.map(({ productId }) => productId.slice(0, 15)))
  return lines.filter(({ productId }) => there.has(productId.slice(0, 15)))
}

async function remove({ shop, form, id }: Change): Promise<Outcome> {
  const productId = textOf(form, 'remove')
  const list = await shop.use(lists).read(id)
  if (list === null) return { kind: 'gone' }
  const line = list.lines.find((each) => each.productId.slice(0, 15) === productId.slice(0, 15))
  // Another tab, or the press before, has taken it off.
  if (line === undefined) return paths.list(id)
  await shop.use(lists).setLines(id, [{ ...line, quantity: 0 }])
  return { kind: 'removed', lines: writeListLines([line]) }
}

/** Puts a line back that was taken off. */
async function put({ shop, form, id }: Change): Promise<Outcome> {
  await shop.use(lists).setLines(id, linesOf(form))
  return paths.list(id, { done: 'put' })
}
