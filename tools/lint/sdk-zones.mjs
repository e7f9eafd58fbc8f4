import { sdkFeatures } from '../rooms/sdk-layout.mjs'
import { packages, rooms, typesOnly, upFrom, wireLibraries, zone } from './zone.mjs'

const featureFolders = sdkFeatures.join('|')
const upward = rooms('index|shop-client', 'Imports go downwards: no room imports the list of all features.')
const foreign = packages(
  'react|react-dom|@cartonnage|node:[^/]*',
  'The sdk knows no React, no Node.js and no other package.',
)
const sdk = 'packages/sdk/src'

/** What a page may use before it calls the platform. */
const withoutCalls = [
  'cart/{cart-keys,cart-merge-stores}',
  'guest-cart/*',
  'navigation/navigation-key',
  'session/session-keys',
  'vat/{vat,vat-store}',
]

/** The cart writer: the state machine and its parts. */
const cartWriter = ['writer', 'machine', 'state', 'intents', 'replay', 'unresolved', 'blocking', 'reads']
  .concat(['line-outcomes', 'outcome', 'open-writes', 'unsent', 'failures', 'differences', 'callers'])
  .map((name) => `cart-${name}`)

/** @type {import('./zone.mjs').Pattern[]} */
const contractAlone = [
  { regex: '^(?!\\.|zod/mini$)', message: 'The contract imports zod/mini and no other package.' },
  typesOnly('errors', 'The contract judges nothing: it imports types of errors only.'),
]

/** The rooms of the SDK, as in rooms/sdk-layout.mjs. @type {import('eslint').Linter.Config[]} */
export const sdkZones = [
  zone('sdk', [`${sdk}/**/*.ts`], [foreign]),
  zone(
    'sdk-foundations',
    [`${sdk}/{decimal,record-id,is-record,errors/errors}.ts`],
    [{ regex: '.', message: 'decimal, record-id, is-record and errors import nothing.' }],
  ),
  zone(
    'sdk-error-catalogue',
    [`${sdk}/errors/error-catalogue*.ts`],
    [
      {
        regex: '^(?!\\./error(?:s|-catalogue-[a-z]+)$)',
        message: 'The error catalogue imports errors.ts and its own parts.',
      },
    ],
  ),
  ...['*', '*/*'].map((depth) =>
    zone(
      'sdk-contract',
      [`${sdk}/contract/${depth}.ts`],
      [
        ...contractAlone,
        {
          regex: `^${upFrom(depth)}(?!\\.|(?:decimal|record-id|is-record|errors/errors|rules/call/call-defaults)$)`,
          message:
            'The contract imports decimal, record-id, is-record, rules/call/call-defaults and types of errors.',
        },
      ],
    ),
  ),
  zone(
    'sdk-contract-kit',
    [`${sdk}/contract/kit/*.ts`],
    [
      ...contractAlone,
      {
        regex: '^\\.\\./(?!\\.\\./(?:decimal|record-id|is-record|errors/errors|rules/call/call-defaults)$)',
        message: 'The parts that all calls share know none of them.',
      },
    ],
  ),
  ...['*', '*/*'].map((depth) =>
    zone(
      'sdk-rules',
      [`${sdk}/rules/${depth}.ts`],
      [
        { regex: '^(?!\\.)', message: 'Rules are pure: they import no package.' },
        {
          regex: `^${upFrom(depth)}(?!\\.|(?:decimal|record-id|is-record|errors/errors)$)`,
          message: 'Rules import rules, errors, decimal, record-id and is-record.',
        },
      ],
    ),
  ),
  zone(
    'sdk-stores',
    [`${sdk}/{storage,state}/**/*.ts`],
    [
      foreign,
      wireLibraries,
      rooms(`transport|client|${featureFolders}`, 'Stores hold state and fetch nothing.'),
      typesOnly('contract', 'Stores import types of the contract only: the first page carries them.'),
      upward,
    ],
  ),
  zone(
    'sdk-transport',
    [`${sdk}/transport/**/*.ts`],
    [
      foreign,
      rooms(`state|storage|client|${featureFolders}`, 'The transport knows neither state nor storage.'),
      typesOnly(
        'rules/(?!call/(?:application-context|cache-lifetime|platform-work-time|polling|retry)$)[^/]*',
        'Of the rules, the transport imports application-context, cache-lifetime, platform-work-time, polling and retry.',
      ),
      upward,
    ],
  ),
  zone(
    'sdk-client',
    [`${sdk}/client/**/*.ts`],
    [
      foreign,
      wireLibraries,
      rooms(featureFolders, 'The client knows no feature: features come by `use`.'),
      typesOnly('contract', 'The client imports types of the contract only: the first page carries it.'),
      // Only the feature `transport` brings ky and zod.
      typesOnly('transport/(?!create-transport$)[^/]*', 'Of the transport, the client imports types.'),
      upward,
    ],
  ),
  zone('sdk-features', [`${sdk}/{${sdkFeatures.join(',')}}/**/*.ts`], [foreign, wireLibraries, upward]),
  zone(
    'sdk-features-without-calls',
    withoutCalls.map((path) => `${sdk}/${path}.ts`),
    [
      foreign,
      wireLibraries,
      typesOnly(
        'transport|contract|client/transport',
        'The first page carries this: import types of what talks to the platform only.',
      ),
      upward,
    ],
  ),
  zone(
    'sdk-cart-writer',
    [`${sdk}/cart/{${cartWriter.join(',')}}.ts`],
    [
      foreign,
      wireLibraries,
      typesOnly(
        'transport|contract|client/transport',
        'The cart writer is handed its calls: import types only.',
      ),
      upward,
    ],
  ),
]
