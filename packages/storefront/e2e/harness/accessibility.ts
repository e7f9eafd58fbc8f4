import type { Page } from '@playwright/test'
import type * as axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface AxeScope {
  /** Only these parts of the page, as a selector. @default all of it */
  readonly within?: string
  /** Excluded, because another test checks them. */
  readonly without?: readonly string[]
}

/**
 * What axe finds on the page as it stands now, one line a violation with the elements concerned. Frames are not
 * looked into: the shop has none, its policy forbids them.
 */
export const findViolations = (page: Page, scope: AxeScope = {}): Promise<readonly string[]> =>
  runAxe(page, scope, { type: 'tag', values: standards })

/** Rules about colours only: for the other colour scheme of a page without violations in this one. */
export const findLowContrast = (page: Page, scope: AxeScope = {}): Promise<readonly string[]> =>
  runAxe(page, scope, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

/** Targets below 24 px that stand too close to others [WCAG 2.5.8]: they move together in narrow windows. */
export const findCloseTargets = (page: Page, scope: AxeScope = {}): Promise<readonly string[]> =>
  runAxe(page, scope, { type: 'rule', values: ['target-size'] })

async function runAxe(
  page: Page,
  { within, without = [] }: AxeScope,
  runOnly: axe.RunOnly,
): Promise<readonly string[]> {
  await waitForColours(page)
  // Half a megabyte: brought once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const context = { include: [within ?? 'html'], exclude: [...without] }
  return page.evaluate(
    async ([parts, options]) => {
      const { violations } = await window.axe.run(parts, {
        ...options,
        resultTypes: ['violations'],
        // Style sheets are not read again: no rule of these needs them.
        preload: { assets: ['media'] },
      })
      return violations.map(({ id, help, nodes }) => {
        const locations = nodes.map(({ target }) => target.join(' ')).slice(0, 5)
        return `${id}: ${help} (${locations.join(' | ')})`
      })
    },
    [context, { runOnly }] as const,
  )
}

/** Colours in a transition are not checked. Background tabs do not animate, so the wait is limited. */
async function waitForColours(page: Page): Promise<void> {
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
  for (let attempts = 0; attempts < 10 && (await page.evaluate(isMoving)); attempts += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
