import { forbid, layers } from './rule.ts'

const server = 'packages/storefront/server'

/** The rooms of the shop's server. At the top stand what starts it (start, run), what listens (server) and the app. */
export const storefrontServerRules = [
  ...layers(server, {
    mails: 'mails/',
    http: 'http/',
    log: 'log/',
    platform: 'platform/',
    limits: 'limits/',
    sessions: 'sessions/',
    cache: 'cache/',
    endpoints: 'endpoints/',
    uploads: 'uploads/',
    markdown: 'markdown/',
    pages: 'pages/',
    files: 'files/',
    settings: 'settings/',
    top: '[^/]+\\.ts$',
    stories: 'stories/',
  }),
  forbid(
    'Only server/server.ts listens.',
    { path: '^packages/storefront/', pathNot: `^${server}/server\\.ts$` },
    'node_modules/@hono/node-server/dist/index\\.|^(?:http|https|net)$',
  ),
]
