import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { flag, text, type Schema } from '../kit/schema'

const aiConfigurationShape = z.object({
  /** Whether shoppers may be tracked at all. */
  activityTrackingEnabled: flag,
  /** Whether the products are known to the recommendations. */
  catalogExists: flag,
  /** Whether the recommendations are switched on. */
  deploymentEnabled: flag,
  /** Whether the recommendations are running. */
  isDeployed: flag,
  /** Origin that takes the activities; null where there is none. */
  host: text,
  /** Id of the shop there; null where there is none. */
  siteId: text,
  /** Id of the organisation there; null where there is none. */
  tenant: text,
})
/** Whether and where the platform tracks shoppers for its recommendations. */
export interface AiConfiguration extends z.output<typeof aiConfigurationShape> {}
/** Reads a missing switch as off. */
export const aiConfigurationSchema: Schema<AiConfiguration> = aiConfigurationShape

/** Where the platform's recommendations come from; the same for everybody. */
export const getAiConfiguration = defineCall({
  id: 'context.getAiConfiguration',
  method: 'GET',
  path: `${webstorePath}/ai/configuration`,
  base: 'api',
  responses: { 200: aiConfigurationSchema },
  cache: 'data',
})
