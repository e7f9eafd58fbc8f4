// Names and constructs that a folder must do without.
import type { Linter } from 'eslint'

const tests = ['**/*.{test,fixture,example}.{ts,tsx}']

const names = (message: string, list: readonly string[]) => list.map((name) => ({ name, message }))
const constructs = (message: string, selectors: readonly string[]) =>
  selectors.map((selector) => ({ selector, message }))

const browser = names('The sdk is handed what it uses: see ClientOptions.', [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'fetch',
  'location',
  'navigator',
  'history',
  'alert',
])
const impure = names('Rules are pure: they take all they need as arguments.', [
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'performance',
  'crypto',
  'process',
  'globalThis',
  'console',
])
const floats = names('Amounts are exact decimals: use the functions of @cartonnage/sdk/rules.', [
  'parseFloat',
])
const storage = names('The shop client owns the stored data.', ['localStorage', 'sessionStorage'])

const clocks = constructs('Rules take time and chance as arguments.', [
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
  "MemberExpression[object.name='Math'][property.name='random']",
])

const amount = 'MemberExpression[property.name=/^(?:amount|unitPrice|listPrice)$/]'
/** Drawings compute with coordinates, not with amounts. */
const money = [
  ...constructs('Use formatMoney and formatNumber: they give the same text on every ICU.', [
    "MemberExpression[object.name='Intl'][property.name='NumberFormat']",
    "CallExpression[callee.property.name='toLocaleString']",
  ]),
  ...constructs('Amounts are exact decimal texts: use addMoney, multiplyMoney, formatMoney and the like.', [
    "MemberExpression[property.name='toFixed']",
    "MemberExpression[object.name='Number'][property.name='parseFloat']",
    String.raw`BinaryExpression[operator=/^(?:[-+*\/%]|\*\*)$/] > ${amount}`,
    `UnaryExpression[operator=/^[-+]$/] > ${amount}`,
    `CallExpression[callee.name=/^(?:Number|parseInt)$/] > ${amount}`,
  ]),
]

const onPath = '/^(?:pathname|href)$/'
const cut = `CallExpression[callee.property.name=/^(?:split|slice|substring|replace|replaceAll|match|startsWith|endsWith|concat)$/]`
const paths = constructs(
  'Shop URLs are taken apart and put together by the rules: parseShopUrl, rewriteLocale and the like.',
  [
    `${cut}[callee.object.property.name=${onPath}]`,
    `${cut}[callee.object.name=${onPath}]`,
    "CallExpression[callee.property.name='split'] > Literal[value='/']",
    `AssignmentExpression > MemberExpression.left[property.name=${onPath}]`,
  ],
)

const timer = 'CallExpression[callee.name=/^(?:setTimeout|setInterval)$/]'
/** The figures of section 9 of the specification, except those that are common in other code too. */
const figures = constructs('A figure of the specification has a name in @cartonnage/sdk/rules.', [
  String.raw`Literal[value=/^(?:boxfindersearch|v65\.0|0{15}|0{18})$/]`,
  String.raw`Literal[raw=/^(?:0\.081|768|769|1180|14_?400|300_?000|4_?800|9_?600)$/]`,
  `${timer} > Literal[raw=/^(?:10|150|300|500|1_?000|3_?000|4_?000|5_?000)$/]`,
])

const markup = [
  ...constructs('The content-security policy blocks style attributes: use a class.', [
    "JSXAttribute[name.name='style']",
  ]),
  ...constructs('No raw HTML reaches a page.', [
    "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    "Property[key.name='dangerouslySetInnerHTML']",
  ]),
]

/** Static functions that Safari 16.4 or Node.js 20 lack; what the language lacks there, the types of ES2023 tell. */
const young = constructs('Safari 16.4 and Node.js 20 do not have this: see anySignal and parseUrl.', [
  "MemberExpression[object.name='AbortSignal'][property.name='any']",
  "MemberExpression[object.name='Promise'][property.name=/^(?:withResolvers|try)$/]",
  "MemberExpression[object.name='URL'][property.name=/^(?:can)?[pP]arse$/]",
  "MemberExpression[object.name=/^(?:Object|Map)$/][property.name='groupBy']",
  "MemberExpression[object.name='Array'][property.name='fromAsync']",
  "MemberExpression[object.name='Response'][property.name='json']",
  "MemberExpression[object.name=/^search(?:Params)?$/][property.name='size']",
  "MemberExpression[object.name='crypto'][property.name='randomUUID']",
  'CallExpression[callee.property.name=/^(?:symmetricDifference|is(?:Subset|Superset)Of|isDisjointFrom)$/]',
  // Helpers of iterators: an array has them at every age.
  'CallExpression[callee.object.callee.property.name=/^(?:values|keys|entries)$/][callee.object.arguments.length=0][callee.property.name=/^(?:map|filter|find|some|every|reduce|toArray|flatMap|take|drop|forEach)$/]',
])

const enums = constructs('Use a union of literals.', ['TSEnumDeclaration'])

export const restrictions: Linter.Config[] = [
  { files: ['packages/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...enums] } },
  {
    files: ['packages/sdk/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...browser],
      'no-restricted-syntax': ['error', ...enums, ...figures, ...young],
      'no-console': 'error',
    },
  },
  {
    files: ['packages/sdk/src/rules/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...browser, ...impure],
      'no-restricted-syntax': ['error', ...enums, ...clocks, ...young],
    },
  },
  {
    files: ['packages/react-hooks/src/**/*.{ts,tsx}', 'packages/storefront/{src,server}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...floats, ...storage],
      'no-restricted-syntax': ['error', ...enums, ...money, ...paths, ...figures, ...markup],
    },
  },
  {
    files: ['packages/react-hooks/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...enums, ...money, ...paths, ...figures, ...markup, ...young],
    },
  },
  {
    files: ['packages/storefront/src/drawing/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...enums, ...paths, ...figures, ...markup] },
  },
]
