/** @typedef {import('./losses.mjs').Tried} Tried */

/** @param {number} part @param {number} whole */
const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

/**
 * The report as text, and the share of what counts that the kit reports.
 * @param {readonly Tried[]} tried
 */
export const writeReport = (tried) => {
  const counting = tried.filter(({ page }) => page !== undefined)
  const { fails = [], lists = [], silent = [] } = Object.groupBy(counting, ({ result = 'silent' }) => result)
  const [all, reported] = [counting.length, fails.length + lists.length]
  const lines = [
    `${tried.length} members taken away, ${all} of which change what a page shows`,
    ...section('listed as missing, and drift beside an earlier report', lists),
    ...section('not reported', silent),
    '',
    `the kit fails the shop: ${fails.length} (${percent(fails.length, all)})`,
    `it lists the member, and fails the shop with --compare: ${lists.length}`,
    `it says nothing: ${silent.length}`,
    `=> reported ${reported} of ${all} (${percent(reported, all)})`,
  ]
  return { text: lines.join('\n'), share: all === 0 ? 1 : reported / all }
}

/** @param {string} title @param {readonly Tried[]} rows */
const section = (title, rows) =>
  rows.length === 0
    ? []
    : [
        '',
        `${title}:`,
        ...rows.map(({ shop, call, member, page }) => `  ${shop} ${call} ${member}  (${page})`),
      ]
