import * as z from 'zod/mini'
import { defineCall } from './call'
import { actionPath } from './paths'
import { count } from './quantity'
import { flag, listOf, text, type Schema } from './schema'

const unreadableRecord = { DeveloperName: null, Rate__c: null }
const vatRateRecordShape = z.catch(
  z.object({
    DeveloperName: text,
    Rate__c: z._default(z.nullable(z.union([z.number(), z.string()])), null),
  }),
  unreadableRecord,
)
/**
 * A VAT record as the platform keeps it: fraction or percentage, as number or text. `rules/vat` judges it; a
 * record that cannot be read has null members, so that one bad record does not cost the list.
 */
export interface VatRateRecord extends z.output<typeof vatRateRecordShape> {}
export interface VatRateRecordWire extends z.input<typeof vatRateRecordShape> {}
export const vatRateRecordSchema: Schema<VatRateRecord, VatRateRecordWire> = vatRateRecordShape

const vatRateRecordsShape = listOf(vatRateRecordSchema)
export const vatRateRecordsSchema: Schema<VatRateRecord[], VatRateRecordWire[] | null | undefined> =
  vatRateRecordsShape

const cartCountsShape = z.pipe(
  z.object({ uniqueProductCount: count, cartId: text }),
  z.transform(({ uniqueProductCount, cartId }) => ({ uniqueProductCount: uniqueProductCount ?? 0, cartId })),
)
/** Number of different products in the cart, and its id when there is one [3.cart-3]. */
export interface CartCounts extends z.output<typeof cartCountsShape> {}
export interface CartCountsWire extends z.input<typeof cartCountsShape> {}
export const cartCountsSchema: Schema<CartCounts, CartCountsWire> = cartCountsShape

const inactiveCartShape = z.pipe(
  z.object({ UniqueProductCount: count, Id: z.string() }),
  z.transform(({ UniqueProductCount, Id }) => ({ uniqueProductCount: UniqueProductCount ?? 0, id: Id })),
)
/** An inactive cart of the buyer. */
export interface InactiveCart extends z.output<typeof inactiveCartShape> {}
export interface InactiveCartWire extends z.input<typeof inactiveCartShape> {}
const inactiveCartSchema: Schema<InactiveCart, InactiveCartWire> = inactiveCartShape

const inactiveCartsShape = z.object({
  hasError: flag,
  errorMessage: text,
  inactiveCarts: listOf(inactiveCartSchema),
})
/** The inactive carts; with `hasError` the message is meant for the buyer [8-1]. */
export interface InactiveCarts extends z.output<typeof inactiveCartsShape> {}
export interface InactiveCartsWire extends z.input<typeof inactiveCartsShape> {}
export const inactiveCartsSchema: Schema<InactiveCarts, InactiveCartsWire> = inactiveCartsShape

const lineItemsShape = z.object({
  lineItems: z.array(z.looseObject({ productId: z.string(), quantity: z.union([z.string(), z.number()]) })),
})
export interface AddItemsRequest extends z.output<typeof lineItemsShape> {}
/** Lines of a guest cart; further members of a line go along. */
export const addItemsRequestSchema: Schema<AddItemsRequest, AddItemsRequest> = lineItemsShape

const noParamsShape = z.object({})
export interface NoParams extends z.output<typeof noParamsShape> {}
/** The empty parameter object of an action without parameters. */
export const noParamsSchema: Schema<NoParams, NoParams> = noParamsShape

/** What an action answers beside success or failure is of no use. */
export const ignoredSchema: Schema<unknown, unknown> = z.unknown()

/** [7.1-7] VAT rates by country. */
export const getVatInformation = defineCall({
  id: 'navigation.getVATInformation',
  method: 'GET',
  path: `${actionPath}/{navigationController}/getVATInformation`,
  at: 'site',
  answers: { 200: vatRateRecordsSchema },
  mutates: false,
  cache: 'action',
  tags: ['navigation'],
})

/** [7.1-8] How many products are in the cart. */
export const getCartCounts = defineCall({
  id: 'navigation.getCartSummary',
  method: 'GET',
  path: `${actionPath}/{navigationController}/getCartSummary`,
  at: 'site',
  answers: { 200: cartCountsSchema },
  mutates: false,
  cache: 'action',
  adds: ['effectiveAccountId'],
  tags: ['navigation'],
})

/** [7.1-3] The buyer's inactive carts. */
export const getInactiveCarts = defineCall({
  id: 'cart.getInactiveCarts',
  method: 'POST',
  path: `${actionPath}/{cartController}/getInactiveCarts`,
  at: 'site',
  body: noParamsSchema,
  answers: { 200: inactiveCartsSchema },
  mutates: false,
  adds: ['effectiveAccountId'],
  tags: ['cart'],
})

/** [7.1-2] Puts the lines of a guest cart into the buyer's cart. */
export const addItemsToCart = defineCall({
  id: 'cart.addItemsToCart',
  method: 'POST',
  path: `${actionPath}/{cartController}/addItemsToCart`,
  at: 'site',
  body: addItemsRequestSchema,
  answers: { 200: ignoredSchema, 204: null },
  mutates: true,
  adds: ['effectiveAccountId'],
  tags: ['cart'],
})
