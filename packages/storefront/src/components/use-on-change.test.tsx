import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOnChange } from './use-on-change'

function renderOnChange(value: string | undefined, isReady?: boolean) {
  const onChange = vi.fn()
  const { rerender } = renderHook(
    (props: { value: string | undefined; isReady?: boolean | undefined }) =>
      useOnChange(props.value, () => onChange(props.value), props.isReady),
    { initialProps: { value, isReady } },
  )
  const change = (next: string | undefined, ready?: boolean) => rerender({ value: next, isReady: ready })
  return { change, values: () => onChange.mock.calls.flat() }
}

it('calls the latest callback after each change, but not for the first value', () => {
  const { change, values } = renderOnChange('a')
  for (const value of ['a', 'b', 'b', 'a']) change(value)
  expect(values()).toEqual(['b', 'a'])
})

it('does not call for undefined, but for the value after it', () => {
  const { change, values } = renderOnChange('a')
  change(undefined)
  change('a')
  expect(values()).toEqual(['a'])
})

it('waits until it is ready, and then calls once', () => {
  const { change, values } = renderOnChange('a', false)
  change('b', false)
  expect(values()).toEqual([])
  change('b', true)
  change('b', false)
  change('b', true)
  expect(values()).toEqual(['b'])
})
