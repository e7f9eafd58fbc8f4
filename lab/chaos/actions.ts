/** @typedef {import('./evaluate.mjs').Action} Action */

/**
 * A change without a result, or of which the shopper was told that it is being checked.
 * @typedef {object} OpenChange
 * @property {string} tab
 * @property {string} key the same for the same change
 * @property {readonly string[]} products
 * @property {boolean} isTold
 * @property {(result: Action['result'], refused: readonly string[]) => void} end
 */

/** @param {readonly { kind: string, productId?: string, quantity?: string }[]} lines */
export const keyOf = (lines) =>
  lines.map(({ kind, productId, quantity }) => `${kind} ${quantity} ${productId}`).join(', ')

/** The open changes of a shopper, in the order in which they were asked for. */
export const createOpenChanges = () => {
  /** @type {OpenChange[]} */
  const open = []
  const remove = (/** @type {OpenChange} */ change) => void open.splice(open.indexOf(change), 1)

  return {
    remove,
    add: (/** @type {OpenChange} */ change) => void open.push(change),
    /** Whether this very change is being checked, and nothing else was asked of its products since. @param {OpenChange} change */
    isAskedAgain({ tab, key, products }) {
      const latest = open.findLast(
        (other) => other.tab === tab && other.products.some((product) => products.includes(product)),
      )
      return latest?.isTold === true && latest.key === key
    },
    /** The end of a change that was being checked. @param {string} tab @param {string} key @param {{ result: Action['result'], refused: readonly string[] }} end */
    settle(tab, key, { result, refused }) {
      const told = open.find((change) => change.tab === tab && change.isTold && change.key === key)
      if (!told) return
      remove(told)
      told.end(result, refused)
    },
    /** The page of a tab is left: it hears nothing any more, and the next one goes on with what is open. @param {string} tab */
    leave(tab) {
      for (const change of open.filter((other) => other.tab === tab)) {
        change.end('left', [])
        remove(change)
      }
    },
  }
}
