import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { flag, text, type Schema } from '../kit/schema'

const aiConfigurationShape = z.object({
  activityTrackingEnabled: flag,
  catalogExists: flag,
  deploymentEnabled: flag,
  isDeployed: flag,
  host: text,
  siteId: text,
  tenant: text,
})
/** Whether and where the platform tracks shoppers for its recommendations [3.shopper-context-15]. */
export interface AiConfiguration extends z.output<typeof aiConfigurationShape> {}
export interface AiConfigurationWire extends z.input<typeof aiConfigurationShape> {}
export const aiConfigurationSchema: Schema<AiConfiguration, AiConfigurationWire> = aiConfigurationShape

/** [7.3-6] Where the platform's recommendations come from; the same for everybody. */
export const getAiConfiguration = defineCall({
  id: 'context.getAiConfiguration',
  method: 'GET',
  path: `${webstorePath}/ai/configuration`,
  at: 'api',
  responses: { 200: aiConfigurationSchema },
  cache: 'data',
})
