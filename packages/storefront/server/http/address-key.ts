import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr'

/** The lower half of an IPv6 address, which a household or a server can choose freely, in bits. */
const hostBits = 64n

/**
 * The key under which attempts of a network address are counted: IPv6 by its /64, IPv4 the same in its IPv6 form, both
 * without the port that some proxies add.
 */
export function addressKey(text: string): string {
  const address = withoutPort(text.trim().toLowerCase())
  if (!address.includes(':')) return address
  try {
    const bits = convertIPv6ToBinary(address)
    if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
    return `${convertIPv6BinaryToString((bits >> hostBits) << hostBits)}/64`
  } catch {
    // Not an address, but still the same text next time.
    return address
  }
}

function withoutPort(text: string): string {
  const [, address = text] = /^\[(.*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  return address
}
