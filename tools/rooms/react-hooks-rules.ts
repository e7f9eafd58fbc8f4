import { forbid, layers, nodejs, valuesOf, wireLibraries } from './rule.ts'

const hooks = '^packages/react-hooks/src/'

export const reactHooksRules = [
  ...layers('packages/react-hooks/src', {
    logic:
      'logic/|(?:analytics|combobox-key|locale-choice|notification-queue|quantity/quantity-change|tab-session-id)\\.ts|category-menu-',
    hooks: '(?:hooks|fetched)/|(?:quantity/)?use-[^/]+$|shop-provider\\.tsx|field-listeners\\.ts',
    parts: 'parts/|(?:money|price-tiers|quantity/quantity-input)\\.tsx',
    index: 'index\\.ts',
  }),
  forbid('The hooks run in browsers.', hooks, nodejs),
  forbid(
    'A page carries no schemas: import types of the contract only.',
    hooks,
    valuesOf('^packages/sdk/src/contract/'),
  ),
  forbid('The wire libraries stay in the sdk.', hooks, wireLibraries),
]
