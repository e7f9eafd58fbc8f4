import { html } from 'hono/html'
import type { AboutSandbox } from './about'
import {
  accountsSection,
  callsSection,
  couponsSection,
  paymentsSection,
  settingsSection,
  webstoresSection,
} from './shop-details'
import { faultsSection } from './faults-section'
import { clockSection, guestSimulationSection, resetSection } from './steering'

interface StartPageOptions {
  /** What was wrong with the form that was sent. */
  readonly problem?: string | undefined
}

/** The sandbox's start page. All of it works without scripts; steering is left out where it is switched off. */
export function startPage(about: AboutSandbox, { problem }: StartPageOptions = {}) {
  const steering = [settingsSection, faultsSection, clockSection, guestSimulationSection, resetSection]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox of the commerce platform</title>
        <link rel="stylesheet" href="/__sandbox/style.css" />
      </head>
      <body>
        <main>
          <h1>Sandbox of the commerce platform</h1>
          ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
          <p>
            It answers the platform's calls on an invented catalogue for two shops. They are described in an
            <a href="/openapi.json">OpenAPI document</a>. What it would have sent lies in the
            <a href="/__sandbox/mails">mail box</a>.
          </p>
          ${[webstoresSection, accountsSection, paymentsSection, couponsSection].map((section) => section(about))}
          ${steering.map((section) => section(about))} ${callsSection(about)}
        </main>
      </body>
    </html>`
}
