import { checkout, deliveryGroups } from '@cartonnage/sdk'
import type { Client, DeliveryPreferences } from '@cartonnage/sdk'
import { writeInstructions } from '@cartonnage/sdk/rules'
import type { DeliveryCountry } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { textOf } from '../../../forms/text-of'
import { loadReservedCheckout } from '../../../shared/cart/data/reserved-checkout'
import { shopSettings } from '../../../shell/shop-settings'
import { ignoreWhenDeferred, isNoCart, loadCheckoutFailure } from '../checkout-problem'
import type { CheckoutProblem } from '../checkout-problem'
import { refuse } from './checkout-run'
import type { Run, Visitor } from './checkout-run'
import { deliveredGroups, mainGroup, stepPath } from '../checkout-step'
import type { Checkout } from '../checkout-step'
import { groupFieldName } from '../delivery-form'
import type { CheckoutGroup, EnteredDelivery } from '../delivery-form'
import { readDelivery } from './read-delivery'
import type { DeliveryChoice } from './read-delivery'

/** Chooses how and when to deliver each group. What was entered stays, whichever of the calls fails. */
export const chooseDelivery: Run = async (shop, form, visitor) => {
  const current = await loadReservedCheckout(shop)
  const readings = await readGroups(form, { shop, current, visitor })
  const choices = readings.flatMap(({ group, reading }) =>
    'choice' in reading ? [{ group, choice: reading.choice }] : [],
  )
  if (choices.length < readings.length) return refuse({ delivery: refusedGroups(readings) })
  const problem = await saveAll(shop, { choices, current, visitor })
  if (problem !== undefined) return refuse({ problem, delivery: refusedGroups(readings) })
  return redirect(stepPath('payment'), 303)
}

interface GroupReading {
  readonly group: CheckoutGroup
  readonly reading: ReturnType<typeof readDelivery>
}

interface ReadingContext {
  readonly shop: Client
  readonly current: Checkout
  readonly visitor: Visitor
}

async function readGroups(
  form: FormData,
  { shop: client, current, visitor }: ReadingContext,
): Promise<readonly GroupReading[]> {
  const groups = deliveredGroups(current)
  const hasPhone = groups.some(({ id }) => textOf(form, groupFieldName('callPhone', id)) !== '')
  // The table of phone numbers is large.
  const parse = hasPhone
    ? (await import('../../../shared/phone-number/parse-phone')).parsePhone
    : () => undefined
  const { sender } = shopSettings[client.shop]
  const calendar = await visitor.calendarOf(current)
  return groups.map((group) => {
    // The address form has let only countries of the shop through.
    const country = (group.deliveryAddress?.country ?? client.shop) as DeliveryCountry
    const parsePhone = (phone: string) => parse(phone, country)
    return { group, reading: readDelivery(form, { group, parsePhone, sender, calendar }) }
  })
}

const refusedGroups = (readings: readonly GroupReading[]) =>
  Object.fromEntries(
    readings.map(({ group, reading }) => [
      group.id,
      {
        entered: reading.entered satisfies EnteredDelivery,
        problems: 'problems' in reading ? reading.problems : {},
      },
    ]),
  )

interface Saving {
  readonly choices: readonly { readonly group: CheckoutGroup; readonly choice: DeliveryChoice }[]
  readonly current: Checkout
  readonly visitor: Visitor
}

/** The first problem; undefined once all groups are saved. */
async function saveAll(
  shop: Client,
  { choices, current, visitor }: Saving,
): Promise<CheckoutProblem | undefined> {
  try {
    for (const { group, choice } of choices) {
      const isMain = group.id === mainGroup(current)?.id
      const hasErrors = await saveGroup(isMain ? mainCalls(shop) : groupCalls(shop, group.id), group, choice)
      if (hasErrors) return 'refused'
    }
    return undefined
  } catch (error) {
    if (isNoCart(error)) throw error
    return await loadCheckoutFailure(error, { shop, url: visitor.url })
  }
}

/** Each call resolves to whether the platform refused it. */
interface GroupCalls {
  setMethod(id: string): Promise<boolean>
  setPreferences(preferences: DeliveryPreferences): Promise<boolean>
}

/** One after the other: the platform takes no method together with a date or a note. What stays is not sent again. */
async function saveGroup(calls: GroupCalls, group: CheckoutGroup, choice: DeliveryChoice): Promise<boolean> {
  const { method, desiredDate } = choice
  const instructions = writeInstructions(choice.instructions)
  const hasNewMethod = group.selectedDeliveryMethod?.id !== method.id
  // Choosing the same method again would make the platform recalculate.
  if (hasNewMethod && (await calls.setMethod(method.id))) return true
  const isSame =
    (group.desiredDeliveryDate?.slice(0, 10) ?? '') === desiredDate &&
    (group.shippingInstructions ?? '') === instructions
  if (isSame) return false
  return await calls.setPreferences({ desiredDeliveryDate: desiredDate, shippingInstructions: instructions })
}

const isRefused = (changed: Pick<Checkout, 'errors'> | undefined): boolean =>
  changed !== undefined && changed.errors.length > 0

/** The checkout itself changes its default group. */
function mainCalls({ use }: Client): GroupCalls {
  const { setDeliveryMethod, setDeliveryPreferences } = use(checkout)
  return {
    setMethod: async (id) => isRefused(await setDeliveryMethod(id).catch(ignoreWhenDeferred)),
    setPreferences: async (preferences) =>
      isRefused(await setDeliveryPreferences(preferences).catch(ignoreWhenDeferred)),
  }
}

function groupCalls({ use }: Client, deliveryGroupId: string): GroupCalls {
  const { update } = use(deliveryGroups)
  return {
    setMethod: async (deliveryMethodId) => isRefused(await update({ deliveryGroupId, deliveryMethodId })),
    setPreferences: async (preferences) => isRefused(await update({ deliveryGroupId, ...preferences })),
  }
}
