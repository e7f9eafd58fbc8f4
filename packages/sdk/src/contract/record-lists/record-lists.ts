import * as z from 'zod/mini'
import { apiVersion } from '../../rules/call/call-defaults'
import { defineCall, sends } from '../kit/call'
import { count } from '../kit/count'
import type { RecordListQuery } from './record-lists-requests'
import { listOf, mapOf, maybe, text, type Schema } from '../kit/schema'

const fieldShape = z.object({
  displayValue: text,
  value: maybe(z.union([z.string(), z.number(), z.boolean()])),
})
const recordShape = z.pipe(
  z.object({ id: z.string(), fields: maybe(mapOf(z.nullable(fieldShape))) }),
  z.transform(({ id, fields }) => ({
    id,
    values: Object.fromEntries(
      Object.entries(fields ?? {}).map(([name, field]) => [name, field && toShown(field)] as const),
    ),
  })),
)
const columnShape = z.object({ fieldApiName: z.string(), label: text })

const recordListShape = z.pipe(
  z.object({
    info: maybe(z.object({ label: text, displayColumns: listOf(columnShape) })),
    records: maybe(z.object({ count, nextPageToken: text, records: listOf(recordShape) })),
  }),
  z.transform(({ info, records }) => ({
    label: info?.label ?? null,
    columns: (info?.displayColumns ?? []).map(({ fieldApiName, label }) => ({
      name: fieldApiName,
      label: label ?? fieldApiName,
    })),
    records: records?.records ?? [],
    nextPageToken: records?.nextPageToken ?? null,
  })),
)
/**
 * One page of a list of platform records: its columns, and what each record shows in them, as the platform writes it
 * for this person; null is an empty cell.
 */
export interface RecordList extends z.output<typeof recordListShape> {}
export interface RecordListWire extends z.input<typeof recordListShape> {}
export const recordListSchema: Schema<RecordList, RecordListWire> = recordListShape

/** [2.5-8] [2.10-5] The list of an object's records that a menu leads to. */
export const getRecordList = defineCall(
  {
    id: 'recordLists.get',
    method: 'GET',
    path: `/services/data/${apiVersion}/ui-api/list-ui/{objectApiName}/{listViewApiName}`,
    at: 'site',
    responses: { 200: recordListSchema },
    adds: ['effectiveAccountId'],
  },
  sends<{ query?: RecordListQuery }>,
)

/** Dates and amounts have a form for people beside their value. */
function toShown({ displayValue, value }: z.output<typeof fieldShape>): string | null {
  return displayValue ?? (value === null ? null : String(value))
}
