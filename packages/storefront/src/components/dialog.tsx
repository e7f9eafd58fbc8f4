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
  /** Stands above the heading. */
  readonly lead?: ReactNode
  /** @default medium */
  readonly size?: DialogSize | undefined
  /** What it was opened for is under way: it stays open [4.modal-and-picker-2]. */
  readonly isBusy?: boolean | undefined
  /** Names the close button; without it there is none, and the actions must have a way out. */
  readonly closeLabel?: string | undefined
  /** The buttons at the end. */
  readonly actions?: ReactNode
  /** What has the focus first; otherwise the browser chooses. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  readonly children?: ReactNode
}

/**
 * A modal dialog on the browser's own: the page behind it is inert, and the focus returns to where it came from. It
 * hangs on the body, so that a menu which hides in the meantime does not take it along.
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
    // Keys and presses on the dialog itself are its backdrop and Escape; both have buttons beside them.
    <dialog
      ref={dialog}
      className={styles['dialog']}
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
      <div className={styles['frame']}>
        {closeLabel === undefined ? null : (
          <button
            type="button"
            className={styles['close']}
            aria-label={closeLabel}
            disabled={!canClose}
            onClick={requestClose}
          >
            <CloseIcon />
          </button>
        )}
        {lead}
        <h2 id={headingId} className={styles['heading']}>
          {heading}
        </h2>
        <div className={styles['body']}>{children}</div>
        {actions ? <div className={styles['actions']}>{actions}</div> : null}
      </div>
    </dialog>
  )
}

/** Opens the dialog as soon as it stands in the page. It is closed before it leaves, so that the focus returns. */
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

/** Taken from the browser, which closes a dialog by force when Escape is pressed twice. */
function onEscape(event: KeyboardEvent, requestClose: () => void): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  requestClose()
}

/** A press counts when it begins and ends on the backdrop: selecting text to beyond the edge closes nothing. */
function useBackdropPress(requestClose: () => void) {
  const isPressed = useRef(false)
  return {
    onPointerDown: ({ target, currentTarget }: MouseEvent) => {
      isPressed.current = target === currentTarget
    },
    onClick: (event: MouseEvent) => {
      const { target, currentTarget } = event
      // No press outside of the menus behind it.
      event.stopPropagation()
      if (target === currentTarget && isPressed.current) requestClose()
      isPressed.current = false
    },
  }
}
