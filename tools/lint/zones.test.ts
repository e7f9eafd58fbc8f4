import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { restrictedGlobals } from './globals.mjs'
import { zones } from './zones.mjs'

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parser: tseslint.parser },
      plugins: { '@typescript-eslint': tseslint.plugin },
    },
    ...restrictedGlobals,
    ...zones,
  ],
})

/** The messages for a snippet that would stand at `filePath`; no such file needs to exist. */
const lint = async (filePath: string, code: string) => {
  const [result] = await eslint.lintText(code, { filePath })
  return result?.messages.map(({ message }) => message) ?? []
}

const use = (source: string) => `import { thing } from '${source}'\nthing()\n`
const useType = (source: string) => `import type { Thing } from '${source}'\nexport type Other = Thing\n`

const sdk = 'packages/sdk/src'
const features = 'packages/storefront/src/features'

const forbidden: [file: string, source: string][] = [
  [`${sdk}/decimal.ts`, './errors/errors'],
  [`${sdk}/errors/errors.ts`, '../decimal'],
  [`${sdk}/errors/error-catalogue.ts`, '../rules/money/vat'],
  [`${sdk}/client.ts`, 'react'],
  [`${sdk}/client.ts`, 'node:fs'],
  [`${sdk}/client.ts`, '@cartonnage/sandbox'],
  [`${sdk}/contract/cart.ts`, 'zod'],
  [`${sdk}/contract/cart.ts`, '../rules/money/vat'],
  [`${sdk}/contract/cart.ts`, '../errors/errors'],
  [`${sdk}/contract/cart.ts`, '../transport/connection'],
  [`${sdk}/rules/money/vat.ts`, '../../transport/connection'],
  [`${sdk}/rules/money/vat.ts`, '../../contract/cart'],
  [`${sdk}/rules/money/vat.ts`, '../../cart/cart-writer'],
  [`${sdk}/rules/money/vat.ts`, '../../errors/error-catalogue'],
  [`${sdk}/rules/text.ts`, '../state/store'],
  [`${sdk}/rules/money/vat.ts`, '../../state/store'],
  [`${sdk}/rules/money/vat.ts`, '../../storage/browser-store'],
  [`${sdk}/rules/money/vat.ts`, 'zod/mini'],
  [`${sdk}/rules/money/vat.ts`, 'ky'],
  [`${sdk}/state/cart.ts`, '../transport/connection'],
  [`${sdk}/state/cart.ts`, '../resources/cart'],
  [`${sdk}/state/cart.ts`, '../contract/cart'],
  [`${sdk}/storage/tabs.ts`, 'ky'],
  [`${sdk}/transport/poll.ts`, '../state/store'],
  [`${sdk}/transport/poll.ts`, '../rules/money/vat'],
  [`${sdk}/resources/cart.ts`, '../storage/browser-store'],
  [`${sdk}/cart/cart-writer.ts`, '../resources/cart'],
  [`${sdk}/cart/cart-writer.ts`, '../workflows/cart-side'],
  [`${sdk}/resources/cart.ts`, '../cart/cart-writer'],
  [`${sdk}/workflows/place-order.ts`, '../client'],
  [`${sdk}/workflows/place-order.ts`, '../resources/checkout'],
  ['packages/react-hooks/src/use-cart.ts', '@cartonnage/sdk'],
  ['packages/react-hooks/src/use-cart.ts', '@cartonnage/sdk/src/client'],
  [`${features}/cart/cart-page.tsx`, '../checkout/steps'],
  [`${features}/cart/parts/row.tsx`, '../../checkout/steps'],
  [`${features}/header/header.tsx`, '../cart/cart-page'],
  [`${features}/home/home-page.tsx`, '@cartonnage/sdk'],
  [`${features}/home/home-page.tsx`, '@cartonnage/sandbox'],
  ['packages/storefront/src/components/button.tsx', '../features/cart/cart-page'],
  ['packages/storefront/server/app.ts', '@hono/node-server'],
  ['packages/storefront/server/app.ts', 'node:http'],
  ['packages/sandbox/src/cart/cart-routes.ts', 'node:fs'],
  ['packages/contract-kit/src/verify.ts', '@cartonnage/sandbox'],
]

const allowed: [file: string, source: string][] = [
  [`${sdk}/contract/cart.ts`, 'zod/mini'],
  [`${sdk}/contract/cart.ts`, '../decimal'],
  [`${sdk}/contract/cart.ts`, './amount'],
  [`${sdk}/contract/paths.ts`, '../rules/call/call-defaults'],
  [`${sdk}/transport/retry-on-conflict.ts`, '../rules/call/retry'],
  [`${sdk}/rules/money/vat.ts`, '../../errors/errors'],
  [`${sdk}/rules/money/vat.ts`, './money'],
  [`${sdk}/rules/cart/shortage.ts`, '../money/price-tiers'],
  [`${sdk}/rules/text.ts`, '../record-id'],
  [`${sdk}/state/cart.ts`, '../rules/cart/guest-cart'],
  [`${sdk}/transport/poll.ts`, '../rules/call/polling'],
  [`${sdk}/transport/poll.ts`, 'ky'],
  [`${sdk}/resources/cart.ts`, '../transport/connection'],
  [`${sdk}/cart/cart-writer.ts`, '../state/cart'],
  [`${sdk}/client.ts`, './transport/connection'],
  [`${sdk}/rules/money/vat.test.ts`, 'fast-check'],
  ['packages/react-hooks/src/use-cart.ts', '@cartonnage/sdk/rules'],
  [`${features}/cart/cart-page.tsx`, './row'],
  [`${features}/cart/cart-page.tsx`, '../notifications/notify'],
  [`${features}/cart/cart-page.tsx`, '../../components/button'],
  [`${features}/cart/parts/row.tsx`, '../cart-line'],
  [`${features}/header/header.tsx`, '../user-menu/user-menu'],
  ['packages/storefront/server/listen.ts', '@hono/node-server'],
  ['packages/storefront/server/app.ts', '@hono/node-server/serve-static'],
  ['packages/sandbox/src/database/node-sqlite.ts', 'node:sqlite'],
]

