import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useCombobox } from './use-combobox'
import { useTypedText } from './use-typed-text'

interface PartProps {
  readonly input: HTMLInputElement
}

/** What comes late to a field that is on the page already. */
function Suggestions({ input }: PartProps) {
  const text = useTypedText(input)
  const { isOpen } = useCombobox({ input, keys: text === '' ? [] : ['one'] })
  return <output>{`${text || 'nothing'} ${isOpen ? 'open' : 'closed'}`}</output>
}

/** Somebody who types a word and stops while the suggestions are drawn, before they listen. */
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
const shown = () => screen.getByRole('status').textContent

describe('a field whose suggestions come late', () => {
  it('opens for a word that was typed while they were being drawn', () => {
    field.focus()
    render(
      <>
        <Suggestions input={field} />
        <QuickTypist />
      </>,
    )
    expect(shown()).toBe('karton open')
  })

  it('closes when another field takes the place of the one that was typed into', () => {
    field.focus()
    field.value = 'kart'
    const { rerender } = render(<Suggestions input={field} />)
    expect(shown()).toBe('kart open')
    rerender(<Suggestions input={document.createElement('input')} />)
    expect(shown()).toBe('kart closed')
  })

  it('opens for what was typed before, and for each further key', () => {
    field.focus()
    field.value = 'kart'
    render(<Suggestions input={field} />)
    expect(shown()).toBe('kart open')
    fireEvent.input(field, { target: { value: 'karto' } })
    expect(shown()).toBe('karto open')
  })

  it('stays closed for a text that the page put there, and for somebody who has left', () => {
    field.defaultValue = 'karton'
    act(() => field.focus())
    const { unmount } = render(<Suggestions input={field} />)
    expect(shown()).toBe('nothing closed')
    unmount()
    field.value = 'other'
    field.blur()
    render(<Suggestions input={field} />)
    expect(shown()).toBe('nothing closed')
  })
})
