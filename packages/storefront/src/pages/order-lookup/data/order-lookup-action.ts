import { hasOwnFields } from '../../../shell/own-fields'
import { orders } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { readOrderNumber } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { text } from '../../../forms/reading/field-schema'
import type { Entered } from '../../../forms/reading/form-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import { createKey } from '../../../forms/reading/idempotency-key'
import { isEmail } from '../../../forms/reading/is-email'
import { readForm } from '../../../forms/reading/read-form'
import { orderLookupsOf } from '../../../shared/order/data/order-lookups'
import { paths } from '../../../shell/paths'
import type { ReportedFailure } from '../../../shell/reported-failure'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { failureInit } from '../../../shared/failures/failure-init'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import { isUnknownOrder } from '../../../shared/order/data/order-loader'
import type { CarriedForm } from './carried-form'
import { readCarriedForm } from './carried-form'
import { orderLookupLimits } from '../../../shared/order-facts/order-lookup-fields'
import type { OrderLookupProblems } from '../../../shared/order-facts/order-lookup-fields'

const numberShape = /^[A-Za-z0-9][A-Za-z0-9-]{2,38}[A-Za-z0-9]$/

const fields = {
  orderNumber: text({
    isRequired: true,
    limit: orderLookupLimits.orderNumber,
    problems: { number: (value) => !numberShape.test(readOrderNumber(value)) },
  }),
  email: text({
    isRequired: true,
    limit: orderLookupLimits.email,
    problems: { email: (value) => !isEmail(value) },
  }),
}

const schema = formSchema(fields)

/** The form again, with what is wrong. */
export interface RefusedLookup {
  readonly entered: Entered<typeof fields>
  readonly problems: OrderLookupProblems
  /** No order has this number and this address; which of the two is wrong is not told. */
  readonly isUnknown: boolean
  readonly failure: ReportedFailure | null
  /** What goes on after the lookup. */
  readonly carried: CarriedForm | null
}

/**
 * Looks up an order by its number and e-mail address, and leads to its page. Both are in the body of the request only, and
 * the page's address has a key for them, so they end up in no history and no log. The response is the same for an unknown
 * number and a wrong address. A form that came too late for its lookup is asked to wait, and sent to its page afterwards.
 */
export async function lookUpOrder(args: PageActionArgs) {
  const { signal, url } = args.request
  const form = await args.request.formData()
  const carried = readCarriedForm(url, form)
  const reading = readForm(form, schema)
  const { entered } = reading
  // It comes from its own page, so nothing is wrong with what was not asked for yet.
  if (carried !== null && !form.has('email')) return refuse(entered, { carried, status: 422 })
  if (!reading.isValid) return refuse(entered, { carried, problems: reading.problems, status: 422 })
  const shop = shopOf(args)
  const proof = { ...reading.values, orderNumber: readOrderNumber(reading.values.orderNumber) }
  try {
    await shop.use(orders).lookUp(proof, { signal })
    const key = createKey()
    await orderLookupsOf(args).add({ key, ...proof })
    const found = paths.foundOrder(key)
    // 307 sends the same fields there.
    return carried === null ? redirect(found, 303) : redirect(paths.orderReturn(found), 307)
  } catch (error) {
    if (!isShopError(error)) throw error
    // Without the shop's own form, no order can be found at all.
    if (hasOwnFields(shop) && (isUnknownOrder(error) || isSignedOut(error))) {
      return refuse(entered, { carried, isUnknown: true, status: 422 })
    }
    const failure = await loadReportedFailure(error, { shop, url })
    return refuse(entered, { carried, failure, ...failureInit(error) })
  }
}

/** Some platforms say so of an order that belongs to an account. */
const isSignedOut = (error: unknown): boolean => isResponseError(error) && error.status === 401

interface Refusal extends ReturnType<typeof failureInit> {
  readonly problems?: OrderLookupProblems
  readonly isUnknown?: boolean
  readonly failure?: ReportedFailure
  readonly carried: CarriedForm | null
}

function refuse(entered: RefusedLookup['entered'], refusal: Refusal) {
  const { problems = {}, isUnknown = false, failure = null, carried, ...init } = refusal
  return data<RefusedLookup>({ entered, problems, isUnknown, failure, carried }, init)
}
