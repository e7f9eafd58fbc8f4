import type { Client } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { maximumDeliveryGroups } from '@cartonnage/sdk/rules'
import type { RequestedQuantity } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { textOf } from '../../../../forms/text-of'
import { keepEnteredForm } from '../../../../shell/entered-form'
import { paths } from '../../../../shell/paths'
import { requireShopper } from '../../../../shell/data/require-buyer'
import { shopOf } from '../../../../shell/shop-context'
import type { PageActionArgs } from '../../../../shell/shop-context'
import { keepAddressDraft } from '../../../../shared/addresses/data/keep-address-draft'
import { readEnteredAddress } from '../../../../shared/addresses/data/read-address'
import type { RefusedAddress } from '../../../../shared/addresses/data/read-address'
import { canSplit } from '../../data/can-split'
import { cartPathOf } from '../../cart-path'
import { isDeferredToBrowser, isNoAddress, isNoCart, loadCheckoutFailure } from '../../checkout-problem'
import { stepPath } from '../../checkout-step'
import { enterAddress } from '../../data/enter-address'
import type { ReportedFailure } from '../../../../shell/reported-failure'
import { addGroup } from './add-group'
import { arrange, ArrangedOtherwise, PartlyArranged } from './arrange'
import { splitLateGoods } from './split-late-goods'
import { loadSplit } from './load-split'
import type { Split } from './load-split'
import { readSplit } from '../split-form'
import type { SplitReading } from '../split-form'

/** What is wrong with the whole form. */
export type SplitProblem =
  | 'changed'
  | 'tooMany'
  | 'partly'
  | 'unknown'
  | 'busy'
  | 'addressMissing'
  | 'addressGone'
  | 'refused'

/** Why a form of the page was refused, with everything that was entered. */
export interface SplitResponse extends Partial<Pick<SplitReading, 'entered' | 'problems'>> {
  readonly problem?: SplitProblem | ReportedFailure
  readonly address?: RefusedAddress
}

const refuse = (response: SplitResponse) => data(response, { status: 422 })

/** Handles the forms of the page, with and without scripts. */
export async function splitDelivery(args: PageActionArgs) {
  const form = await args.request.formData()
  const run = () => runIntent(args, form)
  const now = Date.now()
  return textOf(form, 'intent') === 'enter-address'
    ? await keepAddressDraft(args, { form, now }, run)
    : await keepEnteredForm(args, { readFields: () => enteredQuantities(form), now }, run)
}

async function runIntent(args: PageActionArgs, form: FormData) {
  const { isGuest } = await requireShopper(args)
  const shop = shopOf(args)
  if (isGuest || !(await canSplit(shop))) return redirect(stepPath('address'), 303)
  try {
    const intent = textOf(form, 'intent')
    if (intent === 'enter-address') return await addEntered(shop, form, args.request.url)
    const split = await loadSplit(shop)
    if (split.lines.length === 0) return redirect(cartPathOf(shop), 303)
    if (intent === 'one') return await backToOne(shop, split)
    if (intent === 'apart') return await apart(shop, split)
    return await runSplit(shop, form, { split, intent })
  } catch (error) {
    return await toRefusal(error, args, form)
  }
}

/** Everything goes to the default address again. */
async function backToOne(shop: Client, split: Split) {
  const [main] = split.groups
  const requested = split.lines.flatMap(({ productId, quantity }) =>
    split.groups.map(({ id }) => ({
      productId,
      deliveryGroupId: id,
      quantity: id === main?.id ? quantity : 0,
    })),
  )
  await arrange(shop, { split, requested, deletesEmpty: true })
  return redirect(stepPath('address'), 303)
}

async function apart(shop: Client, split: Split) {
  if (split.groups.length >= maximumDeliveryGroups) return refuse({ problem: 'tooMany' })
  await splitLateGoods(shop, split)
  return redirect(stepPath('delivery'), 303)
}

interface SplitForm {
  readonly split: Split
  readonly intent: string
}

