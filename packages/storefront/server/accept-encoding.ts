import { parseAccept } from 'hono/utils/accept'
import type { Encoding } from './packed-body'

const chosen = new Map<string, Encoding>()

/** The shortest encoding that an `Accept-Encoding` header allows; without one nothing is packed. */
export function chooseEncoding(header: string | null | undefined): Encoding {
  if (!header) return 'identity'
  const existing = chosen.get(header)
  if (existing !== undefined) return existing
  const encoding = choose(header)
  // Browsers send a handful of these; whoever makes up others shall not fill the memory.
  if (chosen.size < 100) chosen.set(header, encoding)
  return encoding
}

function choose(header: string): Encoding {
  const accepted = parseAccept(header.toLowerCase())
  const weightOf = (name: string) =>
    (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*'))?.q ?? 0
  return (['br', 'gzip'] as const).find((encoding) => weightOf(encoding) > 0) ?? 'identity'
}
