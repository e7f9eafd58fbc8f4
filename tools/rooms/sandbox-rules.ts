import { forbid, layers, nodejs, react } from './rule.ts'

const sandbox = '^packages/sandbox/src'
const inBrowser = {
  path: `${sandbox}/`,
  pathNot: `${sandbox}/(?:server|payment-server|run-cli|database/node-sqlite)\\.ts$`,
}

export const sandboxRules = [
  ...layers('packages/sandbox/src', {
    foundations:
      '(?:clock|clock-sleepers|random|record-id|shop|site-path|amount|json-object|platform-error|typeset)\\.ts',
    database: 'database/',
    faults: 'faults/',
    calls: 'calls/',
    nouns:
      '(?:session|account|addresses|countries|settings|shop-context|search|vat|catalog|coupons|fulfilment|inventory|cart|delivery-groups|checkout|payments|orders|record-lists|withdrawal|mails|navigation|server-actions)/',
    seed: 'seed/',
    admin: '(?:admin|start-page)/|openapi\\.json',
    app: '(?:app|sandbox|page-cookies)\\.ts',
    entries: '(?:index|server|payment-server|cli|cli-options|node-version|run-cli)\\.ts',
  }),
  forbid('The sandbox knows no React.', `${sandbox}/`, react),
  forbid('The sandbox also runs in a browser page.', inBrowser, nodejs),
  forbid('The sandbox also runs in a browser page.', inBrowser, 'node_modules/@hono/node-server/'),
]
