import { html } from 'hono/html'
import type { AboutSandbox } from './about'
import { faultsSection } from './faults-section'
import {
  accountsSection,
  callsSection,
  couponsSection,
  paymentsSection,
  settingsSection,
  webstoresSection,
} from './shop-details'
import {
  clockSection,
  guestSimulationSection,
  ordersSection,
  productsSection,
  resetSection,
} from './controls'
import { quotesSection } from './quotes-section'

interface StartPageOptions {
  /** What was wrong with the submitted form. */
  readonly problem?: string | undefined
}

/** The sandbox's start page, which works without scripts. */
export function startPage(about: AboutSandbox, { problem }: StartPageOptions = {}) {
  const controls = [
    settingsSection,
    faultsSection,
    clockSection,
    ordersSection,
    quotesSection,
    productsSection,
    guestSimulationSection,
    resetSection,
  ]
  return htmlPage(
    'Sandbox of the commerce platform',
    html`<h1>Sandbox of the commerce platform</h1>
      ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
      <p>
        It responds to the platform's calls, with an invented catalogue for two shops. The calls are described
        in an
        <a href="/openapi.json">OpenAPI document</a>. The mails that it would have sent are in the
        <a href="/__sandbox/mails">mail box</a>.
      </p>
      ${[webstoresSection, accountsSection, paymentsSection, couponsSection].map((section) => section(about))}
      ${controls.map((section) => section(about))} ${callsSection(about)}`,
  )
}

type Content = ReturnType<typeof html>

/** A page of the sandbox about itself. */
export const htmlPage = (title: string, content: Content) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/__sandbox/style.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`

/** The headers of the start page, which runs no scripts and loads only its own style sheet. */
export const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}
