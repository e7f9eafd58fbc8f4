import { currentCart } from '@cartonnage/sdk/rules'
import type { ShopClient } from '@cartonnage/sdk'
import { data, redirect } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { PageActionArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { requireBuyer } from '../../app/require-buyer'
import { toBillingAddress } from './billing-address'
import { isLeftToBrowser, isNoCart, toCheckoutProblem } from './checkout-problem'
import type { CheckoutProblem } from './checkout-problem'
import { mainGroup, sameAddress, stepPath } from './checkout-step'
import type { Checkout } from './checkout-step'

/** The platform's limit for the purchase order number, in characters. */
export const longestNumber = 80

/** What a form of the checkout met; nothing of what was typed is lost. */
export interface CheckoutAnswer {
  readonly problem: CheckoutProblem
  readonly purchaseOrderNumber?: string
  readonly billing?: string
}

/** The forms of the checkout, the same with and without scripts: each does its part and leads to the next step. */
export async function goOn(args: PageActionArgs) {
  await requireBuyer(args)
  const form = await args.request.formData()
  const intent = textOf(form, 'intent')
  const run = intents[intent]
  if (run === undefined) return refuse({ problem: 'refused' })
  return await guard(() => run(shopOf(args), form))
}

type Run = (shop: ShopClient, form: FormData) => Promise<Response | ReturnType<typeof refuse>>

const intents: Readonly<Partial<Record<string, Run>>> = {
  start: async ({ checkout }) => {
    await checkout.start().catch(ignoreWhenLeft)
    return redirect(stepPath('address'), 303)
  },
  address: async ({ checkout, vat }, form) => {
    const addressId = textOf(form, 'addressId')
    if (addressId === '') return refuse({ problem: 'address-missing' })
    // The country of the address may change the region, and that needs the rates [4.selected-country-header-4].
    await vat.load().catch(() => [])
    const changed = await checkout.setDeliveryAddress({ addressId }).catch(ignoreWhenLeft)
    return refuseWrong(changed) ?? redirect(stepPath('delivery'), 303)
  },
  delivery: async ({ checkout }, form) => {
    const methodId = textOf(form, 'methodId')
    if (methodId === '') return refuse({ problem: 'method-missing' })
    // Choosing a method clears the payment, so the one that is chosen already is left alone.
    if (methodId === textOf(form, 'present')) return redirect(stepPath('payment'), 303)
    const changed = await checkout.setDeliveryMethod(methodId).catch(ignoreWhenLeft)
    return refuseWrong(changed) ?? redirect(stepPath('payment'), 303)
  },
  payment: pay,
  // No signal: an order that was asked for is not taken back by leaving the page.
  order: async ({ checkout }, form) => {
    const { orderReferenceNumber } = await checkout.placeOrder(textOf(form, 'checkoutId'))
    return redirect(paths.orderConfirmation(orderReferenceNumber), 303)
  },
}

async function pay(shop: ShopClient, form: FormData) {
  const purchaseOrderNumber = textOf(form, 'purchaseOrderNumber').trim()
  const billing = textOf(form, 'billing') || sameAddress
  const typed = { purchaseOrderNumber, billing }
  if (purchaseOrderNumber === '') return refuse({ problem: 'number-missing', ...typed })
  if (purchaseOrderNumber.length > longestNumber) return refuse({ problem: 'number-long', ...typed })
  try {
    const billingAddress = await findBillingAddress(shop, billing)
    await shop.checkout.prepare()
    const result = await shop.checkout.payByPurchaseOrder({ purchaseOrderNumber, billingAddress })
    if (result.salesforceResultCode !== 'Success') return refuse({ problem: 'refused', ...typed })
    return redirect(stepPath('review', billing), 303)
  } catch (error) {
    const problem = toCheckoutProblem(error)
    if (problem === undefined) throw error
    return refuse({ problem, ...typed })
  }
}

/** A saved billing address, or the address of delivery. */
async function findBillingAddress({ addresses, checkout }: ShopClient, billing: string) {
  if (billing === sameAddress) return toBillingAddress(mainGroup(await checkout.load())?.deliveryAddress)
  const { items } = await addresses.list({ addressType: 'Billing', pageSize: 100 })
  return toBillingAddress(items.find(({ addressId }) => addressId === billing))
}

async function guard<T>(run: () => Promise<T>) {
  try {
    return await run()
  } catch (error) {
    if (isNoCart(error)) return redirect(paths.cart(currentCart), 303)
    const problem = toCheckoutProblem(error)
    if (problem === undefined) throw error
    return refuse({ problem })
  }
}

const refuse = (answer: CheckoutAnswer) => data(answer, { status: 422 })

/** A checkout that is ready but wrong, for example with an address outside the shop's countries. */
const refuseWrong = (checkout: Checkout | undefined) =>
  checkout !== undefined && checkout.errors.length > 0 ? refuse({ problem: 'refused' }) : undefined

/** The change is made; only its result is not ready for a server that does not wait. */
function ignoreWhenLeft(error: unknown): undefined {
  if (!isLeftToBrowser(error)) throw error
  return undefined
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
