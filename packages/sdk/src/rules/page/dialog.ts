/** The sizes of a dialog, narrowest first. */
export const dialogSizes = ['small', 'medium', 'large', 'full'] as const

/** One of {@link dialogSizes}. */
export type DialogSize = (typeof dialogSizes)[number]

/** The size of a dialog that sets none. */
export const defaultDialogSize: DialogSize = 'medium'

/** The size that a setting names exactly; the default for anything else. */
export function readDialogSize(value: unknown): DialogSize {
  return dialogSizes.find((size) => size === value) ?? defaultDialogSize
}

/** The state of an open dialog. */
export interface DialogState {
  /** The task it was opened for is running. */
  readonly isBusy: boolean
  /**
   * Whether it must stay open until the task is done.
   * @default true
   */
  readonly staysWhileBusy?: boolean
}

/** Whether the close button works; Escape follows the same rule. */
export function canCloseDialog({ isBusy, staysWhileBusy = true }: DialogState): boolean {
  return !(isBusy && staysWhileBusy)
}
