import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const recordListQueryShape = z.object({
  pageSize: z.optional(z.number()),
  pageToken: z.optional(z.string()),
  language: z.optional(z.string()),
})
export interface RecordListQuery extends z.output<typeof recordListQueryShape> {}
export const recordListQuerySchema: Schema<RecordListQuery, RecordListQuery> = recordListQueryShape
