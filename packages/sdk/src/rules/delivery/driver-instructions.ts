/** What the driver has to know, as entered; empty texts and false where there is nothing. */
export interface DriverInstructions {
  /** The truck needs a tail lift, because nobody there can unload a pallet. */
  readonly needsLift: boolean
  /** Phone number to call before a delivery. */
  readonly callBefore: string
  /** When somebody takes in the goods. */
  readonly openingHours: string
  /** Anything else; may have several lines. */
  readonly remark: string
}

/** The field that makes the instructions too long, and how many characters it may have. */
export interface InstructionsProblem {
  /** The remark, where shortening that is enough. */
  readonly field: 'openingHours' | 'remark'
  /** How many characters it may have, 0 or more. */
  readonly room: number
}

/** The platform's limit, in UTF-16 units. */
export const instructionsLimit = 255

/** Labels in the language of the carriers; a shop shows the entries with its own. */
const labels = {
  needsLift: 'Hebebühne',
  callBefore: 'Anruf vorher',
  openingHours: 'Annahme',
  remark: 'Bemerkung',
} as const

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const trimmed = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

/** Instructions as they can be read back: without outer blanks, and on one line where the text is a single line. */
export const normalizeInstructions = (given: DriverInstructions): DriverInstructions => ({
  needsLift: given.needsLift,
  callBefore: onOneLine(given.callBefore),
  openingHours: onOneLine(given.openingHours),
  remark: trimmed(given.remark),
})

/** Instructions as the platform's `shippingInstructions`: a labelled line for each, the remark last; '' for none. */
export function writeInstructions(given: DriverInstructions): string {
  const { needsLift, callBefore, openingHours, remark } = normalizeInstructions(given)
  const lines = [
    needsLift && `${labels.needsLift}: ja`,
    callBefore && `${labels.callBefore}: ${callBefore}`,
    openingHours && `${labels.openingHours}: ${openingHours}`,
    remark && `${labels.remark}: ${remark}`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** Reads `shippingInstructions`; a text that `writeInstructions` did not write is a remark. */
export function readInstructions(text: string | null | undefined): DriverInstructions {
  const given = trimmed(text ?? '')
  const [, lift, call, hours, labelled, remark = ''] = writtenForm.exec(given) ?? []
  if ([lift, call, hours, labelled].every((part) => part === undefined))
    return { needsLift: false, callBefore: '', openingHours: '', remark: given }
  return { needsLift: lift !== undefined, callBefore: call ?? '', openingHours: hours ?? '', remark }
}

const writtenForm = new RegExp(
  `^(?:(${labels.needsLift}: ja)(?:\\n|$))?(?:${labels.callBefore}: (.+)(?:\\n|$))?` +
    `(?:${labels.openingHours}: (.+)(?:\\n|$))?(${labels.remark}: ([^]+))?$`,
)

/** Which field is too long for the platform; undefined where everything fits. */
export function findInstructionsProblem(given: DriverInstructions): InstructionsProblem | undefined {
  const excess = writeInstructions(given).length - instructionsLimit
  if (excess <= 0) return undefined
  const { openingHours, remark } = normalizeInstructions(given)
  const field = remark.length >= excess || openingHours.length < excess ? 'remark' : 'openingHours'
  const { length } = field === 'remark' ? remark : openingHours
  return { field, room: Math.max(0, length - excess) }
}
