import { forbid, layers, nodejs, react, valuesOf, wireLibraries } from './rule.ts'

const sdk = '^packages/sdk/src'
const foundations = '(?:decimal|record-id|is-record|errors/errors)\\.ts$'
/** A feature has a folder with the name of its noun. */
export const sdkFeatures =
  'session|shopper|platform-actions|guest-cart|guest-items|cart|catalog|checkout|orders|addresses|account|navigation|vat|coupons|delivery-groups|inventory|countries|record-lists|quotes|withdrawal|shop-context|quick-order|lists|compare'
const transportRules = 'application-context|cache-lifetime|platform-work-time|polling|retry'
/** What a page may use before it calls the platform, and the cart writer, which is handed its calls. */
const withoutCalls = [
  'cart/cart-keys',
  'compare/[^/]+',
  'guest-(?:cart|items)/[^/]+',
  'lists/(?:favourites-key|guest-favourites)',
  'navigation/navigation-key',
  'session/session-keys',
  'vat/(?:vat|vat-store)',
  'cart/cart-(?:writer|machine|state|intents|replay|unresolved|blocking|reads|line-outcomes|outcome|open-writes)',
  'cart/cart-(?:unsent|failures|differences|callers)',
].join('|')

export const sdkRules = [
  ...layers('packages/sdk/src', {
    foundations: '(?:decimal|record-id|is-record|any-signal|errors/(?:errors|outcome))\\.ts',
    rules: 'rules/',
    'order files': 'order-files/',
    postcodes: 'postcodes/',
    contract: 'contract/',
    'error texts': 'errors/(?!(?:errors|outcome)\\.ts)|messages/',
    stores: '(?:storage|state)/',
    transport: 'transport/',
    auth: 'auth/',
    client: 'client/',
    features: `(?:${sdkFeatures})/`,
    index: '(?:index|shop-client)\\.ts',
  }),
  forbid('The sdk knows no React.', sdk, react),
  forbid('The sdk knows no Node.js: it runs in browsers.', sdk, nodejs),
  forbid('decimal, record-id, is-record and errors import nothing.', `${sdk}/${foundations}`, '.'),
  forbid('The error catalogue imports errors.ts and its own parts.', `${sdk}/errors/error-catalogue`, {
    pathNot: `${sdk}/errors/(?:errors|error-catalogue-[a-z]+)\\.ts$`,
  }),
  forbid('The contract imports zod/mini, the foundations and rules/call/call-defaults.', `${sdk}/contract/`, {
    pathNot: `${sdk}/(?:contract/|${foundations}|rules/call/call-defaults\\.ts$)|node_modules/zod/mini/`,
  }),
  forbid('The contract judges nothing.', `${sdk}/contract/`, valuesOf(`${sdk}/errors/`)),
  forbid('What all calls share knows none of them.', `${sdk}/contract/kit/`, `${sdk}/contract/(?!kit/)`),
  forbid('Rules are pure: they import rules and foundations.', `${sdk}/rules/`, {
    pathNot: `${sdk}/(?:rules/|${foundations})`,
  }),
  forbid('Only order files are parsed.', `${sdk}/(?!order-files/)`, 'node_modules/papaparse/'),
  forbid(
    'The wire libraries stay in contract and transport.',
    `${sdk}/(?!contract/|transport/)`,
    wireLibraries,
  ),
  forbid(
    'Stores import types of the contract only.',
    `${sdk}/(?:storage|state)/`,
    valuesOf(`${sdk}/contract/`),
  ),
  forbid('The transport knows neither state nor storage.', `${sdk}/transport/`, `${sdk}/(?:state|storage)/`),
  forbid(
    `Of the rules, the transport imports ${transportRules}.`,
    `${sdk}/transport/`,
    valuesOf(`${sdk}/rules/(?!call/(?:${transportRules})\\.ts$)`),
  ),
  forbid(
    'Of contract and transport, the client imports types: only the feature transport brings ky and zod.',
    `${sdk}/client/`,
    valuesOf(`${sdk}/(?:contract/|transport/(?!create-transport\\.ts$))`),
  ),
  forbid(
    'The first page carries this: of what talks to the platform it imports types only.',
    `${sdk}/(?:${withoutCalls})\\.ts$`,
    valuesOf(`${sdk}/(?:transport/|contract/|client/transport\\.ts$)`),
  ),
]
