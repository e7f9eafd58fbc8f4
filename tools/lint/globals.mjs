// Names and constructs that a folder must do without.

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.example.ts', '**/*.example.tsx']

/** @param {string[]} names @param {string} message */
const globals = (names, message) => names.map((name) => ({ name, message }))

const browser = globals(
  [
    'window',
    'document',
    'localStorage',
    'sessionStorage',
    'fetch',
    'location',
    'navigator',
    'history',
    'alert',
  ],
  'The sdk is handed what it uses: see ClientOptions.',
)
const impure = globals(
  [
    'setTimeout',
    'setInterval',
    'queueMicrotask',
    'performance',
    'crypto',
    'process',
    'globalThis',
    'console',
  ],
  'Rules are pure: they take all they need as arguments.',
)
const floats = globals(
  ['parseFloat'],
  'Amounts are exact decimals: use the functions of @cartonnage/sdk/rules.',
)
const storage = globals(['localStorage', 'sessionStorage'], 'The shop client owns the stored data.')

const clocks = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Rules take the time as an argument.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Rules take the time as an argument.',
  },
  { selector: "CallExpression[callee.name='Date']", message: 'Rules take the time as an argument.' },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Rules take chance as an argument.',
  },
]

const money = [
  {
    selector: "MemberExpression[property.name='toFixed']",
    message: 'Amounts are exact decimals: use formatMoney or roundHalfUp.',
  },
  {
    selector: "MemberExpression[object.name='Number'][property.name='parseFloat']",
    message: 'Amounts are exact decimals.',
  },
  {
    selector: "MemberExpression[object.name='Intl'][property.name='NumberFormat']",
    message: 'Use formatMoney and formatNumber: they give the same text on every ICU.',
  },
]

const arithmetic = String.raw`/^(?:[-+*\/%]|\*\*)$/`
const amountMember = 'MemberExpression[property.name=/^(?:amount|unitPrice|listPrice)$/]'
const exactAmounts = 'Amounts are exact decimal texts: use addMoney, multiplyMoney, lineNet and the like.'

const amounts = [
  { selector: `BinaryExpression[operator=${arithmetic}] > ${amountMember}`, message: exactAmounts },
  { selector: `UnaryExpression[operator=/^[-+]$/] > ${amountMember}`, message: exactAmounts },
  {
    selector: `CallExpression[callee.name=/^(?:Number|parseInt)$/] > ${amountMember}`,
    message: exactAmounts,
  },
  {
    selector: "CallExpression[callee.property.name='toLocaleString']",
    message: 'Use formatMoney and formatNumber: they give the same text on every ICU.',
  },
]

const onPath = '/^(?:pathname|href)$/'
const cuts = '/^(?:split|slice|substring|replace|replaceAll|match|startsWith|endsWith|concat)$/'
const ownPaths =
  'Shop URLs are taken apart and put together by the rules: parseShopUrl, rewriteLocale and the like.'

const paths = [
  {
    selector: `CallExpression[callee.property.name=${cuts}][callee.object.property.name=${onPath}]`,
    message: ownPaths,
  },
  {
    selector: `CallExpression[callee.property.name=${cuts}][callee.object.name=${onPath}]`,
    message: ownPaths,
  },
  { selector: "CallExpression[callee.property.name='split'] > Literal[value='/']", message: ownPaths },
  { selector: `AssignmentExpression > MemberExpression.left[property.name=${onPath}]`, message: ownPaths },
]

const limits = 'A figure of the specification has a name in @cartonnage/sdk/rules.'
/** The figures of section 9 of the specification, except those that are common in other code too. */
const constants = [
  {
    selector: 'Literal[value=/^(?:boxfindersearch|v65\\.0|0{15}|0{18})$/]',
    message: limits,
  },
  { selector: 'Literal[raw=/^(?:0\\.081|768|769|1180|14_?400|300_?000|4_?800|9_?600)$/]', message: limits },
  {
    selector:
      'CallExpression[callee.name=/^(?:setTimeout|setInterval)$/] > Literal[raw=/^(?:10|150|300|500|1_?000|3_?000|4_?000|5_?000)$/]',
    message: limits,
  },
]

const markup = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content-security policy blocks style attributes: use a class.',
  },
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'No raw HTML reaches a page.' },
  {
    selector: "Property[key.name='dangerouslySetInnerHTML']",
    message: 'No raw HTML reaches a page.',
  },
]

const enums = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union of literals.',
}

const packageFiles = ['packages/**/*.{ts,tsx}']
const userInterface = [
  'packages/react-hooks/src/**/*.{ts,tsx}',
  'packages/storefront/{src,server}/**/*.{ts,tsx}',
]

/** @type {import('eslint').Linter.Config[]} */
export const restrictedGlobals = [
  { name: 'globals/all', files: packageFiles, rules: { 'no-restricted-syntax': ['error', enums] } },
  {
    name: 'globals/sdk',
    files: ['packages/sdk/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...browser],
      'no-restricted-syntax': ['error', enums, ...constants],
      'no-console': 'error',
    },
  },
  {
    name: 'globals/rules',
    files: ['packages/sdk/src/rules/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...browser, ...impure],
      'no-restricted-syntax': ['error', enums, ...clocks],
    },
  },
  {
    name: 'globals/user-interface',
    files: userInterface,
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...floats, ...storage],
      'no-restricted-syntax': ['error', enums, ...money, ...amounts, ...paths, ...constants, ...markup],
    },
  },
  // Drawings compute with coordinates, not with amounts.
  {
    name: 'globals/drawing',
    files: ['packages/storefront/src/drawing/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', enums, ...paths, ...constants, ...markup] },
  },
]
