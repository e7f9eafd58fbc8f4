import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, workspacePackages } from '../workspace.ts'
import { cruisePackages } from './cruise-packages.ts'
import { mayImport, rules } from './everywhere-rules.ts'
import type { ICruiseResult } from 'dependency-cruiser'

/** Files, each with what it may not import. */
const forbidden = {
  'sdk/src/decimal.ts': ['./errors/errors'],
  'sdk/src/errors/errors.ts': ['../decimal'],
  'sdk/src/errors/error-catalogue.ts': ['../rules/money/vat'],
  'sdk/src/client/client.ts': ['react', 'node:fs', '@cartonnage/sandbox'],
  'sdk/src/client/options.ts': ['../vat/vat'],
  'sdk/src/client/events.ts': ['../contract/cart/cart'],
  'sdk/src/client/create-client.ts': ['../transport/connection', '../shop-client'],
  'sdk/src/contract/cart/cart.ts': [
    'zod',
    '../../rules/money/vat',
    '../../errors/errors',
    '../../transport/connection',
    '../../delivery-groups/delivery-groups',
  ],
  'sdk/src/contract/index.ts': ['../state/store'],
  'sdk/src/contract/kit/call.ts': ['../cart/cart'],
  'sdk/src/rules/money/vat.ts': [
    '../../transport/connection',
    '../../contract/cart/cart',
    '../../cart/cart-writer',
    '../../errors/error-catalogue',
    '../../state/store',
    '../../storage/browser-store',
    'zod/mini',
    'ky',
  ],
  'sdk/src/rules/text.ts': ['../state/store', '../errors/outcome'],
  'sdk/src/state/cart.ts': [
    '../transport/connection',
    '../cart/cart',
    '../client/options',
    '../contract/cart/cart',
  ],
  'sdk/src/storage/tabs.ts': ['ky'],
  'sdk/src/transport/poll.ts': ['../state/store', '../rules/money/vat', '../cart/cart'],
  'sdk/src/cart/cart.ts': ['ky', '../index'],
  'sdk/src/orders/orders.ts': ['../shop-client'],
  'sdk/src/cart/cart-writer.ts': ['../contract/cart/cart', '../client/transport'],
  'sdk/src/cart/cart-keys.ts': ['../client/transport'],
  'sdk/src/vat/vat.ts': ['../contract/server-actions'],
  'sdk/src/guest-cart/guest-cart.ts': ['../transport/poll'],
  'react-hooks/src/use-cart.ts': ['@cartonnage/sdk/contract', '@cartonnage/sdk/src/client', 'node:fs', 'ky'],
  'react-hooks/src/money.tsx': ['./index', '../../sdk/src/rules/index'],
  'react-hooks/src/use-store.ts': ['@cartonnage/sandbox', './unknown.js'],
  'storefront/src/features/cart/line.tsx': ['../../app/routes', './cart.fixture'],
  'storefront/src/features/cart/parts/line.tsx': ['../../../app/routes'],
  'storefront/src/shell/paths.ts': ['../features/cart/cart'],
  'storefront/src/drawing/box.ts': ['../app/routes'],
  'storefront/src/forms/read-form.ts': ['zod', 'ky', '../features/login/read-sign-in'],
  'storefront/src/features/login/read-sign-in.ts': ['zod/mini'],
  'storefront/src/features/cart/cart-page.tsx': ['../checkout/steps'],
  'storefront/src/features/cart/parts/row.tsx': ['../../checkout/steps'],
  'storefront/src/features/facets/facet.tsx': ['../category/list'],
  'storefront/src/features/header/header.tsx': ['../cart/cart-page'],
  'storefront/src/features/home/home-page.tsx': [
    '@cartonnage/sdk/contract',
    '@cartonnage/sdk/postcodes',
    '@cartonnage/sandbox',
  ],
  'storefront/src/components/button.tsx': ['../features/cart/cart-page'],
  'storefront/src/lost/button.tsx': ['../i18n/text'],
  'storefront/server/app.ts': ['@hono/node-server', 'node:http', '@cartonnage/contract-kit'],
  'sandbox/src/cart/cart-routes.ts': [
    'node:fs',
    '@hono/node-server',
    'react',
    '../seed/seed',
    '../lost',
    '@cartonnage/react-hooks',
  ],
  'contract-kit/src/verify.ts': ['@cartonnage/sandbox', 'react'],
  'contract-kit/src/run/run.ts': ['../verify'],
}

