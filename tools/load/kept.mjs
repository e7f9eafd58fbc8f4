/**
 * @typedef {object} Answer a page that came
 * @property {string} path
 * @property {string | undefined} age the header `Age`, in seconds
 * @property {number} sentAt when it was asked for, in ms
 * @property {number} endedAt
 */

const secondMs = 1000

/**
 * Creates what tells a page that was kept from one that was rendered for the request. A kept one has an age. In the
 * first second that is 0, as it may be of a rendered one: then it was kept where the address had been responded to
 * before, within this second, with a page that had just been rendered.
 */
export const createKeptFinder = () => {
  /** When the page that is kept was there. @type {Map<string, number>} */
  const renderedAt = new Map()
  /** @param {Answer} answer */
  return ({ path, age, sentAt, endedAt }) => {
    if (age !== undefined && age !== '0') return true
    const before = renderedAt.get(path)
    if (age === '0' && before !== undefined && sentAt >= before && sentAt - before < secondMs) return true
    renderedAt.set(path, endedAt)
    return false
  }
}
