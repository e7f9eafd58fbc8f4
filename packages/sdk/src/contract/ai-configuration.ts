import * as z from 'zod/mini'
import { flag, text, type Schema } from './schema'

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
