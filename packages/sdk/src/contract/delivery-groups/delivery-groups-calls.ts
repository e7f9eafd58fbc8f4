import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
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
    /** Number of groups on this page. */
    count,
    /** Groups with their items. */
    items: listOf(deliveryGroupWithItemsSchema),
    /** For reading this page again; null where the platform sends none. */
    currentPageToken: text,
    /** For the next request; null on the last page. */
    nextPageToken: text,
  }),
)
/** One page of the delivery groups of a cart. */
export interface DeliveryGroupList extends z.output<typeof groupListShape> {}
/** Fails when a group lacks its id. */
export const deliveryGroupListSchema: Schema<DeliveryGroupList> = groupListShape

const onCart = { base: 'api', scopeParams: ['effectiveAccountId', 'currencyIsoCode'] } as const
const groupsPath = `${webstorePath}/carts/{cartId}/delivery-groups` as const
const groupPath = `${groupsPath}/{deliveryGroupId}` as const

/** The delivery groups of a cart. */
export const listDeliveryGroups = defineCall(
  {
    ...onCart,
    id: 'deliveryGroups.list',
    method: 'GET',
    path: groupsPath,
    responses: { 200: deliveryGroupListSchema, 202: deliveryGroupListSchema },
  },
  request<{ query?: DeliveryGroupsQuery }>,
)

/** One delivery group with its items. */
export const getDeliveryGroup = defineCall(
  {
    ...onCart,
    id: 'deliveryGroups.get',
    method: 'GET',
    path: groupPath,
    responses: { 200: deliveryGroupWithItemsSchema, 202: deliveryGroupWithItemsSchema },
  },
  request<{ query?: DeliveryGroupQuery }>,
)

/** Creates a delivery group for an address; its cart items are arranged with another call. */
export const createDeliveryGroup = defineCall(
  {
    ...onCart,
    id: 'deliveryGroups.create',
    method: 'POST',
    path: groupsPath,
    responses: { 200: deliveryGroupSchema, 201: deliveryGroupSchema, 202: deliveryGroupSchema },
  },
  request<{ body: DeliveryGroupBody }>,
)

/** Changes address, method, date, instructions or name of a delivery group. */
export const updateDeliveryGroup = defineCall(
  {
    ...onCart,
    id: 'deliveryGroups.update',
    method: 'PATCH',
    path: groupPath,
    responses: { 200: deliveryGroupSchema, 202: deliveryGroupSchema },
  },
  request<{ body: DeliveryGroupChange }>,
)

/** Removes a delivery group, and its items where the query says so. */
export const deleteDeliveryGroup = defineCall(
  {
    id: 'deliveryGroups.delete',
    method: 'DELETE',
    path: groupPath,
    base: 'api',
    responses: { 200: null, 202: null, 204: null },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ query?: DeleteGroupQuery }>,
)

const groupsOrNothing = maybe(deliveryGroupsSchema)

/** Distributes the items of a cart over its delivery groups; 202 while the platform works on it. */
export const arrangeItems = defineCall(
  {
    ...onCart,
    id: 'deliveryGroups.arrangeItems',
    method: 'POST',
    path: `${groupsPath}/actions/arrange-items`,
    responses: { 200: groupsOrNothing, 201: groupsOrNothing, 202: groupsOrNothing, 204: null },
  },
  request<{ query?: ArrangeItemsQuery; body: ArrangeItemsBody }>,
)
