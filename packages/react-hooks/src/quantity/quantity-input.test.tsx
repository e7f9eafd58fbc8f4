import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { QuantityMessage } from './quantity-change'
import { toQuantityChange, stepQuantity } from './quantity-change'
import { QuantityInput } from './quantity-input'
import type { QuantityInputProps } from './quantity-input'
import { createTestClient } from '../shop-client.fixture'
import { ShopProvider } from '../shop-provider'
import { useQuantityInput } from './use-quantity-input'

const rule = { minimum: 20, increment: 10, maximum: 100 }

const renderMessage = (message: QuantityMessage) =>
  message.kind === 'invalid'
    ? 'Keine Menge'
    : message.kind === 'too-large'
      ? `Höchstens ${message.largest}`
      : `Menge von ${message.from} auf ${message.to} geändert`

const Field = (props: Partial<QuantityInputProps>) => (
  <ShopProvider client={createTestClient()}>
    <QuantityInput
      defaultQuantity={20}
      rule={rule}
      name="quantity"
      labels={{ quantity: 'Menge', decrease: 'Weniger', increase: 'Mehr' }}
      renderMessage={renderMessage}
      {...props}
    />
  </ShopProvider>
)

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' })
const message = () => screen.getByRole('status').textContent

describe('QuantityInput', () => {
  it('goes up and down by the increment, within the limits', async () => {
    const onChange = vi.fn()
    render(<Field onChange={onChange} />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Weniger' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Mehr' }))
    expect(field().value).toBe('30')
    await userEvent.click(screen.getByRole('button', { name: 'Weniger' }))
    expect(onChange.mock.calls).toEqual([[30], [20]])
  })

  it.each([
    ['15', '20', 'Menge von 15 auf 20 geändert'],
    ['41', '50', 'Menge von 41 auf 50 geändert'],
    ['1000', '100', 'Menge von 1000 auf 100 geändert'],
    ['50', '50', ''],
  ])('changes %s to %s and says so', async (typed, value, text) => {
    render(<Field />)
    await userEvent.clear(field())
    await userEvent.type(field(), `${typed}{Enter}`)
    expect(field().value).toBe(value)
    expect(message()).toBe(text)
  })

  it('takes over the text with the click that leaves the field, and later if a press has no click', async () => {
    render(
      <>
        <Field />
        <p>beside</p>
      </>,
    )
    const user = userEvent.setup()
    const beside = screen.getByText('beside')
    await user.clear(field())
    await user.type(field(), '15')
    await user.pointer({ keys: '[MouseLeft>]', target: beside })
    expect(document.activeElement).not.toBe(field())
    expect([field().value, message()]).toEqual(['15', ''])
    await user.pointer({ keys: '[/MouseLeft]', target: beside })
    expect([field().value, message()]).toEqual(['20', 'Menge von 15 auf 20 geändert'])
  })

  it('takes over the text at once when a key leaves the field, even after a press that ended elsewhere', async () => {
    render(<Field />)
    const user = userEvent.setup()
    await user.pointer({ keys: '[MouseLeft>]', target: field() })
    await user.clear(field())
    await user.keyboard('41{Tab}')
    expect(field().value).toBe('50')
  })

  it('steps from the entered quantity with + and −', async () => {
    render(<Field />)
    await userEvent.clear(field())
    await userEvent.type(field(), '41')
    await userEvent.click(screen.getByRole('button', { name: 'Mehr' }))
    expect(field().value).toBe('60')
  })

  it.each(['abc', '0', '-5', '2.5', ' '])(
    'keeps the quantity when %o is typed, with a message at the field',
    async (typed) => {
      const onChange = vi.fn()
      render(<Field onChange={onChange} />)
      await userEvent.clear(field())
      await userEvent.type(field(), typed)
      await userEvent.tab()
      expect(onChange).not.toHaveBeenCalled()
      expect(message()).toBe('Keine Menge')
      expect(field().getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'Keine Menge',
      )
      await userEvent.clear(field())
      await userEvent.type(field(), '30{Enter}')
      expect(message()).toBe('')
      expect(onChange).toHaveBeenCalledExactlyOnceWith(30)
    },
  )

  it.each([
    ['1000000000', { increment: 20 }, 'Höchstens 999980'],
    ['99999999999999999999', null, 'Höchstens 999999'],
    ['1000000', { maximum: 50 }, 'Höchstens 50'],
  ])(
    'keeps the text and the quantity when %s is typed under %j, and says the most',
    async (typed, limits, text) => {
      const onChange = vi.fn()
      render(<Field rule={limits} onChange={onChange} />)
      await userEvent.clear(field())
      await userEvent.type(field(), `${typed}{Enter}`)
      expect(onChange).not.toHaveBeenCalled()
      expect(field().value).toBe(typed)
      expect(message()).toBe(text)
      expect(field().getAttribute('aria-invalid')).toBe('true')
    },
  )

  it('reports the quantity of a text while it is being typed, otherwise the chosen one', async () => {
    function Reported() {
      const { enteredQuantity, quantity, inputProps } = useQuantityInput({ defaultQuantity: 20, rule })
      return (
        <>
          <input {...inputProps} aria-label="Menge" />
          <output>{`${quantity} ${enteredQuantity}`}</output>
        </>
      )
    }
    render(
      <ShopProvider client={createTestClient()}>
        <Reported />
      </ShopProvider>,
    )
    const reported = () => screen.getByRole('status').textContent
    await userEvent.clear(field())
    expect(reported()).toBe('20 20')
    await userEvent.type(field(), '41')
    expect(reported()).toBe('20 50')
    await userEvent.tab()
    expect(reported()).toBe('50 50')
  })

  it('takes over a new quantity from outside', () => {
    const { rerender } = render(<Field />)
    rerender(<Field defaultQuantity={60} />)
    expect(field().value).toBe('60')
  })

  it('keeps what was typed before hydration, and raises it', () => {
    const onChange = vi.fn()
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(<Field onChange={onChange} />)
    const input = root.querySelector('input')
    if (input) input.value = '35'
    act(() => {
      hydrateRoot(root, <Field onChange={onChange} />)
    })
    expect(input?.value).toBe('40')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(40)
    root.remove()
  })

  it('is a form field of its own', () => {
    render(
      <form aria-label="Warenkorb">
        <Field />
      </form>,
    )
    expect(new FormData(screen.getByRole('form')).get('quantity')).toBe('20')
  })
})

describe('stepQuantity', () => {
  it.each([
    [20, 1, 30],
    [20, -1, 20],
    [100, 1, 100],
    [45, 1, 50],
    [45, -1, 40],
    [1_000_000_000, -1, 100],
  ] as const)('goes from %i by %i to %i', (current, direction, next) => {
    expect(stepQuantity(current, direction, rule)).toBe(next)
  })

  it('goes by one without an increment', () => {
    expect(stepQuantity(1, 1, {})).toBe(2)
    expect(stepQuantity(1, -1, {})).toBe(1)
    expect(stepQuantity(999_999, 1, {})).toBe(999_999)
    expect(stepQuantity(999_980, 1, { increment: 20 })).toBe(999_980)
  })
})

describe('toQuantityChange', () => {
  it('reads digits in groups as the locale writes them', () => {
    expect(toQuantityChange('1’000', { current: 1, rule: {}, locale: 'de-CH' })).toEqual({
      quantity: 1000,
      message: undefined,
    })
  })
})
