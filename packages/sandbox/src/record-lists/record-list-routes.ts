import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { illegalValue, readWholeNumber } from '../calls/query'
import { itemNotFound, PlatformError } from '../platform-error'
import { siteOf } from '../session/sign-in-call'
import { readVisitor } from '../session/visitor'
import { recordList } from './record-lists'

const DEFAULT_PAGE_SIZE = 25
const MOST_ON_PAGE = 100

/** Lists of records whose columns are data: a call of the platform, not of a webstore; the site says whose buyers. */
export const recordListRoutes = new Hono<Env>()

/** 403 for guests, 404 for an object or a list view that there is not. The page token is how many come before. */
recordListRoutes.get('/services/data/:version/ui-api/list-ui/:objectApiName/:listView', (c) => {
  const { language, effectiveAccountId, pageToken = '0', ...query } = c.req.query()
  c.set('visitor', readVisitor(c, { shop: siteOf(c.var).shop, language, effectiveAccountId }))
  const { visitor } = c.var
  const accountId = visitor.effectiveAccountId
  if (accountId === undefined) {
    throw new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Guests have no lists of records.')
  }
  if (!/^\d{1,9}$/.test(pageToken)) throw illegalValue('pageToken')
  const { objectApiName, listView } = c.req.param()
  const limit = readWholeNumber(query, 'pageSize', MOST_ON_PAGE) ?? DEFAULT_PAGE_SIZE
  const question = { objectApiName, listView, accountId, skip: Number(pageToken), limit }
  const found = recordList(c.var, question)
  if (found === undefined) throw itemNotFound('The list')
  return c.json(found)
})
