import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  /** What was confirmed is under way: the dialog stays. */
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** Stands above the heading. */
  readonly lead?: ReactNode
  readonly heading: string
  readonly labels: {
    readonly confirm: string
    readonly cancel: string
    /** Stands on the button while what was confirmed is under way. */
    readonly busy: string
  }
  readonly children: ReactNode
}

/** A question before something that cannot be taken back. Staying is as easy as going: 'cancel' has the focus first. */
export function ConfirmDialog({ onConfirm, onCancel, labels, children, ...dialog }: ConfirmDialogProps) {
  const { isBusy } = dialog
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      {...dialog}
      onClose={onCancel}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} type="button" variant="secondary" disabled={isBusy} onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button
            type="button"
            variant="primary"
            busy={isBusy}
            busyLabel={labels.busy}
            onClick={isBusy ? undefined : onConfirm}
          >
            {labels.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
