import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe on the page, or on these parts of it alone. */
const axeOn = (page: Page, within?: string): AxeBuilder => {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  return within === undefined ? builder : builder.include(within)
}

/**
 * What axe finds on the page as it stands now, or in these parts of it, one line a violation with the elements
 * concerned.
 */
export const findBarriers = (page: Page, within?: string): Promise<readonly string[]> =>
  describe(axeOn(page, within).withTags(standards))

/** Only what colours decide: for the other mode of what has no barriers in this one. */
export const findLowContrast = (page: Page, within?: string): Promise<readonly string[]> =>
  describe(axeOn(page, within).withRules(['color-contrast', 'link-in-text-block']))

/**
 * The shop has no frames, which its policy forbids: without them axe needs no second page to put its findings
 * together, and is three times as quick when it keeps only the violations.
 */
async function describe(builder: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await builder.setLegacyMode().analyze()
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 5)
    return `${id}: ${help} (${places.join(' | ')})`
  })
}
