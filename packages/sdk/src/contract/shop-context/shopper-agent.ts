import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { webstorePath } from '../kit/paths'
import type { Schema } from '../kit/schema'

/** The platform documents no members, so all are kept as they come. */
const shopperAgentShape = z.catchall(z.object({}), z.unknown())
/** What the platform's shopping assistant has to know about the shopper, undocumented. */
export interface ShopperAgent extends z.output<typeof shopperAgentShape> {}
/** Accepts any object and keeps its members. */
export const shopperAgentSchema: Schema<ShopperAgent> = shopperAgentShape

/** The context of the platform's shopping assistant; any failure means that there is none. */
export const getShopperAgent = defineCall({
  id: 'context.getShopperAgent',
  method: 'GET',
  path: `${webstorePath}/shopperAgent/context`,
  base: 'api',
  responses: { 200: shopperAgentSchema },
  scopeParams: ['effectiveAccountId'],
})
