import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { PriceTier } from '@cartonnage/sdk/rules'
import { PriceTiers } from './price-tiers'

const tier = (from: number, amount: string): PriceTier => ({
  from,
  unitPrice: { amount, currencyCode: 'CHF' },
})
const tiers = [tier(1, '0.82'), tier(100, '0.67'), tier(500, '0.60')]

const Table = ({ initial = 1 }: { initial?: number }) => {
  const [quantity, setQuantity] = useState(initial)
  return (
    <PriceTiers tiers={tiers} vatRate={0.081} quantity={quantity} onSelect={setQuantity}>
      {({ rows, cliff }) => (
        <fieldset>
          <legend>Staffel</legend>
          {rows.map((row) => (
            <label key={row.from}>
              <input {...row.radioProps} /> ab {row.from}: {row.net.amount}
            </label>
          ))}
          <output>{cliff ? `${cliff.quantity}: ${cliff.total.amount}` : 'none'}</output>
        </fieldset>
      )}
    </PriceTiers>
  )
}

const checked = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value

describe('PriceTiers', () => {
  it.each([
    [1, '1'],
    [99, '1'],
    [100, '100'],
    [9000, '500'],
  ])('[1-1] selects the row for %i pieces', (initial, from) => {
    render(<Table initial={initial} />)
    expect(checked()).toBe(from)
  })

  it('chooses the first quantity of a row, by mouse and by keyboard', async () => {
    render(<Table />)
    await userEvent.click(screen.getByRole('radio', { name: /ab 100/ }))
    expect(checked()).toBe('100')
    await userEvent.keyboard('{ArrowDown}')
    expect(checked()).toBe('500')
  })

  it('is a separate radio group on a page with several', () => {
    render(
      <>
        <Table />
        <Table initial={100} />
      </>,
    )
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
  })

  it('selects nothing below the first row', () => {
    render(<Table initial={0} />)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('hints at a higher quantity that costs less', () => {
    render(<Table initial={82} />)
    expect(screen.getByRole('status').textContent).toBe('100: 67.00')
  })
})
