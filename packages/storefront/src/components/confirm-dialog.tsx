import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  /** The confirmed action is running: the dialog stays open. */
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** Above the heading. */
  readonly lead?: ReactNode
  readonly heading: string
  readonly labels: {
    readonly confirm: string
    readonly cancel: string
    /** The button's text while the confirmed action is running. */
    readonly busy: string
  }
  readonly children: ReactNode
}

/** A question before an action that cannot be undone. 'Cancel' is as prominent as 'confirm' and has the initial focus. */
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
