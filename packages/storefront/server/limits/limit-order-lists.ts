import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { parseShopUrl } from '@cartonnage/sdk/rules'
import { addressKey } from '../http/address-key'
import type { Env } from '../http/env'
import { plainPage } from '../http/plain-page'
import { logEvent } from '../log/request-log'
import { paths } from '../../src/shell/paths'
import { createAttempts } from './attempts'
import type { AttemptsOptions } from './attempts'

const kind = 'order-lists.address'

/** Whether a form is that of an order list. */
export const isOrderList = (url: string): boolean => parseShopUrl(url).path === paths.quickOrder()

/**
 * Limits how often a stranger may have order lists checked here, because each takes many calls of the platform. Beyond
 * that the response is a page with status 429 and `Retry-After`, and nothing is called.
 */
export function limitOrderLists(options: AttemptsOptions): MiddlewareHandler<Env> {
  const attempts = createAttempts(options)
  return async (c, next) => {
    const url = c.var.origin + c.req.path
    if (c.req.method !== 'POST' || !isOrderList(url)) return await next()
    const subject = `address ${addressKey(c.var.address ?? '')}`
    const key = createHash('sha256').update(subject).digest('base64url')
    const { waitMs } = await attempts.take({ kind, by: 'address' }, key)
    if (waitMs === 0) return await next()
    logEvent('limit-reached', { kind })
    return await plainPage(url, 'tooOften', {
      status: 429,
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    })
  }
}
