import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr'

/** The half of an IPv6 address that a household or a server does not choose itself, in bits from the right. */
const ownBits = 64n

/**
 * What attempts of a network address are counted under: IPv6 by its /64, IPv4 the same in its IPv6 form. A port, which
 * some proxies add, does not count.
 */
export function countedAddress(text: string): string {
  const address = withoutPort(text.trim().toLowerCase())
  if (!address.includes(':')) return address
  try {
    const bits = convertIPv6ToBinary(address)
    if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
    return `${convertIPv6BinaryToString((bits >> ownBits) << ownBits)}/64`
  } catch {
    // No address at all: whatever it is, it is the same next time.
    return address
  }
}

function withoutPort(text: string): string {
  const [, address = text] = /^\[(.*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  return address
}
