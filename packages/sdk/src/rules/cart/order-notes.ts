/** What a buyer adds to an order; empty where there is nothing. */
export interface OrderNotes {
  /** Cost centre of a business. */
  readonly costCentre: string
  /** What the shopper wants whoever handles the order to know. */
  readonly remark: string
  /** E-mail address that gets the confirmation too. */
  readonly copyTo: string
}

/** API names of the custom fields of checkouts and orders that have them. */
const orderNoteFields = {
  costCentre: 'CostCentre__c',
  remark: 'Remark__c',
  copyTo: 'ConfirmationCopy__c',
} as const satisfies Record<keyof OrderNotes, string>

/** The most characters of a note, by the platform's text fields. */
export const longestOrderNote = 255

/** Custom fields of a checkout or an order, by their API names; null where one is empty. */
export type NoteFields = Readonly<Partial<Record<string, string | null>>>

/** The notes in the custom fields of a checkout or an order. */
export function readOrderNotes(fields: NoteFields): OrderNotes {
  const valueOf = (note: keyof OrderNotes): string => fields[orderNoteFields[note]] ?? ''
  return { costCentre: valueOf('costCentre'), remark: valueOf('remark'), copyTo: valueOf('copyTo') }
}

/** The custom fields for notes: null removes a value. */
export const toNoteFields = ({
  costCentre,
  remark,
  copyTo,
}: OrderNotes): Readonly<Record<string, string | null>> => ({
  [orderNoteFields.costCentre]: costCentre || null,
  [orderNoteFields.remark]: remark || null,
  [orderNoteFields.copyTo]: copyTo || null,
})

/** Whether two sets of notes are the same. */
export const isSameNotes = (a: OrderNotes, b: OrderNotes): boolean =>
  a.costCentre === b.costCentre && a.remark === b.remark && a.copyTo === b.copyTo
