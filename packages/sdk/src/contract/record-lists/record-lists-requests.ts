import * as z from 'zod/mini'

/** Accepts a query without any member. */
export const recordListQuerySchema = z.object({
  /** Number of records per page. */
  pageSize: z.optional(z.number()),
  /** `nextPageToken` of the previous page. */
  pageToken: z.optional(z.string()),
  /** BCP 47 tag of labels and display values. */
  language: z.optional(z.string()),
})
/** Which page of a list of platform records. */
export interface RecordListQuery extends z.output<typeof recordListQuerySchema> {}
