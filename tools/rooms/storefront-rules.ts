import { forbid, layers, valuesOf, wireLibraries } from './rule.ts'

const shop = '^packages/storefront'

export const storefrontRules = [
  ...layers('packages/storefront', {
    i18n: 'src/i18n/',
    components: 'src/(?:components|styles|fonts)/',
    drawing: 'src/drawing/',
    forms: 'src/forms/',
    shell: 'src/shell/',
    metadata: 'src/metadata/',
    hydration: 'src/hydration/',
    shared: 'src/shared/',
    frame: 'src/frame/',
    pages: 'src/pages/',
    app: 'src/app/',
    server: 'server/',
  }),
  forbid('Pages do not import each other: what several have is shared/.', `${shop}/src/pages/([^/]+)/`, {
    path: `${shop}/src/pages/`,
    pathNot: `${shop}/src/pages/$1/`,
  }),
  forbid(
    'A page carries no schemas: import types of the contract only.',
    `${shop}/src/`,
    valuesOf('^packages/sdk/src/contract/'),
  ),
  forbid('The table of postcodes stays on the server.', `${shop}/src/`, '^packages/sdk/src/postcodes/'),
  forbid('Only the server and tests know the sandbox.', `${shop}/src/`, '^packages/sandbox/'),
  forbid(
    'The wire libraries stay in the sdk; forms read with zod/mini.',
    `${shop}/src/(?!forms/)`,
    wireLibraries,
  ),
  forbid('Forms import zod/mini and no other wire library.', `${shop}/src/forms/`, {
    path: wireLibraries,
    pathNot: 'node_modules/zod/mini/',
  }),
]
