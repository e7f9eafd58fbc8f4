import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands now, one line a violation with the elements concerned. */
export const findBarriers = (page: Page): Promise<readonly string[]> =>
  describe(new AxeBuilder({ page }).withTags(standards))

/** Only what colours decide: for the other mode of a page that has no barriers in this one. */
export const findLowContrast = (page: Page): Promise<readonly string[]> =>
  describe(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))

async function describe(builder: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await builder.analyze()
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 5)
    return `${id}: ${help} (${places.join(' | ')})`
  })
}
