import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

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
