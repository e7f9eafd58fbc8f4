/**
 * @typedef {object} CallResponse a page that came
 * @property {string} path
 * @property {string | undefined} age the header `Age`, in seconds
 * @property {number} sentAt when it was asked for, in ms
 * @property {number} endedAt
 */

/**
 * Creates what tells a page that was kept from one that was rendered for the request. A kept one has an age. That is 0 in
 * the first second, as it is of a rendered one: then the address says it, which had been responded to before. A page
 * that has become old is shown once more and rendered beside that, so nobody waits for it a second time.
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
