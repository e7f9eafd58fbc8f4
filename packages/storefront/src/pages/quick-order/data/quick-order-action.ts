import { isShopError } from '@cartonnage/sdk/errors'
import { data } from 'react-router-dom'
import { readIntent } from '../../../forms/reading/read-intent'
import { textOf } from '../../../forms/text-of'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { keepEnteredForm } from '../../../shell/entered-form'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { orderFields, orderIntents, readLines, readReplacement } from '../quick-order-form'
import type { ListProblem } from '../quick-order-form'
import { addList } from './add-list'
import { checkList } from './check-list'
import { loadHeld } from './held'
import type { OrderResponse } from './quick-order-response'
import { readFile } from './read-list'

/**
 * Checks a list, or adds it to the cart: for browsers without scripts, and for forms of other pages. A file replaces the
 * text of the field.
 */
export async function quickOrderAction(args: PageActionArgs) {
  const form = await args.request.formData()
  const sent = await readSentList(form)
  if ('problem' in sent) return refuse({ list: enteredLines(form), problem: sent.problem })
  const { list } = sent
  const intent = readIntent(form, orderIntents) ?? 'check'
  if (intent === 'edit') return data<OrderResponse>({ list })
  const readFields = () => ({ list })
  return await keepEnteredForm(args, { readFields, now: Date.now() }, () =>
    orFailure(args, list, () => (intent === 'add' ? add(args, form, list) : check(args, form, list))),
  )
}

const refuse = (response: OrderResponse) => data<OrderResponse>(response, { status: 422 })

/** The field of the page; of a list of products, each chosen line is one. */
const enteredLines = (form: FormData): string =>
  form
    .getAll(orderFields.list)
    .filter((value) => typeof value === 'string')
    .join('\n')

async function readSentList(
  form: FormData,
): Promise<{ readonly list: string } | { readonly problem: ListProblem }> {
  const file = form.get(orderFields.file)
  if (file === null || typeof file === 'string' || file.size === 0) return { list: enteredLines(form) }
  return await readFile(file)
}

type Answer = ReturnType<typeof data<OrderResponse>>

/** Nothing was added. Without its session the page leads to the sign-in. */
async function orFailure(args: PageActionArgs, list: string, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run()
  } catch (error) {
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    const failure = await loadReportedFailure(error, { shop: shopOf(args), url: args.request.url })
    return data<OrderResponse>({ list, failure }, failureInit(error))
  }
}

async function check(args: PageActionArgs, form: FormData, text: string): Promise<Answer> {
  const { signal } = args.request
  const replacement = readReplacement(textOf(form, orderFields.replace))
  const checked = await checkList(shopOf(args), { text, replacement }, { signal })
  if ('problem' in checked) return refuse({ list: text, problem: checked.problem })
  const { list, order } = checked
  const held = await loadHeld(args)
  return data<OrderResponse>({ list, checked: { order, held: held?.lines ?? null } })
}

async function add(args: PageActionArgs, form: FormData, text: string): Promise<Answer> {
  const lines = (name: string) => (form.has(name) ? readLines(textOf(form, name)) : undefined)
  return await addList(args, { text, lines: lines(orderFields.lines), held: lines(orderFields.held) })
}
