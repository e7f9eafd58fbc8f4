/**
 * @typedef {object} CallResponse a page that came
 * @property {string} path
 * @property {string | undefined} age the header `Age`, in seconds
 * @property {number} sentAt when it was requested, in ms
 * @property {number} endedAt
 */

/**
 * Creates a function that distinguishes cached pages from pages rendered for the request. A cached page has an age. In the
 * first second that is 0 for both; then an earlier response of the same address decides. A stale page is served while a
 * new one is rendered.
 */
export const createKeptFinder = () => {
  /** When an address had its first response. @type {Map<string, number>} */
  const firsts = new Map()
  /** @param {CallResponse} response */
  return ({ path, age, sentAt, endedAt }) => {
    const first = firsts.get(path) ?? endedAt
    firsts.set(path, first)
    return age !== undefined && (age !== '0' || sentAt >= first)
  }
}
