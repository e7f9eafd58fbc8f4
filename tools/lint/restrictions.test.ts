import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted-') })

/** The messages for a snippet that would stand in this file; no such file needs to exist. */
const lint = async (file: string, code: string) => {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: `packages/${file}` })
  return result?.messages
}

const row = 'storefront/src/pages/cart/row.tsx'
const vat = 'sdk/src/rules/money/vat.ts'

it.each([
  ['sdk/src/client/client.ts', 'export const token = document.cookie'],
  ['sdk/src/storage/tabs.ts', "localStorage.getItem('x')"],
  ['sdk/src/transport/connection.ts', "void fetch('/x')"],
  ['sdk/src/transport/poll.ts', 'export const lifetime = 300_000'],
  ['sdk/src/transport/poll.ts', 'export const any = (signals: AbortSignal[]) => AbortSignal.any(signals)'],
  ['sdk/src/transport/poll.ts', 'export const later = Promise.withResolvers<void>()'],
  ['sdk/src/transport/poll.ts', 'export const id = () => globalThis.crypto && crypto.randomUUID()'],
  [vat, 'export const isUrl = (url: string) => URL.canParse(url)'],
  [vat, 'export const byRate = (rows: { rate: string }[]) => Object.groupBy(rows, ({ rate }) => rate)'],
  [vat, 'export const all = (map: Map<string, number>) => map.values().map(String)'],
  ['react-hooks/src/money.tsx', 'export const later = Promise.withResolvers<void>()'],
  ['sdk/src/contract/kit/paths.ts', "export const version = 'v65.0'"],
  [vat, 'export const now = Date.now()'],
  [vat, 'export const now = new Date()'],
  [vat, 'export const chance = Math.random()'],
  [vat, 'export enum Shop { CH }'],
  ['react-hooks/src/money.tsx', 'export const text = (value: number) => value.toFixed(2)'],
  ['react-hooks/src/money.tsx', "export const value = parseFloat('1.5')"],
  ['react-hooks/src/use-cart.ts', "export { createShopClient } from '@cartonnage/sdk'"],
  [row, "import { createShopClient } from '@cartonnage/sdk'\ncreateShopClient()"],
  [row, "import { useSearchParams } from 'react-router-dom'\nuseSearchParams()"],
  [row, 'export const format = new Intl.NumberFormat()'],
  [row, "localStorage.setItem('a', 'b')"],
  [row, 'export const Row = () => <p style={{ color: "red" }} />'],
  [row, 'export const Row = () => <p dangerouslySetInnerHTML={{ __html: "" }} />'],
  [row, "export const text = (price: { amount: string }) => 'CHF ' + price.amount"],
  [row, 'export const half = (price: { amount: number }) => price.amount * 0.5'],
  [row, 'export const value = (price: { amount: string }) => Number(price.amount)'],
  [row, 'export const value = (price: { amount: string }) => +price.amount'],
  [row, 'export const text = (value: number) => value.toLocaleString()'],
  [row, "export const first = (path: string) => path.split('/')"],
  [row, "export const rest = (url: URL) => url.pathname.replace('/de', '')"],
  [row, 'export const rest = (pathname: string) => pathname.slice(3)'],
  [row, "export const move = (url: URL) => { url.pathname = '/de' }"],
  ['storefront/src/drawing/row.tsx', 'export const rest = (pathname: string) => pathname.slice(3)'],
  ['storefront/server/app.ts', 'export const rest = (pathname: string) => pathname.slice(3)'],
  [row, "export const term = 'boxfindersearch'"],
  [row, 'export const rate = 0.081'],
  [row, 'export const isNarrow = (width: number) => width <= 769'],
  [row, 'setTimeout(() => undefined, 300)'],
])('%s may not hold %s', async (file, code) => {
  expect(await lint(file, code)).toHaveLength(1)
})

it.each([
  ['the figures of the specification', vat, 'export const rate = 0.081'],
  ['a given date', vat, 'export const year = (date: string) => new Date(date).getUTCFullYear()'],
  [
    'the whole client in tests',
    'storefront/src/pages/cart/row.test.tsx',
    "export { createShopClient } from '@cartonnage/sdk'",
  ],
])('allows %s', async (_, file, code) => {
  expect(await lint(file, code)).toEqual([])
})
