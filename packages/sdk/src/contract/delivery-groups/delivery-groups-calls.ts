import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import { deliveryGroupSchema, deliveryGroupsSchema } from './delivery-groups'
import { deliveryGroupWithItemsSchema } from './delivery-group-items'
import type {
  ArrangeItemsBody,
  ArrangeItemsQuery,
  DeleteGroupQuery,
  DeliveryGroupBody,
  DeliveryGroupChange,
  DeliveryGroupQuery,
  DeliveryGroupsQuery,
} from './delivery-groups-requests'
import { inOneCurrency } from '../kit/in-one-currency'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const groupListShape = inOneCurrency(
  z.object({
    count,
    items: listOf(deliveryGroupWithItemsSchema),
    currentPageToken: text,
    nextPageToken: text,
  }),
)
/** One page of the delivery groups of a cart. */
export interface DeliveryGroupList extends z.output<typeof groupListShape> {}
export interface DeliveryGroupListWire extends z.input<typeof groupListShape> {}
export const deliveryGroupListSchema: Schema<DeliveryGroupList, DeliveryGroupListWire> = groupListShape

const onCart = { at: 'api', adds: ['effectiveAccountId', 'currencyIsoCode'] } as const
const groupsPath = `${webstorePath}/carts/{cartId}/delivery-groups` as const
const groupPath = `${groupsPath}/{deliveryGroupId}` as const

/** [7.3-26] The delivery groups of a cart. */
export const listDeliveryGroups = defineCall(
  {
    ...onCart,
    id: 'deliveryGroups.list',
    method: 'GET',
    path: groupsPath,
    responses: { 200: deliveryGroupListSchema, 202: deliveryGroupListSchema },
  },
  sends<{ query?: DeliveryGroupsQuery }>,
)

/** [7.3-27] One delivery group with its items. */
export const getDeliveryGroup = defineCall(
  {
    ...onCart,
    id: 'deliveryGroups.get',
    method: 'GET',
    path: groupPath,
    responses: { 200: deliveryGroupWithItemsSchema, 202: deliveryGroupWithItemsSchema },
  },
  sends<{ query?: DeliveryGroupQuery }>,
)

/** [7.3-28] Makes a delivery group for an address. */
export const createDeliveryGroup = defineCall(
  {
    ...onCart,
    id: 'deliveryGroups.create',
    method: 'POST',
    path: groupsPath,
    responses: { 200: deliveryGroupSchema, 201: deliveryGroupSchema, 202: deliveryGroupSchema },
  },
  sends<{ body: DeliveryGroupBody }>,
)

/** [7.3-29] Changes a delivery group. */
export const updateDeliveryGroup = defineCall(
  {
    ...onCart,
    id: 'deliveryGroups.update',
    method: 'PATCH',
    path: groupPath,
    responses: { 200: deliveryGroupSchema, 202: deliveryGroupSchema },
  },
  sends<{ body: DeliveryGroupChange }>,
)

/** [7.3-30] Removes a delivery group. */
export const deleteDeliveryGroup = defineCall(
  {
    id: 'deliveryGroups.delete',
    method: 'DELETE',
    path: groupPath,
    at: 'api',
    responses: { 200: null, 202: null, 204: null },
    adds: ['effectiveAccountId'],
  },
  sends<{ query?: DeleteGroupQuery }>,
)

const groupsOrNothing = maybe(deliveryGroupsSchema)

/** [7.3-31] Spreads the items of a cart over its delivery groups; 202 while the platform works on it. */
export const arrangeItems = defineCall(
  {
    ...onCart,
    id: 'deliveryGroups.arrangeItems',
    method: 'POST',
    path: `${groupsPath}/actions/arrange-items`,
    responses: { 200: groupsOrNothing, 201: groupsOrNothing, 202: groupsOrNothing, 204: null },
  },
  sends<{ query?: ArrangeItemsQuery; body: ArrangeItemsBody }>,
)
