import {
  actOnOrder,
  addOrderToCart,
  authorizeGuestOrder,
  cancelOrder,
  cloneCart,
  declareWithdrawal,
  ensureCart,
  getOrder,
  getRecordList,
  listOrderDeliveryGroups,
  listOrderItems,
  listOrders,
  listShipmentItems,
  listShipments,
  lookUpOrder,
  lookUpWithdrawal,
  payCheckout,
  placeOrder,
  returnItems,
  setPrintFiles,
  type CallSpec,
} from '@cartonnage/sdk/contract'
import { readPrintFiles } from '@cartonnage/sdk/rules'
import type { CallInput } from '../target/call-url'
import { inventedAddress } from './address-steps'
import { inventedContact, onCheckout, startingSteps } from './checkout-steps'
import {
  forBuyer,
  inputFrom,
  languageOf,
  optional,
  reads,
  writes,
  writesForGood,
  type RunContext,
  type Step,
} from './step'

const orderOf = (context: RunContext) => context.response(listOrders)?.orderSummaries[0]

const payment = (context: RunContext) => {
  const { firstName, lastName, ...location } = inventedAddress(context)
  return {
    paymentToken: 'CONTRACT-CHECK',
    requestType: 'SimplePurchaseOrder',
    billingAddress: { ...location, name: `${firstName} ${lastName}` },
    // Guests pay before the delivery.
    ...(!context.isSignedIn && { paymentsData: JSON.stringify({ PaymentMethod__c: 'prepayment' }) }),
  }
}

const onOrder = (call: CallSpec): Step['input'] =>
  forBuyer((_, context) =>
    inputFrom(orderOf(context)?.orderSummaryId, `no order for ${call.id}`, (orderSummaryId) => ({
      params: { orderSummaryId },
    })),
  )

/** The newest order of which a delivery has arrived. */
const arrivedOrder = forBuyer((_, context) => {
  const { orderSummaries = [] } = context.response(listOrders) ?? {}
  const arrived = orderSummaries.find(({ deliveryStates }) =>
    deliveryStates.some(({ deliveredAt }) => deliveredAt !== null),
  )
  return inputFrom(arrived?.orderSummaryId, 'no order that has arrived', (orderSummaryId) => ({
    params: { orderSummaryId },
  }))
})

/** One unit of that order. */
const returnedUnit = forBuyer((accountId, context) => {
  const order = arrivedOrder(context)
  const item = context.response(getOrder)?.items[0]?.orderItemSummaryId
  if (typeof order === 'string' || !item) return `no item of ${accountId} that has arrived was found`
  return {
    ...order,
    body: { items: [{ orderItemSummaryId: item, quantity: 1 }], idempotencyKey: `contract-check ${item}` },
  }
})

/** The files that the order has already: naming them again changes nothing. */
const samePrintFiles = forBuyer((_, context) => {
  const order = arrivedOrder(context)
  if (typeof order === 'string') return order
  const { customFields = {} } = context.response(getOrder) ?? {}
  return { ...order, body: { files: readPrintFiles(customFields) } }
})

/** The order that a guest has placed in this run. */
const onGuestOrder = (
  context: RunContext,
  toInput: (number: string) => CallInput | string,
): CallInput | string => {
  const number = context.response(placeOrder)?.orderReferenceNumber
  if (context.isSignedIn) return 'a buyer is signed in'
  return number ? toInput(number) : 'no order of a guest was placed'
}

const withFields =
  (call: CallSpec, fields: string): Step['input'] =>
  (context) => {
    const input = onOrder(call)(context)
    return typeof input === 'string' ? input : { ...input, query: { fields } }
  }

