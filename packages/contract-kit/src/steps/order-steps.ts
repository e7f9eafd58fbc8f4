import {
  actOnOrder,
  addOrderToCart,
  cloneCart,
  ensureCart,
  getOrder,
  getRecordList,
  listOrderDeliveryGroups,
  listOrderItems,
  listOrders,
  lookUpOrder,
  payCheckout,
  placeOrder,
  type CallSpec,
} from '@cartonnage/sdk/contract'
import { inventedAddress } from './address-steps'
import { onCheckout, startingSteps } from './checkout-steps'
import { languageOf } from './languages'
import { forBuyer, given, keeps, optional, reads, writes, type Step, type World } from './step'

const orderOf = (world: World) => world.response(listOrders)?.orderSummaries[0]

const payment = (world: World) => {
  const { firstName, lastName, ...location } = inventedAddress(world)
  return {
    paymentToken: 'CONTRACT-CHECK',
    requestType: 'SimplePurchaseOrder',
    billingAddress: { ...location, name: `${firstName} ${lastName}` },
  }
}

const onOrder = (call: CallSpec): Step['input'] =>
  forBuyer((_, world) =>
    given(orderOf(world)?.orderSummaryId, `no order for ${call.id}`, (orderSummaryId) => ({
      params: { orderSummaryId },
    })),
  )

const withFields =
  (call: CallSpec, fields: string): Step['input'] =>
  (world) => {
    const input = onOrder(call)(world)
    return typeof input === 'string' ? input : { ...input, query: { fields } }
  }

/** A second checkout that ends with an order; nothing takes it back. */
export const orderingSteps: readonly Step[] = [
  optional(
    keeps(
      cloneCart,
      forBuyer((targetEffectiveAccountId, world) =>
        given(world.response(ensureCart)?.cartId, 'no cart of our own', (cartId) => ({
          params: { cartId },
          query: { targetType: 'PayNowReadOnly', targetEffectiveAccountId },
          body: { cartId },
        })),
      ),
    ),
  ),
  ...startingSteps.map((step): Step => ({ ...step, leaves: 'order' })),
  keeps(payCheckout, (world) => onCheckout(world, { body: payment(world) })),
  optional(keeps(actOnOrder, (world) => onCheckout(world, { body: { actions: [{ action: 'prepare' }] } }))),
  keeps(placeOrder, (world) => onCheckout(world)),
]

function listingRecent(objectApiName: string): Step {
  return optional(
    reads(
      getRecordList,
      forBuyer((_, world) => ({
        params: { objectApiName, listViewApiName: 'Recent' },
        query: { pageSize: '5', language: languageOf(world) },
      })),
    ),
  )
}

/** Orders of the past, and the lists that menus lead to. */
export const orderReadingSteps: readonly Step[] = [
  reads(
    listOrders,
    forBuyer(() => ({ query: { pageSize: '5' } })),
  ),
  reads(getOrder, onOrder(getOrder)),
  optional(
    reads(
      listOrderItems,
      withFields(listOrderItems, 'OrderItemSummary.Quantity,OrderItemSummary.TotalPrice'),
    ),
  ),
  optional(
    reads(
      listOrderDeliveryGroups,
      withFields(listOrderDeliveryGroups, 'OrderDeliveryGroupSummary.DeliverToCity,OrderDeliveryMethod.Name'),
    ),
  ),
  optional(
    reads(
      lookUpOrder,
      forBuyer((_, world) =>
        given(orderOf(world)?.orderReferenceNumber, 'no order', (orderNumber) => ({ body: { orderNumber } })),
      ),
    ),
  ),
  optional(writes(addOrderToCart, onOrder(addOrderToCart))),
  ...['OrderSummary', 'Quote'].map(listingRecent),
]
