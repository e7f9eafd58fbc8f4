import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act, useEffect } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestClient } from '../shop-client.fixture'
import { ShopProvider } from '../shop-provider'
import { useQuantityInput } from './use-quantity-input'
import type { QuantityInputOptions, QuantityInputView } from './use-quantity-input'

/** What the hook has returned last. */
const latest: { view?: QuantityInputView } = {}
const view = () => latest.view as QuantityInputView

function Field(options: Partial<QuantityInputOptions>) {
  const view = useQuantityInput({ defaultQuantity: 25, ...options })
  useEffect(() => {
    latest.view = view
  })
  return (
    <>
      <button {...view.decreaseProps}>Weniger</button>
      <input {...view.inputProps} aria-label="Menge" />
      <button {...view.increaseProps}>Mehr</button>
      <select {...view.unitProps} aria-label="Einheit">
        <option value="1">Stück</option>
        <option value="25">Bund</option>
        <option value="850">Palette</option>
      </select>
    </>
  )
}

const page = (options: Partial<QuantityInputOptions> = {}) => (
  <ShopProvider client={createTestClient()}>
    <Field {...options} />
  </ShopProvider>
)
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' })
const unit = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Einheit' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const shown = () => [field().value, unit().value, view().enteredQuantity]

async function enter(text: string) {
  await userEvent.clear(field())
  await userEvent.type(field(), `${text}{Enter}`)
}

describe('a quantity field with units', () => {
  it.each([
    [50, '25', ['2', '25', 50]],
    [60, '25', ['3', '25', 75]],
    [25, '850', ['1', '850', 850]],
    [999_999, '25', ['39999', '25', 999_975]],
  ])('shows %d pieces in units of %s', async (defaultQuantity, size, expected) => {
    render(page({ defaultQuantity }))
    await userEvent.selectOptions(unit(), size)
    expect(shown()).toEqual(expected)
  })

  it('steps by one unit, and back to pieces by their step', async () => {
    const onChange = vi.fn()
    render(page({ onChange, rule: { increment: 5 } }))
    await userEvent.selectOptions(unit(), '25')
    await press('Mehr')
    expect(shown()).toEqual(['2', '25', 50])
    await userEvent.selectOptions(unit(), '1')
    await press('Mehr')
    expect(shown()).toEqual(['55', '1', 55])
    await userEvent.selectOptions(unit(), '25')
    await press('Weniger')
    expect(shown()).toEqual(['2', '25', 50])
    expect(onChange.mock.calls).toEqual([[50], [55], [75], [50]])
  })

  it('reads a typed number in the unit', async () => {
    render(page({ rule: { maximum: 100 } }))
    await userEvent.selectOptions(unit(), '25')
    await enter('3')
    expect([...shown(), view().quantity]).toEqual(['3', '25', 75, 75])
    await enter('9')
    expect([...shown(), view().message]).toEqual(['4', '25', 100, { kind: 'lowered', from: 9, to: 4 }])
    await enter('40000')
    expect([field().value, view().quantity, view().message]).toEqual([
      '40000',
      100,
      { kind: 'too-large', largest: 4 },
    ])
  })

  it('counts pieces again for a quantity that is no whole number of the unit', async () => {
    const { rerender } = render(page())
    await userEvent.selectOptions(unit(), '25')
    act(() => view().setQuantity(100))
    expect(shown()).toEqual(['4', '25', 100])
    act(() => view().setQuantity(90))
    expect(shown()).toEqual(['90', '1', 90])
    await userEvent.selectOptions(unit(), '25')
    rerender(page({ defaultQuantity: 30 }))
    expect(shown()).toEqual(['30', '1', 30])
  })

  it.each([
    ['the first quantity, which is converted', undefined, ['1', '25', 25]],
    ['a typed number, which counts the unit', '3', ['3', '25', 75]],
    ['a text that is no number, which stays', 'x', ['x', '25', 25]],
  ])('takes over a unit that was chosen before hydration, with %s', async (_what, typed, expected) => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(page())
    document.body.append(container)
    unit().value = '25'
    if (typed !== undefined) field().value = typed
    const root = await act(async () => hydrateRoot(container, page()))
    onTestFinished(() => {
      act(() => root.unmount())
      container.remove()
    })
    expect(shown()).toEqual(expected)
  })
})
