import { contractKitRules } from './contract-kit-rules.ts'
import { reactHooksRules } from './react-hooks-rules.ts'
import { forbid, forTests } from './rule.ts'
import { sandboxRules } from './sandbox-rules.ts'
import { sdkRules } from './sdk-rules.ts'
import { storefrontRules } from './storefront-rules.ts'
import { storefrontServerRules } from './storefront-server-rules.ts'

/** The packages of the workspace that each may import. */
export const mayImport = {
  sdk: [],
  'react-hooks': ['sdk'],
  storefront: ['sdk', 'react-hooks', 'sandbox'],
  sandbox: ['sdk'],
  'contract-kit': ['sdk'],
}

/** The folders whose sources are checked. */
export const sources = [
  ...Object.keys(mayImport).map((name) => `packages/${name}/src`),
  'packages/storefront/server',
]

/** Types count: a circle of files in which one waits for another's types is a circle. */
export const circleOfFiles = forbid('These files import each other.', '^packages/', { circular: true })

/** Who may import whom. */
export const rules = [
  ...Object.entries(mayImport).map(([name, others]) =>
    forbid(
      `Of the other packages, ${name} imports ${others.join(', ') || 'none'}.`,
      `^packages/${name}/`,
      `^packages/(?!(?:${[name, ...others].join('|')})/)`,
    ),
  ),
  forbid('Import the public entry of the package.', '^packages/([^/]+)/', {
    path: '^packages/',
    pathNot: '^packages/$1/',
    dependencyTypes: ['local'],
  }),
  forbid('No source imports what is for tests.', '^packages/', forTests),
  forbid('There is no such module.', '^packages/', { couldNotResolve: true }),
  ...sdkRules,
  ...reactHooksRules,
  ...storefrontRules,
  ...storefrontServerRules,
  ...sandboxRules,
  ...contractKitRules,
]
