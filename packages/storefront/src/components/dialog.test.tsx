import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { DialogProps } from './dialog'
import { Dialog } from './dialog'
import { mockDialogs } from './dialog.fixture'

beforeAll(mockDialogs)

/** A button and the dialog that it opens. */
async function open(props: Partial<DialogProps> = {}) {
  const onClose = vi.fn()
  const Opener = () => {
    const [isOpen, setOpen] = useState(false)
    const second = useRef<HTMLButtonElement>(null)
    const close = () => {
      onClose()
      setOpen(false)
    }
    return (
      <>
        <button onClick={() => setOpen(true)}>open</button>
        <Dialog
          isOpen={isOpen}
          onClose={close}
          heading="Heading"
          closeLabel="Close"
          initialFocus={second}
          actions={
            <>
              <button>first</button>
              <button ref={second}>second</button>
            </>
          }
          {...props}
        />
      </>
    )
  }
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Heading' }) }
}

const isClosed = () => screen.queryByRole('dialog') === null
const closeButton = () => screen.getByRole('button', { name: 'Close' })

describe('Dialog', () => {
  it('gives the focus to what the caller names, and back to where it came from', async () => {
    await open()
    expect(document.activeElement).toBe(screen.getByText('second'))
    await userEvent.click(closeButton())
    expect(document.activeElement).toBe(screen.getByText('open'))
  })

  it('[4.modal-and-picker-2] closes with its close button', async () => {
    const { onClose } = await open()
    await userEvent.click(closeButton())
    expect([onClose.mock.calls.length, isClosed()]).toEqual([1, true])
  })

  it('[4.modal-and-picker-2] closes with Escape', async () => {
    const { onClose } = await open()
    await userEvent.keyboard('{Escape}')
    expect([onClose.mock.calls.length, isClosed()]).toEqual([1, true])
  })

  it('[4.modal-and-picker-2] stays while it is busy, whatever is pressed', async () => {
    const { onClose, dialog } = await open({ isBusy: true })
    expect(closeButton()).toHaveProperty('disabled', true)
    await userEvent.click(closeButton())
    await userEvent.keyboard('{Escape}{Escape}')
    await userEvent.click(dialog)
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect([onClose.mock.calls.length, isClosed()]).toEqual([0, false])
  })

  it('closes on a click on its backdrop, not on one that began inside', async () => {
    const { onClose, dialog } = await open()
    await userEvent.pointer([
      { target: screen.getByText('Heading'), keys: '[MouseLeft>]' },
      { target: dialog, keys: '[/MouseLeft]' },
    ])
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog)
    expect(isClosed()).toBe(true)
  })

  it('keeps its presses from the menus behind it', async () => {
    const outside = vi.fn()
    await open()
    document.addEventListener('click', outside)
    await userEvent.click(screen.getByText('Heading'))
    document.removeEventListener('click', outside)
    expect(outside).not.toHaveBeenCalled()
  })

  it.each([
    ['medium', {}],
    ['small', { size: 'small' }],
    ['large', { size: 'large' }],
    ['full', { size: 'full' }],
  ] as const)('[9-22] is of the size %s', async (size, props) => {
    const { dialog } = await open(props)
    expect(dialog.dataset.size).toBe(size)
  })
})
