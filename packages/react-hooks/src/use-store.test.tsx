import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { createStore } from '@cartonnage/sdk'
import { useStore } from './use-store'

describe('useStore', () => {
  it('renders again when the content changes, and only then', () => {
    const store = createStore({ count: 1 })
    let draws = 0
    const Count = () => {
      draws += 1
      return <output>{useStore(store).count}</output>
    }
    render(<Count />)
    act(() => store.set({ count: 1 }))
    expect(draws).toBe(1)
    act(() => store.set({ count: 2 }))
    expect(screen.getByRole('status').textContent).toBe('2')
    expect(draws).toBe(2)
  })

  it('renders again only when the selected part changes', () => {
    const store = createStore({ count: 1, other: 1 })
    let draws = 0
    const Count = () => {
      draws += 1
      return <output>{useStore(store, (value) => value.count)}</output>
    }
    render(<Count />)
    act(() => store.set({ count: 1, other: 2 }))
    expect(draws).toBe(1)
  })

  it('accepts a selector that returns new objects on each render', () => {
    const store = createStore([1, 2, 3])
    const Odd = () => (
      <output>{useStore(store, (values) => values.filter((value) => value % 2)).join()}</output>
    )
    render(<Odd />)
    act(() => store.set([1, 2, 3, 5]))
    expect(screen.getByRole('status').textContent).toBe('1,3,5')
  })

  it('hydrates with the value of the server, then shows the one of the browser', () => {
    const store = createStore('browser', 'server')
    const Value = () => <output>{useStore(store)}</output>
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(<Value />)
    expect(root.textContent).toBe('server')
    const errors: unknown[] = []
    act(() => {
      hydrateRoot(root, <Value />, { onRecoverableError: (error) => errors.push(error) })
    })
    expect(root.textContent).toBe('browser')
    expect(errors).toEqual([])
    root.remove()
  })
})