/** The forms with quantities: each saves them first. */
async function runSplit(shop: Client, form: FormData, { split, intent }: SplitForm) {
  const { locale } = shop
  const { entered, problems, requested } = readSplit(form, { ...split, locale })
  if (textOf(form, 'version') !== split.version) return refuse({ problem: 'changed', entered })
  if (Object.keys(problems).length > 0) return refuse({ entered, problems })
  if (intent.startsWith('remove:')) return await removeGroup(shop, { split, requested, id: intent.slice(7) })
  const adds = intent === 'add' || intent === 'new-address'
  if (adds && split.groups.length >= maximumDeliveryGroups) return refuse({ problem: 'tooMany', entered })
  const addressId = textOf(form, 'addressId')
  if (intent === 'add' && addressId === '') return refuse({ problem: 'addressMissing', entered })
  const deletesEmpty = !adds && intent !== 'change'
  await arrange(shop, { split, requested, deletesEmpty })
  if (intent === 'change') return redirect(stepPath('address'), 303)
  if (intent === 'new-address') return redirect(paths.deliveryAddresses({ address: 'new' }), 303)
  if (!adds) return redirect(stepPath('delivery'), 303)
  await addGroup(shop, split, { id: addressId })
  return redirect(paths.deliveryAddresses(), 303)
}

interface Removal {
  readonly split: Split
  readonly requested: readonly RequestedQuantity[]
  readonly id: string
}

/** The address's items go back to the default one. */
async function removeGroup(shop: Client, { split, requested, id }: Removal) {
  const [main] = split.groups
  if (main === undefined || id === main.id) return refuse({ problem: 'refused' })
  const freed = (productId: string) =>
    requested.find((entry) => entry.productId === productId && entry.deliveryGroupId === id)?.quantity ?? 0
  const without = requested.map((entry) => {
    if (entry.deliveryGroupId === id) return { ...entry, quantity: 0 }
    const back = entry.deliveryGroupId === main.id ? freed(entry.productId) : 0
    return { ...entry, quantity: entry.quantity + back }
  })
  await arrange(shop, { split, requested: without, deletesEmpty: false, removedId: id })
  return redirect(paths.deliveryAddresses(), 303)
}

async function addEntered(shop: Client, form: FormData, url: string) {
  const split = await loadSplit(shop)
  if (split.groups.length >= maximumDeliveryGroups)
    return refuse({ problem: 'tooMany', address: enteredAddress(form) })
  const outcome = await enterAddress(shop, form, url)
  if ('refused' in outcome) return refuse({ address: outcome.refused })
  const { choice } = outcome
  await addGroup(shop, split, 'addressId' in choice ? { id: choice.addressId } : choice)
  return redirect(paths.deliveryAddresses(), 303)
}

const enteredAddress = (form: FormData): RefusedAddress => ({
  entered: readEnteredAddress(form),
  problems: {},
})

/** What was entered stays, whichever call has failed. */
async function toRefusal(error: unknown, args: PageActionArgs, form: FormData) {
  const shop = shopOf(args)
  if (isNoCart(error)) return redirect(cartPathOf(shop), 303)
  const problem = ownProblem(error) ?? (await loadCheckoutFailure(error, { shop, url: args.request.url }))
  const kept =
    textOf(form, 'intent') === 'enter-address'
      ? { address: enteredAddress(form) }
      : { entered: enteredQuantities(form) }
  return refuse({ problem, ...kept })
}

function ownProblem(error: unknown): SplitProblem | undefined {
  if (isNoAddress(error)) return 'addressGone'
  if (error instanceof ArrangedOtherwise) return 'changed'
  if (error instanceof PartlyArranged) return 'partly'
  if (isShopError(error, 'ASYNC_MAXIMUM_WAIT_EXCEEDED') || isDeferredToBrowser(error)) return 'busy'
  return isShopError(error, 'UNKNOWN_OUTCOME') || isShopError(error, 'TIMEOUT') ? 'unknown' : undefined
}

const enteredQuantities = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith('quantity-') && typeof value === 'string' ? [[name, value.slice(0, 40)] as const] : [],
    ),
  )