/** A second checkout that ends with an order, permanently. */
export const orderingSteps: readonly Step[] = [
  optional(
    writesForGood(
      cloneCart,
      forBuyer((targetEffectiveAccountId, context) =>
        inputFrom(context.response(ensureCart)?.cartId, 'no cart of our own', (cartId) => ({
          params: { cartId },
          query: { targetType: 'PayNowReadOnly', targetEffectiveAccountId },
          body: { cartId },
        })),
      ),
    ),
  ),
  ...startingSteps.map((step): Step => ({ ...step, effect: 'permanent' })),
  writesForGood(payCheckout, (context) => onCheckout(context, { body: payment(context) })),
  optional(
    writesForGood(actOnOrder, (context) =>
      onCheckout(context, { body: { actions: [{ action: 'prepare' }] } }),
    ),
  ),
  writesForGood(placeOrder, (context) => onCheckout(context)),
  optional(
    writesForGood(authorizeGuestOrder, (context) =>
      onGuestOrder(context, (orderSummaryRefNumber) => {
        const { email, phoneNumber, lastName } = inventedContact
        return { body: { orderSummaryRefNumber, email, phoneNumber, lastName } }
      }),
    ),
  ),
  optional(
    reads(lookUpOrder, (context) =>
      onGuestOrder(context, (orderSummaryIdOrRefNumber) =>
        inputFrom(context.response(authorizeGuestOrder), 'no token of an order', ({ accessToken }) => ({
          body: { orderSummaryIdOrRefNumber, accessToken },
        })),
      ),
    ),
  ),
  optional(
    writesForGood(
      cancelOrder,
      forBuyer((_, context) =>
        inputFrom(context.response(placeOrder)?.orderReferenceNumber, 'no order', (orderSummaryId) => ({
          params: { orderSummaryId },
        })),
      ),
    ),
  ),
]

function listingRecent(objectApiName: string): Step {
  return optional(
    reads(
      getRecordList,
      forBuyer((_, context) => ({
        params: { objectApiName, listViewApiName: 'Recent' },
        query: { pageSize: '5', language: languageOf(context) },
      })),
    ),
  )
}

/** Past orders, and the record lists that menus lead to. */
export const orderReadingSteps: readonly Step[] = [
  reads(
    listOrders,
    forBuyer(() => ({ query: { pageSize: '5' } })),
  ),
  reads(getOrder, onOrder(getOrder)),
  optional(
    reads(
      listOrderItems,
      withFields(
        listOrderItems,
        'OrderItemSummary.Quantity,OrderItemSummary.TotalPrice,OrderItemSummary.OrderDeliveryGroupSummaryId',
      ),
    ),
  ),
  optional(
    reads(
      listOrderDeliveryGroups,
      withFields(
        listOrderDeliveryGroups,
        'OrderDeliveryGroupSummary.Id,OrderDeliveryGroupSummary.DeliverToCity,OrderDeliveryMethod.Name',
      ),
    ),
  ),
  optional(
    reads(
      lookUpOrder,
      forBuyer((_, context) =>
        inputFrom(orderOf(context)?.orderReferenceNumber, 'no order', (orderNumber) => ({
          body: { orderNumber },
        })),
      ),
    ),
  ),
  optional(
    writes(
      addOrderToCart,
      forBuyer((_, context) =>
        inputFrom(orderOf(context)?.orderSummaryId, 'no order', (orderSummaryIdOrRefNumber) => ({
          body: { cartStateOrId: 'current', orderSummaryIdOrRefNumber },
        })),
      ),
    ),
  ),
  reads(getOrder, arrivedOrder),
  optional(
    reads(listShipments, (context) => {
      const order = arrivedOrder(context)
      const fields = 'Shipment.TrackingNumber,Shipment.Provider,Shipment.ActualDeliveryDate'
      return typeof order === 'string' ? order : { ...order, query: { fields } }
    }),
  ),
  optional(
    reads(listShipmentItems, (context) =>
      inputFrom(context.response(listShipments)?.shipments[0], 'no shipment', ({ shipmentId }) => ({
        params: { shipmentId },
        query: { fields: 'ShipmentItem.Quantity,Product2.Name' },
      })),
    ),
  ),
  optional(writes(setPrintFiles, samePrintFiles)),
  optional(writesForGood(returnItems, returnedUnit)),
  ...['OrderSummary', 'Quote'].map(listingRecent),
]

/**
 * A declaration is permanent and its receipt is sent by e-mail, so it needs an address from the options. It names an
 * order that does not exist, and always the same key: a second run gets the declaration of the first.
 */
export const withdrawalSteps: readonly Step[] = [
  optional(
    writesForGood(declareWithdrawal, (context) => {
      const { registerEmail: email } = context.options
      if (email === undefined) return 'no e-mail address was given'
      const language = languageOf(context)
      const request = { name: 'Contract Check', orderReferenceNumber: 'CONTRACT-CHECK', email, language }
      return { body: { request, idempotencyKey: withdrawalKey(email) } }
    }),
  ),
  optional(
    reads(lookUpWithdrawal, (context) =>
      inputFrom(
        context.response(declareWithdrawal)?.withdrawalId,
        'nothing was declared',
        (withdrawalId) => ({
          body: { withdrawalId, idempotencyKey: withdrawalKey(context.options.registerEmail) },
        }),
      ),
    ),
  ),
]

const withdrawalKey = (email: string | undefined): string => `contract-check ${email}`
