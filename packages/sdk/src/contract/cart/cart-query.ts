import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { dataPath } from '../kit/paths'
import { listOf, type Schema } from '../kit/schema'
import { inactiveCartSchema, type InactiveCart } from './cart-actions'

/** Fails without a query. */
export const cartQuerySchema = z.object({
  /** Text in the platform's query language; `inactiveCartsQuery` of the rules writes one. */
  q: z.string(),
})
/** Which records to find. Never put anything a browser sent into the text. */
export interface CartQuery extends z.output<typeof cartQuerySchema> {}

/** Reads the records of a query for carts; fails when one has no `Id`. */
export const queriedCartsSchema: Schema<InactiveCart[]> = z.pipe(
  z.object({ records: listOf(inactiveCartSchema) }),
  z.transform(({ records }) => records),
)

/** The carts that a query finds among those that the buyer may see; guests are refused. */
export const listCartsByQuery = defineCall(
  {
    id: 'cart.query',
    method: 'GET',
    path: `${dataPath}/query`,
    base: 'site',
    responses: { 200: queriedCartsSchema },
  },
  request<{ query: CartQuery }>,
)
