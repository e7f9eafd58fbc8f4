import { orders } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/rules'
import { data } from 'react-router-dom'
import { text } from '../../forms/field-schema'
import type { Entered } from '../../forms/form-schema'
import { formSchema } from '../../forms/form-schema'
import { isEmail } from '../../forms/is-email'
import { readForm } from '../../forms/read-form'
import type { ReportedFailure } from '../../shell/reported-failure'
import type { PageActionArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { failureInit } from '../failures/failure-init'
import { loadReportedFailure } from '../failures/load-reported-failure'
import { isUnknownOrder } from '../orders/order-loader'
import { loadOrderView } from '../orders/order-view'
import type { OrderView } from '../orders/order-view'
import { orderLookupLimits } from './order-lookup-fields'
import type { OrderLookupProblems } from './order-lookup-fields'

const numberShape = /^[A-Za-z0-9][A-Za-z0-9-]{2,38}[A-Za-z0-9]$/

const fields = {
  orderNumber: text({
    isRequired: true,
    limit: orderLookupLimits.orderNumber,
    problems: { number: (value) => !numberShape.test(value) },
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
  readonly state: 'refused'
  readonly entered: Entered<typeof fields>
  readonly problems: OrderLookupProblems
  /** No order has this number and this address; which of the two is wrong is not told. */
  readonly isUnknown: boolean
  readonly failure: ReportedFailure | null
}

/** What the page shows after the form. */
export type OrderLookupResponse = RefusedLookup | { readonly state: 'found'; readonly view: OrderView }

/**
 * Looks up an order by its number and e-mail address. Both are in the body of the request only, so they end up in no
 * history and no log. The response is the same for an unknown number and a wrong address.
 */
export async function lookUpOrder(args: PageActionArgs) {
  const reading = readForm(await args.request.formData(), schema)
  const { entered } = reading
  if (!reading.isValid) return refuse(entered, { problems: reading.problems, status: 422 })
  const shop = shopOf(args)
  const { signal, url } = args.request
  try {
    const order = await shop.use(orders).lookUp(reading.values, { signal })
    const view = await loadOrderView(shop, { order, userType: 'private', signal })
    return data<OrderLookupResponse>({ state: 'found', view })
  } catch (error) {
    if (!isShopError(error)) throw error
    if (isUnknownOrder(error) || isSignedOut(error)) return refuse(entered, { isUnknown: true, status: 422 })
    const failure = await loadReportedFailure(error, { shop, url })
    return refuse(entered, { failure, ...failureInit(error) })
  }
}

/** Some platforms say so of an order that belongs to an account. */
const isSignedOut = (error: unknown): boolean => isResponseError(error) && error.status === 401

interface Refusal extends ReturnType<typeof failureInit> {
  readonly problems?: OrderLookupProblems
  readonly isUnknown?: boolean
  readonly failure?: ReportedFailure
}

function refuse(entered: RefusedLookup['entered'], refusal: Refusal) {
  const { problems = {}, isUnknown = false, failure = null, ...init } = refusal
  return data<OrderLookupResponse>({ state: 'refused', entered, problems, isUnknown, failure }, init)
}
