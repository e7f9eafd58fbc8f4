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
  [`${sdk}/client/client.ts`, 'react'],
  [`${sdk}/client/client.ts`, 'node:fs'],
  [`${sdk}/client/client.ts`, '@cartonnage/sandbox'],
  [`${sdk}/client/options.ts`, '../vat/vat'],
  [`${sdk}/client/events.ts`, '../contract/cart/cart'],
  [`${sdk}/client/create-client.ts`, '../transport/connection'],
  [`${sdk}/client/create-client.ts`, '../shop-client'],
  [`${sdk}/contract/cart/cart.ts`, 'zod'],
  [`${sdk}/contract/cart/cart.ts`, '../../rules/money/vat'],
  [`${sdk}/contract/cart/cart.ts`, '../../errors/errors'],
  [`${sdk}/contract/index.ts`, '../state/store'],
  [`${sdk}/contract/kit/call.ts`, '../cart/cart'],
  [`${sdk}/contract/cart/cart.ts`, '../../transport/connection'],
  [`${sdk}/contract/cart/cart.ts`, '../../delivery-groups/delivery-groups'],
  [`${sdk}/rules/money/vat.ts`, '../../transport/connection'],
  [`${sdk}/rules/money/vat.ts`, '../../contract/cart/cart'],
  [`${sdk}/rules/money/vat.ts`, '../../cart/cart-writer'],
  [`${sdk}/rules/money/vat.ts`, '../../errors/error-catalogue'],
  [`${sdk}/rules/text.ts`, '../state/store'],
  [`${sdk}/rules/money/vat.ts`, '../../state/store'],
  [`${sdk}/rules/money/vat.ts`, '../../storage/browser-store'],
  [`${sdk}/rules/money/vat.ts`, 'zod/mini'],
  [`${sdk}/rules/money/vat.ts`, 'ky'],
  [`${sdk}/state/cart.ts`, '../transport/connection'],
  [`${sdk}/state/cart.ts`, '../cart/cart'],
  [`${sdk}/state/cart.ts`, '../client/options'],
  [`${sdk}/state/cart.ts`, '../contract/cart/cart'],
  [`${sdk}/storage/tabs.ts`, 'ky'],
  [`${sdk}/transport/poll.ts`, '../state/store'],
  [`${sdk}/transport/poll.ts`, '../rules/money/vat'],
  [`${sdk}/transport/poll.ts`, '../cart/cart'],
  [`${sdk}/cart/cart.ts`, 'ky'],
  [`${sdk}/cart/cart.ts`, '../index'],
  [`${sdk}/orders/orders.ts`, '../shop-client'],
  [`${sdk}/cart/cart-writer.ts`, '../contract/cart/cart'],
  [`${sdk}/cart/cart-writer.ts`, '../client/transport'],
  [`${sdk}/cart/cart-keys.ts`, '../client/transport'],
  [`${sdk}/vat/vat.ts`, '../contract/server-actions'],
  [`${sdk}/guest-cart/guest-cart.ts`, '../transport/poll'],
  ['packages/react-hooks/src/use-cart.ts', '@cartonnage/sdk/contract'],
  ['packages/react-hooks/src/use-cart.ts', '@cartonnage/sdk/src/client'],
  [`${features}/cart/line.tsx`, '../../app/routes'],
  [`${features}/cart/parts/line.tsx`, '../../../app/routes'],
  ['packages/storefront/src/shell/paths.ts', '../features/cart/cart'],
  ['packages/storefront/src/drawing/box.ts', '../app/routes'],
  ['packages/storefront/src/forms/read-form.ts', 'zod'],
  ['packages/storefront/src/forms/read-form.ts', 'ky'],
  ['packages/storefront/src/forms/read-form.ts', '../features/login/read-sign-in'],
  [`${features}/login/read-sign-in.ts`, 'zod/mini'],
  [`${features}/cart/cart-page.tsx`, '../checkout/steps'],
  [`${features}/cart/parts/row.tsx`, '../../checkout/steps'],
  [`${features}/header/header.tsx`, '../cart/cart-page'],
  [`${features}/home/home-page.tsx`, '@cartonnage/sdk/contract'],
  [`${features}/home/home-page.tsx`, '@cartonnage/sandbox'],
  ['packages/storefront/src/components/button.tsx', '../features/cart/cart-page'],
  ['packages/storefront/server/app.ts', '@hono/node-server'],
  ['packages/storefront/server/app.ts', 'node:http'],
  ['packages/sandbox/src/cart/cart-routes.ts', 'node:fs'],
  ['packages/contract-kit/src/verify.ts', '@cartonnage/sandbox'],
]

