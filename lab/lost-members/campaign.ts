import { allCalls } from '@cartonnage/sdk/contract'
import { hasDrift } from '../../packages/contract-kit/src/report/call-report.ts'
import { compareReports } from '../../packages/contract-kit/src/report/compare-reports.ts'
import { everyCall, openShop } from '../../packages/contract-kit/src/shop.fixture.ts'
import { verify } from '../../packages/contract-kit/src/verify.ts'
import { membersOf, without } from './members.ts'
import { openPages } from './pages.ts'
import { callIdOf, recording, replaying, responseOf } from './recorded.ts'
import type { Page } from './pages.ts'
import type { Kept, Lost } from './recorded.ts'
import type { Visit } from './visits.ts'

type Shop = Visit['shop']
type Loss = Lost & { shop: Shop }

/**
 * Runs the kit like a buyer with a test account, who makes every documented call. Returns what tells whether the kit
 * notices a loss: it fails the shop, or lists a member as missing that the untouched shop had.
 */
const runKit = async (shop: Shop) => {
  const { options, sandbox } = await openShop(shop)
  // By call only: ids in requests may come from members that are removed.
  const { kept, fetch } = recording(options.fetch, callIdOf)
  const untouched = await verify({ ...options, ...everyCall(shop), fetch })
  sandbox.close()
  if (hasDrift(untouched)) throw new Error(`The untouched ${shop} shop drifts.`)
  return async (lost: Lost) => {
    const reports = await verify({ ...options, ...everyCall(shop), fetch: replaying(kept, callIdOf, lost) })
    return hasDrift(compareReports(reports, untouched))
  }
}

const responses = new Map(allCalls.map((call) => [call.id, call.responses]))

/** Whether the client reads something else from a response without the member. */
const changesReading = (kept: Kept, { call, member }: Lost) => {
  const response = kept.call === call ? responseOf(kept) : undefined
  const schema = responses.get(call)?.[kept.status]
  if (response === undefined || !schema) return false
  const read = (value: unknown) => JSON.stringify(schema.safeParse(value))
  return read(response) !== read(without(response, member))
}

/** Opens pages of the shop and runs the kit, and records the responses of the platform. */
export const openCampaign = async (visits: readonly Visit[]) => {
  const pages: Page[] = []
  for (const visit of visits) pages.push(...(await openPages(visit)))
  const notices = { CH: await runKit('CH'), DE: await runKit('DE') }
  const losses = pages.flatMap(({ shop, kept }) =>
    kept
      .filter(({ call }) => call !== '')
      .flatMap((one) => membersOf(responseOf(one)).map((member): Loss => ({ shop, call: one.call, member }))),
  )
  return {
    /** Every member of every response that a page gets. */
    losses: [...new Map(losses.map((loss) => [JSON.stringify(loss), loss])).values()],
    /** Renders pages without the member until one changes, and says whether the kit notices; undefined if none does. */
    async tryLoss(loss: Loss) {
      for (const { name, shop, kept, content, contentWithout } of pages) {
        if (shop !== loss.shop || !kept.some((one) => changesReading(one, loss))) continue
        if ((await contentWithout(loss)) !== content)
          return { page: name, isNoticed: await notices[shop](loss) }
      }
      return undefined
    },
  }
}
