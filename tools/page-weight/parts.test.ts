import { describe, expect, it } from 'vitest'
import { partOf, sumParts } from './parts.mjs'

const modules = '/work/node_modules/.pnpm'
const shop = '/work/packages/storefront/src'

describe('the part of a module', () => {
  it.each([
    [
      `${modules}/react-dom@19/node_modules/react-dom/cjs/react-dom-client.production.js`,
      'libraries react-dom',
    ],
    [`${modules}/scheduler@0.27/node_modules/scheduler/index.js`, 'libraries react'],
    [`${modules}/zod@4/node_modules/zod/v4/core/parse.js`, 'libraries zod'],
    [`${modules}/@x+y@1/node_modules/@x/y/index.js`, 'libraries @x/y'],
    ['/work/packages/sdk/src/rules/money/vat.ts', 'sdk rules/money'],
    ['/work/packages/sdk/src/cart/cart-writer.ts', 'sdk cart'],
    ['/work/packages/sdk/src/decimal.ts', 'sdk decimal'],
    ['/work/packages/react-hooks/src/use-store.ts', 'hooks hooks'],
    [`${shop}/i18n/merged/de-CH/frame.js`, 'texts texts'],
    [`${shop}/i18n/fr-CH/home.ts`, 'texts texts'],
    [`${shop}/i18n/create-i18n.ts`, 'application i18n'],
    [`${shop}/features/footer/footer.tsx`, 'page footer'],
    [`${shop}/components/icons/cart-icon.tsx`, 'icons icons'],
    [`${shop}/components/button.tsx`, 'components components'],
    [`${shop}/drawing/box.ts`, 'drawings drawings'],
    [`${shop}/app/entry-client.tsx`, 'application app'],
    ['\0rolldown/runtime.js', 'bundler bundler'],
    ['\0vite/preload-helper.js', 'bundler bundler'],
  ])('is found by its path: %s', (id, part) => {
    const { group, name } = partOf(id, false)
    expect(`${group} ${name}`).toBe(part)
  })

  it('is the frame where every page has the feature', () => {
    expect(partOf(`${shop}/features/footer/footer.tsx`, true)).toEqual({ group: 'frame', name: 'footer' })
  })
})

it('the bytes of files are shared out by the sizes of their modules, and none is lost', () => {
  const react = `${modules}/react@19/node_modules/react/index.js`
  const groups = sumParts([
    {
      bytes: 100,
      isOfFrame: true,
      modules: [
        { id: react, size: 30 },
        { id: `${shop}/features/footer/footer.tsx`, size: 10 },
      ],
    },
    { bytes: 40, isOfFrame: false, modules: [{ id: `${shop}/features/home/home-page.tsx`, size: 7 }] },
  ])
  expect(groups).toEqual([
    { group: 'libraries', bytes: 75, parts: [{ name: 'react', bytes: 75 }] },
    { group: 'page', bytes: 40, parts: [{ name: 'home', bytes: 40 }] },
    { group: 'frame', bytes: 25, parts: [{ name: 'footer', bytes: 25 }] },
  ])
})
