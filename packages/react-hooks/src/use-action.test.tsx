import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ShopError } from '@cartonnage/sdk/errors'
import { useAction } from './use-action'

/** A button for an action that the test settles. */
function createButton() {
  const settle: { resolve: (value: string) => void; reject: (error: unknown) => void } = {
    resolve: () => undefined,
    reject: () => undefined,
  }
  const action = () => new Promise<string>((resolve, reject) => Object.assign(settle, { resolve, reject }))
  const Button = () => {
    const { run, isPending, error, dismiss } = useAction(action)
    return (
      <>
        <button aria-busy={isPending} onClick={() => void run()}>
          Order
        </button>
        {error && (
          <p role="alert" onClick={dismiss}>
            {error.code}
          </p>
        )}
      </>
    )
  }
  return { Button, settle }
}

describe('useAction', () => {
  it('is pending until the action ends', async () => {
    const { Button, settle } = createButton()
    render(<Button />)
    await userEvent.click(screen.getByRole('button', { name: 'Order' }))
    expect(screen.getByRole('button', { busy: true })).toBeTruthy()
    await act(async () => settle.resolve('done'))
    expect(screen.getByRole('button', { busy: false })).toBeTruthy()
  })

  it('shows why the action failed, until the next run', async () => {
    const { Button, settle } = createButton()
    render(<Button />)
    await userEvent.click(screen.getByRole('button'))
    await act(async () => settle.reject(new ShopError('INSUFFICIENT_INVENTORY', 'sold out')))
    expect(screen.getByRole('alert').textContent).toBe('INSUFFICIENT_INVENTORY')
    await userEvent.click(screen.getByRole('button'))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => settle.reject(new Error('bug')))
    expect(screen.getByRole('alert').textContent).toBe('INTERNAL_ERROR')
    await userEvent.click(screen.getByRole('alert'))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
