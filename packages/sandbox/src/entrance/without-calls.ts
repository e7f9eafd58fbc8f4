import { createMiddleware } from 'hono/factory'
import type { Env, Exchange } from '../calls/call'
import { isRecord, parseJson } from '../json-object'
import { PlatformError } from '../platform-error'

/**
 * 404 for the calls of the contract with these ids; `quotes` stands for all whose ids begin so. An id that there is not fails
 * with an Error that names it.
 */
export const withoutCalls = (ids: readonly string[]) => {
  let finder: Promise<CallFinder> | undefined
  return createMiddleware<Env>(async (c, next) => {
    finder ??= findCalls(ids)
    if ((await finder)(await addressOf(c)))
      throw new PlatformError(404, 'NOT_FOUND', 'The requested resource does not exist')
    await next()
  })
}

type CallFinder = (address: Address) => boolean

interface Address {
  readonly method: string
  /** That of the contract also where a server action is called by its second address. */
  readonly path: string
}

/** Says whether a request is one of the calls with these ids; throws for an id that there is not. */
export async function findCalls(ids: readonly string[]): Promise<CallFinder> {
  // Loaded on demand: the contract with its schemas is large.
  const { allCalls } = await import('@cartonnage/sdk/contract')
  const isNamed = (name: string, id: string) => id === name || id.startsWith(`${name}.`)
  const unknown = ids.find((name) => !allCalls.some(({ id }) => isNamed(name, id)))
  if (unknown !== undefined)
    throw new Error(`There is no call "${unknown}". The start page /__sandbox lists the ids of all calls.`)
  // `carts/current` also has the form of `carts/{cartId}`: the call with fewer parameters is meant.
  const patterns = allCalls
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map(({ id, method, path }) => ({ id, method, pattern: patternOf(path) }))
  return (address) => {
    const meant = patterns.find(
      ({ method, pattern }) => method === address.method && pattern.test(address.path),
    )
    return meant !== undefined && ids.some((name) => isNamed(name, meant.id))
  }
}

/** A path of the contract in every version of the API, with any parameters. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/v\d+\.0|\{\w+\}/g, '[^/]+')}$`)

async function addressOf(c: Exchange): Promise<Address> {
  const { method, path } = c.req
  if (path !== '/apex/execute') return { method, path }
  const body = method === 'GET' ? c.req.query() : parseJson(await c.req.text())
  const action = isRecord(body) ? String(body.method) : ''
  return { method, path: `/lwr/apex/v65.0/-/${action}` }
}