describe('import zones', () => {
  it.each(forbidden)('%s may not import %s', async (file, source) => {
    expect(await lint(file, use(source))).not.toEqual([])
  })

  it.each(allowed)('%s may import %s', async (file, source) => {
    expect(await lint(file, use(source))).toEqual([])
  })

  it.each([
    [`${sdk}/rules/money/vat.ts`, '../../contract/cart'],
    [`${sdk}/state/cart.ts`, '../contract/cart'],
    [`${sdk}/contract/cart.ts`, '../errors/errors'],
    [`${sdk}/workflows/place-order.ts`, '../resources/checkout'],
    [`${features}/home/home-page.tsx`, '@cartonnage/sdk'],
  ])('%s may import types of %s', async (file, source) => {
    expect(await lint(file, useType(source))).toEqual([])
  })
})

describe('restricted names', () => {
  it.each([
    [`${sdk}/client.ts`, 'export const token = document.cookie\n'],
    [`${sdk}/storage/tabs.ts`, "localStorage.getItem('x')\n"],
    [`${sdk}/transport/connection.ts`, "void fetch('/x')\n"],
    [`${sdk}/rules/money/vat.ts`, 'export const now = Date.now()\n'],
    [`${sdk}/rules/money/vat.ts`, 'export const now = new Date()\n'],
    [`${sdk}/rules/money/vat.ts`, 'export const chance = Math.random()\n'],
    ['packages/react-hooks/src/money.tsx', 'export const text = (value: number) => value.toFixed(2)\n'],
    ['packages/react-hooks/src/money.tsx', "export const value = parseFloat('1.5')\n"],
    [`${features}/cart/row.tsx`, 'export const format = new Intl.NumberFormat()\n'],
    [`${features}/cart/row.tsx`, "localStorage.setItem('a', 'b')\n"],
    [`${features}/cart/row.tsx`, 'export const Row = () => <p style={{ color: "red" }} />\n'],
    [`${features}/cart/row.tsx`, 'export const Row = () => <p dangerouslySetInnerHTML={{ __html: "" }} />\n'],
    [`${sdk}/rules/money/vat.ts`, 'export enum Shop { CH }\n'],
    [
      `${features}/cart/row.tsx`,
      "export const text = (price: { amount: string }) => 'CHF ' + price.amount\n",
    ],
    [`${features}/cart/row.tsx`, 'export const half = (price: { amount: number }) => price.amount * 0.5\n'],
    [
      `${features}/cart/row.tsx`,
      'export const value = (price: { amount: string }) => Number(price.amount)\n',
    ],
    [`${features}/cart/row.tsx`, 'export const value = (price: { amount: string }) => +price.amount\n'],
    [`${features}/cart/row.tsx`, 'export const text = (value: number) => value.toLocaleString()\n'],
    [`${features}/cart/row.tsx`, "export const first = (path: string) => path.split('/')\n"],
    [`${features}/cart/row.tsx`, "export const rest = (url: URL) => url.pathname.replace('/de', '')\n"],
    [`${features}/cart/row.tsx`, 'export const rest = (pathname: string) => pathname.slice(3)\n'],
    [`${features}/cart/row.tsx`, "export const move = (url: URL) => { url.pathname = '/de' }\n"],
    [`${features}/drawing/row.tsx`, 'export const rest = (pathname: string) => pathname.slice(3)\n'],
    ['packages/storefront/server/app.ts', 'export const rest = (pathname: string) => pathname.slice(3)\n'],
    [`${features}/cart/row.tsx`, "export const term = 'boxfindersearch'\n"],
    [`${features}/cart/row.tsx`, 'export const rate = 0.081\n'],
    [`${features}/cart/row.tsx`, 'export const isNarrow = (width: number) => width <= 769\n'],
    [`${features}/cart/row.tsx`, 'setTimeout(() => undefined, 300)\n'],
    [`${sdk}/transport/poll.ts`, 'export const lifetime = 300_000\n'],
    [`${sdk}/contract/paths.ts`, "export const version = 'v65.0'\n"],
  ])('%s may not hold %s', async (file, code) => {
    expect(await lint(file, code)).toHaveLength(1)
  })

  it('lets rules name the figures of the specification', async () => {
    expect(await lint(`${sdk}/rules/money/vat.ts`, 'export const rate = 0.081\n')).toEqual([])
  })

  it('lets rules read a given date', async () => {
    const code = 'export const year = (date: string) => new Date(date).getUTCFullYear()\n'
    expect(await lint(`${sdk}/rules/money/vat.ts`, code)).toEqual([])
  })
})

describe('eslint.config.js', () => {
  it('holds the zones and the restricted names', async () => {
    const config = (await new ESLint().calculateConfigForFile(`${sdk}/rules/money/vat.ts`)) as {
      rules: Record<string, unknown>
    }
    expect(JSON.stringify(config.rules['@typescript-eslint/no-restricted-imports'])).toContain(
      'Rules are pure',
    )
    expect(JSON.stringify(config.rules['no-restricted-syntax'])).toContain(
      'Rules take the time as an argument',
    )
  })
})
