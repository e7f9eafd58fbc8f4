import type { Drift } from '../report/call-report'
import { buyerNeeds } from './buyer-needs'
import { cartNeeds } from './cart-needs'
import { catalogNeeds } from './catalog-needs'
import { objectsAt, isFilled, isSent, valueAt, type Members, type Need } from './need'

const needs: Readonly<Record<string, readonly Need[]>> = { ...catalogNeeds, ...cartNeeds, ...buyerNeeds }

const needsOf = (callId: string): readonly Need[] => needs[callId] ?? []

/**
 * The members that a shop needs and a response lacks, each once however many entries lack it. Only for finished
 * responses: while the platform is processing, anything may be missing.
 */
export const findUnmet = (callId: string, response: unknown): readonly Drift[] =>
  needsOf(callId).flatMap((need) => unmetIn(need, objectsOf(need, readable(response))))

/** The listed members, keys of maps that the contract cannot name, that no entry of a response has. */
export function findUnlisted(
  callId: string,
  response: unknown,
  requested: readonly string[],
): readonly string[] {
  return needsOf(callId).flatMap((need) => {
    const holders = objectsOf(need, readable(response))
    const fields = need.names?.(response) ?? requested
    const names = (need.listed ?? []).flatMap((name) =>
      name.endsWith('.*') ? fields.map((field) => name.replace('*', field)) : [name],
    )
    const lost = names.filter((name) => !holders.some((holder) => isSent(holder, name)))
    return holders.length === 0 ? [] : lost.map((name) => pathOf(need, name))
  })
}

function objectsOf({ in: location, when }: Need, response: unknown): readonly Members[] {
  const holders = objectsAt(response, location)
  return when ? holders.filter(when) : holders
}

function unmetIn(need: Need, holders: readonly Members[]): readonly Drift[] {
  const without = (
    member: string,
    expected: string,
    has: (holder: Members, path: string) => boolean,
  ): readonly Drift[] => {
    const [first = '', ...others] = member.split('|')
    const lacking = holders.filter((holder) => !member.split('|').some((path) => has(holder, path)))
    if (lacking.length === 0) return []
    const locations = others.length === 0 ? '' : ` here or in ${others.join(' or ')}`
    return [
      {
        path: pathOf(need, first),
        expected: expected + locations,
        seen: seenIn(lacking, first, holders.length),
      },
    ]
  }
  return [
    ...(need.filled ?? []).flatMap((member) =>
      without(member, 'a value', (holder, path) => isFilled(valueAt(holder, path))),
    ),
    ...(need.sent ?? []).flatMap((member) => without(member, 'a value or null', isSent)),
  ]
}

function seenIn(lacking: readonly Members[], path: string, all: number): string {
  const isEmpty = lacking.some((holder) => isSent(holder, path))
  const nothing = isEmpty ? 'null or nothing' : 'nothing'
  return all === 1 ? nothing : `${nothing} in ${lacking.length} of ${all}`
}

const pathOf = ({ in: location }: Need, member: string): string =>
  `${location}.${member}`.replaceAll(/\.?\w+\?/g, '').replace(/^\./, '')

/** The category menu is a text that contains JSON. */
function readable(response: unknown): unknown {
  if (typeof response !== 'string' || !response.trimStart().startsWith('[')) return response
  try {
    return JSON.parse(response) as unknown
  } catch {
    return response
  }
}
