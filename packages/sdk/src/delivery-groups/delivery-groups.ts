import { cart } from '../cart/cart'
import type { Client } from '../client/client'
import { shopperTransport } from '../session/after-session'
import type { CallResponse } from '../contract/kit/call'
import type { DeliveryAddressInput } from '../contract/checkout/checkout-requests'
import type { DeliveryGroup } from '../contract/delivery-groups/delivery-groups'
import type { DeliveryGroupWithItems } from '../contract/delivery-groups/delivery-group-items'
import {
  arrangeItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  listDeliveryGroups,
  updateDeliveryGroup,
  type DeliveryGroupList,
} from '../contract/delivery-groups/delivery-groups-calls'
import type {
  Arrangement,
  ArrangeItemsQuery,
  DeliveryGroupChange,
  DeliveryGroupsQuery,
} from '../contract/delivery-groups/delivery-groups-requests'
import { currentCart, deliveryGroupsDefaults } from '../rules/call/call-defaults'
import { arrangeItemsStatus } from '../rules/cart/cart-status'
import { requireDeliveryGroupId } from '../rules/call/required-ids'
import { poll } from '../transport/poll'
import type { CallOptions, Transport } from '../transport/transport'

/** How items are spread [3.checkout-delivery-and-payment-6]. */
export interface ArrangeItemsInput {
  readonly arrangements: readonly Arrangement[]
  readonly options?: ArrangeItemsQuery | undefined
}

/** What arranging gave: `Processing` means that the groups have to be read again later. */
export interface ArrangedItems {
  readonly status: 'Processing' | 'Completed'
  readonly deliveryGroups: readonly DeliveryGroup[]
}

/** The delivery groups of the present cart. Writes must not overlap with other writes to the cart. */
export interface DeliveryGroupsFeature {
  /** Up to 20 groups without their items, unless asked otherwise [9-35]. */
  list(query?: DeliveryGroupsQuery, options?: CallOptions): Promise<DeliveryGroupList>
  /** One group with a page of its items. Errors: `DELIVERY_GROUP_ID_REQUIRED` [5-11]. */
  get(
    input: { readonly deliveryGroupId: string; readonly page?: string | undefined },
    options?: CallOptions,
  ): Promise<DeliveryGroupWithItems>
  /** A group for a saved address by its id, or for a whole one [7.3-28]. */
  create(deliveryAddress: DeliveryAddressInput, options?: CallOptions): Promise<DeliveryGroup>
  update(
    input: DeliveryGroupChange & { readonly deliveryGroupId: string },
    options?: CallOptions,
  ): Promise<DeliveryGroup>
  delete(
    input: { readonly deliveryGroupId: string; readonly deleteCartItems?: boolean | undefined },
    options?: CallOptions,
  ): Promise<void>
  /** [7.3-31], [4.cart-counts-and-processing-4] */
  arrangeItems(input: ArrangeItemsInput, options?: CallOptions): Promise<ArrangedItems>
}

const params = { cartId: currentCart }

export function createDeliveryGroupsCalls(transport: Transport): DeliveryGroupsFeature {
  const { send } = transport
  const inGroup = (id: string) => ({ ...params, deliveryGroupId: requireDeliveryGroupId(id) })
  const untilReady = async <T extends { readonly status: number }>(
    load: () => Promise<T>,
    options: CallOptions = {},
  ) => await poll({ load, isPending: ({ status }) => status === 202, signal: options.signal }, transport)

  return {
    list: async (query, options) => {
      const input = { params, query: { ...deliveryGroupsDefaults, ...query } }
      return (await untilReady(() => send(listDeliveryGroups, input, options), options)).data
    },
    get: async ({ deliveryGroupId, page }, options) => {
      const input = { params: inGroup(deliveryGroupId), query: { page } }
      return (await untilReady(() => send(getDeliveryGroup, input, options), options)).data
    },
    create: async (deliveryAddress, options) =>
      (await send(createDeliveryGroup, { params, body: { deliveryAddress } }, options)).data,
    update: async ({ deliveryGroupId, ...body }, options) =>
      (await send(updateDeliveryGroup, { params: inGroup(deliveryGroupId), body }, options)).data,
    delete: async ({ deliveryGroupId, deleteCartItems }, options) => {
      await send(
        deleteDeliveryGroup,
        { params: inGroup(deliveryGroupId), query: { deleteCartItems } },
        options,
      )
    },
    arrangeItems: async ({ arrangements, options: query = {} }, options) =>
      toArranged(
        await send(arrangeItems, { params, query, body: { arrangements: [...arrangements] } }, options),
      ),
  }
}

const toArranged = ({ status, data }: CallResponse<typeof arrangeItems>): ArrangedItems => ({
  status: arrangeItemsStatus(status) ?? 'Completed',
  deliveryGroups: data ?? [],
})

/** The delivery groups of the present cart. The platform takes one write to a cart at a time, so each waits its turn. */
export function deliveryGroups(client: Client): DeliveryGroupsFeature {
  const calls = createDeliveryGroupsCalls(client.use(shopperTransport))
  const { write } = client.use(cart)
  return {
    ...calls,
    create: (address, call) => write((live) => calls.create(address, live), call),
    update: (change, call) => write((live) => calls.update(change, live), call),
    delete: (group, call) => write((live) => calls.delete(group, live), call),
    arrangeItems: (input, call) => write((live) => calls.arrangeItems(input, live), call),
  }
}
