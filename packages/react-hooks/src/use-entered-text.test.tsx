import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useCombobox } from './use-combobox'
import { useEnteredText } from './use-entered-text'

interface PartProps {
  readonly input: HTMLInputElement
}

/** Suggestions that are loaded after their field. */
function Suggestions({ input }: PartProps) {
  const text = useEnteredText(input)
  const { isOpen } = useCombobox({ input, keys: text === '' ? [] : ['one'] })
  return <output>{`${text || 'nothing'} ${isOpen ? 'open' : 'closed'}`}</output>
}

/** A visitor who types a word while the suggestions are rendered, before they listen. */
function QuickTypist() {
  useLayoutEffect(() => {
    field.value = 'karton'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return null
}

let field: HTMLInputElement
beforeEach(() => {
  field = document.body.appendChild(document.createElement('input'))
})
afterEach(() => field.remove())
const statusText = () => screen.getByRole('status').textContent

describe('a field whose suggestions load late', () => {
  it('opens for a word that was typed while they were rendered', () => {
    field.focus()
    render(
      <>
        <Suggestions input={field} />
        <QuickTypist />
      </>,
    )
    expect(statusText()).toBe('karton open')
  })

  it('closes when another field replaces the edited one', () => {
    field.focus()
    field.value = 'kart'
    const { rerender } = render(<Suggestions input={field} />)
    expect(statusText()).toBe('kart open')
    rerender(<Suggestions input={document.createElement('input')} />)
    expect(statusText()).toBe('kart closed')
  })

  it('opens for what was typed before, and for each later key', () => {
    field.focus()
    field.value = 'kart'
    render(<Suggestions input={field} />)
    expect(statusText()).toBe('kart open')
    fireEvent.input(field, { target: { value: 'karto' } })
    expect(statusText()).toBe('karto open')
  })

  it('stays closed for a text that the page set, and after the field was left', () => {
    field.defaultValue = 'karton'
    act(() => field.focus())
    const { unmount } = render(<Suggestions input={field} />)
    expect(statusText()).toBe('nothing closed')
    unmount()
    field.value = 'other'
    field.blur()
    render(<Suggestions input={field} />)
    expect(statusText()).toBe('nothing closed')
  })
})
