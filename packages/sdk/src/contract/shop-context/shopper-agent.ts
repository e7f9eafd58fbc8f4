import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { webstorePath } from '../kit/paths'
import type { Schema } from '../kit/schema'

/** Nobody outside of the platform knows its members, so all of them are kept as they come. */
const shopperAgentShape = z.catchall(z.object({}), z.unknown())
export interface ShopperAgent extends z.output<typeof shopperAgentShape> {}
export const shopperAgentSchema: Schema<ShopperAgent, ShopperAgent> = shopperAgentShape

/** [7.3-7] What an assistant of the platform has to know about the shopper. */
export const getShopperAgent = defineCall({
  id: 'context.getShopperAgent',
  method: 'GET',
  path: `${webstorePath}/shopperAgent/context`,
  at: 'api',
  responses: { 200: shopperAgentSchema },
  adds: ['effectiveAccountId'],
})
