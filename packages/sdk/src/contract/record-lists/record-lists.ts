import * as z from 'zod/mini'
import { dataPath } from '../kit/paths'
import { defineCall, request } from '../kit/call'
import { count } from '../kit/count'
import type { RecordListQuery } from './record-lists-requests'
import { listOf, mapOf, maybe, text, type Schema } from '../kit/schema'

const fieldShape = z.object({
  /** For display: dates and amounts as the person reads them; null where `value` is displayed. */
  displayValue: text,
  /** Null for an empty field. */
  value: maybe(z.union([z.string(), z.number(), z.boolean()])),
})
const recordShape = z.pipe(
  z.object({
    /** Of 15 or 18 characters: leads to the record's page. */
    id: z.string(),
    /** Fields of the record by API name. */
    fields: maybe(mapOf(z.nullable(fieldShape))),
  }),
  z.transform(({ id, fields }) => ({
    /** Of 15 or 18 characters: leads to the record's page. */
    id,
    /** Text of each column by API name; null for an empty cell. */
    values: Object.fromEntries(
      Object.entries(fields ?? {}).map(([name, field]) => [name, field && toDisplayed(field)] as const),
    ),
  })),
)
const columnShape = z.object({
  /** Key of the column's texts in each record. */
  fieldApiName: z.string(),
  /** Heading of the column; null where it has none. */
  label: text,
})

const recordListShape = z.pipe(
  z.object({
    /** Label and columns of the list. */
    info: maybe(
      z.object({
        /** Name of the list for display; null where it has none. */
        label: text,
        /** Columns in the organisation's order. */
        displayColumns: listOf(columnShape),
      }),
    ),
    /** Records of this page. */
    records: maybe(
      z.object({
        /** Number of records on this page. */
        count,
        /** For the next request; null on the last page. */
        nextPageToken: text,
        /** Records of this page. */
        records: listOf(recordShape),
      }),
    ),
  }),
  z.transform(({ info, records }) => ({
    /** Name of the list for display; null where it has none. */
    label: info?.label ?? null,
    /** Columns in the organisation's order. */
    columns: (info?.displayColumns ?? []).map(({ fieldApiName, label }) => ({
      /** Key of the column's texts in `values`. */
      name: fieldApiName,
      /** Heading of the column; its API name where it has none. */
      label: label ?? fieldApiName,
    })),
    /** Records of this page. */
    records: records?.records ?? [],
    /** For the next request; null on the last page. */
    nextPageToken: records?.nextPageToken ?? null,
  })),
)
/** One page of a list of platform records, with texts formatted by the platform for this person. */
export interface RecordList extends z.output<typeof recordListShape> {}
/** Fails when a column lacks its API name or a record its id. */
export const recordListSchema: Schema<RecordList> = recordListShape

/** The list of an object's records that a menu leads to. */
export const getRecordList = defineCall(
  {
    id: 'recordLists.get',
    method: 'GET',
    path: `${dataPath}/ui-api/list-ui/{objectApiName}/{listViewApiName}`,
    base: 'site',
    responses: { 200: recordListSchema },
    scopeParams: ['effectiveAccountId'],
  },
  request<{ query?: RecordListQuery }>,
)

/** Dates and amounts have a formatted text beside their value. */
function toDisplayed({ displayValue, value }: z.output<typeof fieldShape>): string | null {
  return displayValue ?? (value === null ? null : String(value))
}