const allowed: [file: string, source: string][] = [
  [`${sdk}/contract/cart/cart.ts`, 'zod/mini'],
  [`${sdk}/contract/cart/cart.ts`, '../../decimal'],
  [`${sdk}/contract/cart/cart.ts`, '../kit/amount'],
  [`${sdk}/contract/cart/cart.ts`, '../delivery-groups/delivery-groups'],
  [`${sdk}/contract/index.ts`, './cart/cart'],
  [`${sdk}/contract/kit/paths.ts`, '../../rules/call/call-defaults'],
  [`${sdk}/transport/retry-on-conflict.ts`, '../rules/call/retry'],
  [`${sdk}/rules/money/vat.ts`, '../../errors/errors'],
  [`${sdk}/rules/money/vat.ts`, './money'],
  [`${sdk}/rules/cart/shortage.ts`, '../money/price-tiers'],
  [`${sdk}/rules/text.ts`, '../record-id'],
  [`${sdk}/state/cart.ts`, '../rules/cart/guest-cart'],
  [`${sdk}/transport/poll.ts`, '../rules/call/polling'],
  [`${sdk}/transport/poll.ts`, 'ky'],
  [`${sdk}/client/transport.ts`, '../transport/create-transport'],
  [`${sdk}/cart/cart-resource.ts`, '../transport/poll'],
  [`${sdk}/cart/cart.ts`, '../session/session'],
  [`${sdk}/cart/cart-writer.ts`, '../state/cart'],
  [`${sdk}/vat/vat-rates.ts`, '../client/transport'],
  [`${sdk}/shop-client.ts`, './cart/cart'],
  [`${sdk}/rules/money/vat.test.ts`, 'fast-check'],
  ['packages/react-hooks/src/use-cart.ts', '@cartonnage/sdk'],
  ['packages/react-hooks/src/use-cart.ts', '@cartonnage/sdk/rules'],
  [`${features}/home/home-page.tsx`, '@cartonnage/sdk'],
  ['packages/storefront/src/forms/read-form.ts', 'zod/mini'],
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
    [`${sdk}/state/cart.ts`, '../contract/cart/cart'],
    [`${sdk}/contract/cart/cart.ts`, '../../errors/errors'],
    [`${sdk}/client/client.ts`, '../contract/kit/call'],
    [`${sdk}/cart/cart-writer.ts`, '../transport/transport'],
    [`${features}/home/home-page.tsx`, '@cartonnage/sdk/contract'],
  ])('%s may import types of %s', async (file, source) => {
    expect(await lint(file, useType(source))).toEqual([])
  })
})

describe('the client with every feature', () => {
  const every = "import { createShopClient } from '@cartonnage/sdk'\ncreateShopClient()\n"

  it.each(['packages/react-hooks/src/use-cart.ts', `${features}/home/home-page.tsx`])(
    'is not for %s',
    async (file) => {
      expect(await lint(file, every)).not.toEqual([])
    },
  )

  it('is for tests', async () => {
    expect(await lint(`${features}/home/home-page.test.tsx`, every)).toEqual([])
  })
})

describe('restricted names', () => {
  it.each([
    [`${sdk}/client/client.ts`, 'export const token = document.cookie\n'],
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
    [`${sdk}/contract/kit/paths.ts`, "export const version = 'v65.0'\n"],
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
  it('has the zones and the restricted names', async () => {
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
