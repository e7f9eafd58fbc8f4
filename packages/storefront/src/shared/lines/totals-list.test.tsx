import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createShopper } from '../../app/shopper.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { readCartTotals } from './cart-totals'
import { TotalsList } from './totals-list'

const chf = (amount: string) => ({ amount, currencyCode: 'CHF' })

/** 100 pieces at 1.00, and a total of so much. */
async function renderTotals(grandTotal: string) {
  const reports: [message: string, context: string][] = []
  const shop = {
    ...createShopper({ runtime: 'browser' }).createClient(),
    reportFailure: (error: unknown, context: string) => void reports.push([String(error), context]),
  }
  const sums = {
    totalProductAmount: chf('100.00'),
    totalPromotionalAdjustmentAmount: null,
    totalChargeAmount: null,
    totalTaxAmount: chf('8.10'),
    grandTotalAmount: chf(grandTotal),
  }
  const lines = [{ unitPrice: chf('1.00'), quantity: 100, net: chf('100.00') }]
  const options = { rate: 0.081, countryCode: 'CH', isShippingKnown: false, lines }
  const totals = readCartTotals(sums, options)
  if (totals === null) throw new Error('no totals')
  await renderApp(<TotalsList totals={totals} />, { shop, texts: ['cart'] })
  await screen.findByText('Total inkl. MWST')
  return reports
}

it('reports a total that its rows do not explain, and shows it all the same', async () => {
  const [report, ...others] = await renderTotals('108.14')
  expect(report).toEqual([expect.stringContaining('the rows lack 0.04 to the total'), 'the rows of totals'])
  expect(others).toEqual([])
  expect(screen.getByText(/^CHF\s108\.14$/)).toBeTruthy()
})

it('reports nothing where a cent is the rounding, or nothing is missing', async () => {
  expect(await renderTotals('108.10')).toEqual([])
})
