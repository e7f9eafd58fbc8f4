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
  'sdk/src/rules/quick-order/order-row.ts': ['papaparse', '../../order-files/read-order-text'],
  'sdk/src/order-files/order-files.ts': ['../contract/cart/cart'],
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
  'storefront/src/shared/lines/line.tsx': [
    '../../app/routes',
    '../../frame/header/header',
    '../../pages/cart/cart-page',
    './cart.fixture',
  ],
  'storefront/src/pages/cart/parts/line.tsx': ['../../../app/routes'],
  'storefront/src/shell/paths.ts': ['../shared/cart/cart'],
  'storefront/src/drawing/box.ts': ['../app/routes'],
  'storefront/src/forms/read-form.ts': ['zod', 'ky', '../pages/login/data/read-sign-in'],
  'storefront/src/pages/login/data/read-sign-in.ts': ['zod/mini'],
  'storefront/src/pages/cart/cart-page.tsx': ['../checkout/steps'],
  'storefront/src/pages/cart/parts/row.tsx': ['../../checkout/steps'],
  'storefront/src/frame/header/header.tsx': ['../../pages/cart/cart-page'],
  'storefront/src/pages/home/home-page.tsx': [
    '@cartonnage/sdk/contract',
    '@cartonnage/sdk/postcodes',
    '@cartonnage/sandbox',
  ],
  'storefront/src/components/button.tsx': ['../pages/cart/cart-page'],
  'storefront/src/lost/button.tsx': ['../i18n/text'],
  'storefront/server/app.ts': ['@hono/node-server', 'node:http', '@cartonnage/contract-kit'],
  'storefront/server/lost/lost.ts': ['../http/headers'],
  'storefront/server/http/cookies.ts': ['../log/log', '../platform/platform'],
  'storefront/server/log/request-log.ts': ['../platform/platform'],
  'storefront/server/platform/platform.ts': ['../limits/limits', '../app'],
  'storefront/server/limits/page-limit.ts': ['../cache/page-cache'],
  'storefront/server/cache/memory-cache.ts': ['../pages/render-page'],
  'storefront/server/endpoints/cookie-endpoint.ts': ['../pages/render-page'],
  'storefront/server/pages/render-page.ts': ['../files/sitemap', '../settings/settings'],
  'sandbox/src/basket/cart/cart-routes.ts': [
    'node:fs',
    '@hono/node-server',
    'react',
    '../../seed/seed',
    '../../lost',
    '../lost/lost',
    '@cartonnage/react-hooks',
    '../checkout/checkout-state',
    '../../orders/records/order-repository',
  ],
  'sandbox/src/people/session/password-routes.ts': ['../addresses/address-list'],
  'sandbox/src/catalog/products/product-routes.ts': ['../search/search-routes', '../../basket/cart/cart'],
  'sandbox/src/basket/records/cart-repository.ts': ['../calculation/cart-calculation'],
  'sandbox/src/orders/records/order-repository.ts': ['../representation/order-representation'],
  'sandbox/src/orders/fulfilment/advance-orders.ts': ['../history/order-routes'],
  'sandbox/src/mails/mail-repository.ts': ['../people/session/buyer-repository'],
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
  'storefront/src/pages/cart/cart-page.tsx': [
    './row',
    '../../frame/checkout-frame/header',
    '../../shared/notifications/notify',
    '../../components/button',
  ],
  'storefront/src/pages/cart/parts/row.tsx': ['../cart-line'],
  'storefront/src/shared/product-list/list.tsx': ['../narrowing/facet'],
  'storefront/src/frame/header/header.tsx': ['../user-menu/user-menu'],
  'storefront/src/pages/home/home-page.tsx': ['@cartonnage/sdk'],
  'storefront/server/server.ts': ['@hono/node-server', './http/address-key'],
  'storefront/server/platform/platform.ts': ['../http/cookies', '../log/request-log', '../mails/mail'],
  'storefront/server/limits/limit-platform.ts': ['../platform/platform'],
  'storefront/server/cache/shared-caches.ts': ['../limits/page-limit'],
  'storefront/server/pages/render-page.ts': ['../cache/page-cache', '../endpoints/holiday-places'],
  'storefront/server/files/sitemap.ts': ['../pages/document', '../platform/platform'],
  'storefront/server/app.ts': ['@hono/node-server/serve-static', '@cartonnage/sandbox'],
  'sandbox/src/database/node-sqlite.ts': ['node:sqlite'],
  'sandbox/src/people/session/reset-password.ts': ['../../mails/mail-repository'],
  'sandbox/src/orders/withdrawal/withdrawal-routes.ts': [
    '../records/withdrawal-repository',
    '../../basket/checkout/checkout-state',
  ],
}

/** What may be imported as types alone. */
const allowedTypes = {
  'sdk/src/state/cart.ts': ['../contract/cart/cart'],
  'sdk/src/contract/cart/cart.ts': ['../../errors/errors'],
  'sdk/src/client/client.ts': ['../contract/kit/call'],
  'sdk/src/cart/cart-writer.ts': ['../transport/transport'],
  'storefront/src/pages/home/home-page.tsx': ['@cartonnage/sdk/contract'],
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
