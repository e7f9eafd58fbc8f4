import { orders, type Client } from '@cartonnage/sdk'

/** Whether the buyer has ordered in this shop before. */
export const hasOrdered = async ({ use }: Client, signal: AbortSignal): Promise<boolean> =>
  (await use(orders).list({ pageSize: 1 }, { signal })).orderSummaries.length > 0