const allowed = {
  'sdk/src/contract/cart/cart.ts': [
    'zod/mini',
    '../../decimal',
    '../kit/amount',
    '../delivery-groups/delivery-groups',
  ],
  'sdk/src/contract/index.ts': ['./cart/cart'],
  'sdk/src/contract/kit/paths.ts': ['../../rules/call/call-defaults'],
  'sdk/src/transport/retry-on-conflict.ts': ['../rules/call/retry'],
  'sdk/src/rules/money/vat.ts': ['../../errors/errors', './money'],
  'sdk/src/rules/cart/shortage.ts': ['../money/price-tiers'],
  'sdk/src/rules/text.ts': ['../record-id'],
  'sdk/src/state/cart.ts': ['../rules/cart/guest-cart'],
  'sdk/src/transport/poll.ts': ['../rules/call/polling', 'ky'],
  'sdk/src/client/transport.ts': ['../transport/create-transport'],
  'sdk/src/cart/cart-resource.ts': ['../transport/poll'],
  'sdk/src/cart/cart.ts': ['../session/session-store'],
  'sdk/src/cart/cart-writer.ts': ['../state/cart'],
  'sdk/src/vat/vat-rates.ts': ['../client/transport'],
  'sdk/src/shop-client.ts': ['./cart/cart'],
  'react-hooks/src/use-cart.ts': ['@cartonnage/sdk', '@cartonnage/sdk/rules'],
  'storefront/src/forms/read-form.ts': ['zod/mini'],
  'storefront/src/features/cart/cart-page.tsx': [
    './row',
    '../notifications/notify',
    '../../components/button',
  ],
  'storefront/src/features/cart/parts/row.tsx': ['../cart-line'],
  'storefront/src/features/category/list.tsx': ['../facets/facet'],
  'storefront/src/features/header/header.tsx': ['../user-menu/user-menu'],
  'storefront/src/features/home/home-page.tsx': ['@cartonnage/sdk'],
  'storefront/server/listen.ts': ['@hono/node-server'],
  'storefront/server/app.ts': ['@hono/node-server/serve-static', '@cartonnage/sandbox'],
  'sandbox/src/database/node-sqlite.ts': ['node:sqlite'],
}

/** What may be imported as types alone. */
const allowedTypes = {
  'sdk/src/state/cart.ts': ['../contract/cart/cart'],
  'sdk/src/contract/cart/cart.ts': ['../../errors/errors'],
  'sdk/src/client/client.ts': ['../contract/kit/call'],
  'sdk/src/cart/cart-writer.ts': ['../transport/transport'],
  'storefront/src/features/home/home-page.tsx': ['@cartonnage/sdk/contract'],
}

const pairsOf = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([file, sources]) =>
    sources.map((source): [string, string] => [file, source]),
  )
const values = [...pairsOf(forbidden), ...pairsOf(allowed)]
const types = pairsOf(allowedTypes)

/** A project with these files, and nothing in them but the imports. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rooms-')))
const write = (path: string, text = '') => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { flag: 'a' })
}
const writeTarget = ([file, source]: [string, string]) => {
  const target = join(folder, 'packages', dirname(file), source)
  if (source.startsWith('.') && !source.endsWith('.js') && !existsSync(`${target}.tsx`)) write(`${target}.ts`)
}
const link = (name: string, target: string) => {
  mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
  symlinkSync(target, join(folder, 'node_modules', name))
}

const writeProject = () => {
  for (const [file, source] of values) write(join(folder, 'packages', file), `import '${source}'\n`)
  for (const [file, source] of types)
    write(join(folder, 'packages', file), `import type { A } from '${source}'\n`)
  for (const pair of [...values, ...types]) writeTarget(pair)
  for (const { folder: own, manifest } of workspacePackages()) {
    const twin = own.replace(root, folder)
    write(join(twin, 'package.json'), JSON.stringify(manifest))
    for (const entry of Object.values(manifest.exports ?? {}))
      if (typeof entry !== 'string') write(join(twin, entry['@cartonnage/source'] ?? ''))
    link(manifest.name, twin)
  }
  for (const name of ['zod', 'ky']) link(name, join(root, 'packages/sdk/node_modules', name))
  for (const name of ['react', '@hono/node-server'])
    link(name, join(root, 'packages/storefront/node_modules', name))
}

let modules: ICruiseResult['modules'] = []
beforeAll(async () => {
  writeProject()
  modules = (await cruisePackages(folder, ['packages'], rules)).modules
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The reasons why a file may not import it. */
const judge = (file: string, source: string, isType: boolean) => {
  const found = modules
    .find((module) => module.source === `packages/${file}`)
    ?.dependencies.find(
      ({ module, dependencyTypes }) =>
        // Modules of Node.js may lose their prefix.
        [source, source.replace('node:', '')].includes(module) &&
        dependencyTypes.includes('type-only') === isType,
    )
  if (found === undefined) throw new Error(`${file} was not read`)
  return found.rules?.map(({ name }) => name) ?? []
}

describe('rooms', () => {
  it('are in every package', () => {
    const names = workspacePackages().map(({ folder }) => basename(folder))
    expect(Object.keys(mayImport).sort()).toEqual(names)
  })

  it.each(pairsOf(forbidden))('%s may not import %s', (file, source) => {
    expect(judge(file, source, false)).not.toEqual([])
  })

  it.each(pairsOf(allowed))('%s may import %s', (file, source) => {
    expect(judge(file, source, false)).toEqual([])
  })

  it.each(types)('%s may import types of %s', (file, source) => {
    expect(judge(file, source, true)).toEqual([])
  })
})
