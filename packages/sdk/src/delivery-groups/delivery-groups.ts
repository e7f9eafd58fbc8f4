import { cart } from '../cart/cart'
import type { FeatureContext } from '../client/client'
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

/** How to distribute the cart's items among delivery groups. */
export interface ArrangeItemsInput {
  /** Which items go to which group; others stay where they are. */
  readonly arrangements: readonly Arrangement[]
  /** Whether to delete groups that become empty. @default they stay */
  readonly options?: ArrangeItemsQuery | undefined
}

/** The result of distributing items. */
export interface ArrangedItems {
  /** `Processing`: the platform has not finished, so the groups have to be read again later. */
  readonly status: 'Processing' | 'Completed'
  /** The groups after the change; empty while the platform has not finished. */
  readonly deliveryGroups: readonly DeliveryGroup[]
}

/** The delivery groups of the current cart. Writes run in turn with other writes to the cart. */
export interface DeliveryGroupsFeature {
  /** Every group of the cart, read in pages of 20, without items unless `cartItemLimit` asks for some of each. */
  list(
    query?: Omit<DeliveryGroupsQuery, 'page'>,
    options?: CallOptions,
  ): Promise<readonly DeliveryGroupWithItems[]>
  /** One group with a page of its items. Errors: `DELIVERY_GROUP_ID_REQUIRED`. */
  get(
    input: { readonly deliveryGroupId: string; readonly page?: string | undefined },
    options?: CallOptions,
  ): Promise<DeliveryGroupWithItems>
  /** Creates a group for a saved address by its id, or for a whole one. */
  create(deliveryAddress: DeliveryAddressInput, options?: CallOptions): Promise<DeliveryGroup>
  /** Changes address, delivery method or other parts of a group. Errors: `DELIVERY_GROUP_ID_REQUIRED`. */
  update(
    input: DeliveryGroupChange & { readonly deliveryGroupId: string },
    options?: CallOptions,
  ): Promise<DeliveryGroup>
  /** Deletes a group, and with `deleteCartItems` its items too. Errors: `DELIVERY_GROUP_ID_REQUIRED`. */
  delete(
    input: { readonly deliveryGroupId: string; readonly deleteCartItems?: boolean | undefined },
    options?: CallOptions,
  ): Promise<void>
  /** Distributes items among groups. */
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

  const readPage = async (asked: DeliveryGroupsQuery, options?: CallOptions) => {
    const input = { params, query: { ...deliveryGroupsDefaults, ...asked } }
    return (await untilReady(() => send(listDeliveryGroups, input, options), options)).data
  }

  return {
    list: async (query, options) => {
      const found: DeliveryGroupWithItems[] = []
      let page: string | undefined
      do {
        const { items, nextPageToken } = await readPage({ ...query, page }, options)
        found.push(...items)
        // A repeated token would never end.
        page = nextPageToken === page ? undefined : nextPageToken || undefined
      } while (page !== undefined)
      return found
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

/** The delivery groups of the current cart. The platform takes one write to a cart at a time, so each waits for its turn. */
export function deliveryGroups(client: FeatureContext): DeliveryGroupsFeature {
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
