import { membersOf, pathText, without } from './members.mjs'
import { responseOf } from './recorded.mjs'

/** @typedef {import('./kit.mjs').KitRun} KitRun */
/** @typedef {import('./recorded.mjs').Kept} Kept */
/** @typedef {import('./shop.mjs').Page} Page */
/** @typedef {import('./recorded.mjs').Lost & { readonly shop: 'CH' | 'DE' }} Loss */

/**
 * @typedef {object} Tried
 * @property {string} shop
 * @property {string} call
 * @property {string} member
 * @property {string} [page] a page that changes
 * @property {import('./kit.mjs').KitResult} [result] of the kit, if a page changes
 */

/** @typedef {{ readonly pages: readonly Page[], readonly kits: Readonly<Partial<Record<'CH' | 'DE', KitRun>>> }} Recorded */

/**
 * What the client reads from a response, as text: the members that the contract names.
 * @param {readonly { id: string, responses: object }[]} calls of the contract
 * @returns {(kept: Kept, response: unknown) => string}
 */
export const createReader = (calls) => {
  /** @type {Map<string, any>} */
  const responses = new Map(calls.map((call) => [call.id, call.responses]))
  return ({ call, status }, response) => {
    const schema = responses.get(call)?.[status]
    return schema ? JSON.stringify(schema.safeParse(response)) : ''
  }
}

/**
 * Every member of every response that the kit or a page gets.
 * @param {Recorded} recorded
 * @returns {Loss[]}
 */
export const listLosses = ({ pages, kits }) => {
  /** @type {Map<string, Loss>} */
  const found = new Map()
  for (const shop of /** @type {const} */ (['CH', 'DE'])) {
    const ofPages = pages.filter((page) => page.shop === shop).flatMap(({ kept }) => kept)
    for (const kept of [...(kits[shop]?.kept ?? []), ...ofPages]) {
      if (kept.call === '') continue
      for (const path of membersOf(responseOf(kept))) {
        found.set(`${shop} ${kept.call} ${pathText(path)}`, { shop, call: kept.call, path })
      }
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, loss]) => loss)
}

/**
 * Removes the member and renders the pages until one changes; then the kit is run.
 * @param {Loss} loss
 * @param {Recorded & { read: ReturnType<typeof createReader> }} recorded pages only change if what the client
 *   reads changes
 * @returns {Promise<Tried>}
 */
export const tryLoss = async ({ shop, ...lost }, { pages, kits, read }) => {
  const kit = kits[shop]
  if (kit === undefined) throw new Error(`The kit was not run over the ${shop} shop.`)
  const tried = { shop, call: lost.call, member: pathText(lost.path) }
  const isRead = (/** @type {Kept} */ kept) => {
    const response = kept.call === lost.call ? responseOf(kept) : undefined
    return response !== undefined && read(kept, response) !== read(kept, without(response, lost.path))
  }
  for (const { name, content, contentWithout } of pages.filter(
    (page) => page.shop === shop && page.kept.some(isRead),
  )) {
    if ((await contentWithout(lost)) !== content)
      return { ...tried, page: name, result: await kit.check(lost) }
  }
  return tried
}
