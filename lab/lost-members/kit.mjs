import { recording, replaying } from './recorded.mjs'
import { origin } from './visitor.mjs'
import { sites } from './visits.mjs'

/** @typedef {import('./recorded.mjs').Fetch} Fetch */
/** @typedef {import('./recorded.mjs').Lost} Lost */

/**
 * What the kit reports about a shop whose platform leaves a member out: it fails the shop; it lists the member as missing,
 * and fails the shop if compared with an earlier report; or it reports nothing.
 * @typedef {'fails' | 'lists' | 'silent'} KitResult
 */

/**
 * A recorded run of the kit, which can be replayed without a member.
 * @typedef {object} KitRun
 * @property {readonly import('./recorded.mjs').Kept[]} kept
 * @property {(lost: Lost) => Promise<KitResult>} check
 */

/**
 * Runs the kit like a buyer with a test account: every documented call.
 * @param {'CH' | 'DE'} shop
 * @param {object} ports
 * @param {(options: object) => Promise<any>} ports.verify
 * @param {(reports: any) => boolean} ports.hasDrift
 * @param {(reports: any, earlier: any) => any} ports.compareReports
 * @param {Fetch} ports.fetch of the platform
 * @param {(request: Request) => string} ports.callOf
 * @returns {Promise<KitRun>}
 */
export const runKit = async (shop, { verify, hasDrift, compareReports, fetch, callOf }) => {
  const { site, buyer } = sites[shop]
  const options = {
    baseUrl: origin + site,
    webstoreId: `0ZE${shop}00000000014AA`,
    signIn: { username: buyer, password: 'cartonnage' },
    ...{ write: true, placeOrder: true, couponCode: 'NEWSLETTER5' },
    registerEmail: 'contract-check@example.com',
  }
  // By call only: ids in requests may come from members that are removed.
  const keyOf = async (/** @type {Request} */ request) => callOf(request)
  const recorded = recording(fetch, { callOf, keyOf })
  const untouched = await verify({ ...options, fetch: recorded.fetch })
  if (hasDrift(untouched)) throw new Error(`The untouched ${shop} shop drifts.`)
  return {
    kept: recorded.kept,
    async check(lost) {
      const reports = await verify({ ...options, fetch: replaying(recorded.kept, { keyOf, lost }) })
      if (hasDrift(reports)) return 'fails'
      return hasDrift(compareReports(reports, untouched)) ? 'lists' : 'silent'
    },
  }
}
