import { canCloseDialog, readDialogSize } from '@cartonnage/sdk/rules'
import type { DialogSize } from '@cartonnage/sdk/rules'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './dialog.module.css'
import { CloseIcon } from './icons'

export interface DialogProps {
  readonly isOpen: boolean
  /** The close button, Escape or the backdrop was pressed. Not called while the dialog is busy. */
  readonly onClose: () => void
  readonly heading: ReactNode
  /** Above the heading. */
  readonly lead?: ReactNode
  /** @default medium */
  readonly size?: DialogSize | undefined
  /** Its action is running: it stays open. */
  readonly isBusy?: boolean | undefined
  /** Name of the close button; without it there is none, and one of the actions must close the dialog. */
  readonly closeLabel?: string | undefined
  /** The buttons at the end. */
  readonly actions?: ReactNode
  /** Gets the initial focus; otherwise the browser chooses. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  readonly children?: ReactNode
}

/**
 * A modal `<dialog>`: the page behind it is inert, and the focus returns to where it came from. It is a child of the body,
 * so that a menu that closes meanwhile does not hide it.
 */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? createPortal(<OpenDialog {...props} />, document.body) : null
}

function OpenDialog({
  onClose,
  heading,
  lead,
  size,
  isBusy = false,
  closeLabel,
  actions,
  initialFocus,
  children,
}: Omit<DialogProps, 'isOpen'>) {
  const headingId = useId()
  const dialog = useModal(initialFocus)
  const canClose = canCloseDialog({ isBusy })
  const requestClose = () => {
    if (canClose) onClose()
  }
  return (
    // These handlers are for the backdrop and Escape; buttons do the same.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={readDialogSize(size)}
      aria-labelledby={headingId}
      aria-busy={isBusy}
      onKeyDown={(event) => onEscape(event, requestClose)}
      onCancel={(event) => {
        event.preventDefault()
        requestClose()
      }}
      {...useBackdropPress(requestClose)}
    >
      <div className={styles.frame}>
        {closeLabel === undefined ? null : (
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            disabled={!canClose}
            onClick={requestClose}
          >
            <CloseIcon />
          </button>
        )}
        {lead}
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <div className={styles.body}>{children}</div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </dialog>
  )
}

/** Opens the dialog when it mounts, and closes it before it unmounts, so that the focus returns. */
function useModal(initialFocus: DialogProps['initialFocus']) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    initialFocus?.current?.focus()
    return () => current?.close()
  }, [initialFocus])
  return dialog
}

/** Handled here, because browsers force a dialog to close when Escape is pressed twice. */
function onEscape(event: KeyboardEvent, requestClose: () => void): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  requestClose()
}

/** A click must start and end on the backdrop: selecting text beyond the dialog's edge does not close it. */
function useBackdropPress(requestClose: () => void) {
  const isPressed = useRef(false)
  return {
    onPointerDown: ({ target, currentTarget }: MouseEvent) => {
      isPressed.current = target === currentTarget
    },
    onClick: (event: MouseEvent) => {
      const { target, currentTarget } = event
      // Not a click outside of the menus behind the dialog.
      event.stopPropagation()
      if (target === currentTarget && isPressed.current) requestClose()
      isPressed.current = false
    },
  }
}
