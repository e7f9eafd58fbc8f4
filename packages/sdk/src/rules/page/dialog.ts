/** The sizes of a dialog, from the narrowest [9-22]. */
export const dialogSizes = ['small', 'medium', 'large', 'full'] as const

/** A size by name. */
export type DialogSize = (typeof dialogSizes)[number]

/** The size of a dialog that names none [9-22]. */
export const defaultDialogSize: DialogSize = 'medium'

/** The size that a setting names, to the letter; the default for anything else [9-22]. */
export function readDialogSize(value: unknown): DialogSize {
  return dialogSizes.find((size) => size === value) ?? defaultDialogSize
}

/** The state of an open dialog. */
export interface DialogState {
  /** What it was opened for is under way. */
  readonly isBusy: boolean
  /** Whether it must stay until that is done. @default true */
  readonly staysWhileBusy?: boolean
}

/** Whether its close button works; Escape closes a dialog only then too [4.modal-and-picker-2]. */
export function canCloseDialog({ isBusy, staysWhileBusy = true }: DialogState): boolean {
  return !(isBusy && staysWhileBusy)
}
