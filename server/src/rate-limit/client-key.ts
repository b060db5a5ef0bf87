import { isIPv6 } from 'node:net'

const IPV6_GROUPS = 8
/** Every customer gets a /64 or more (RFC 6177) and may use any address in it. */
const NETWORK_GROUPS = 4

/** What attempts are counted by: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientKey(address: string): string {
  const [withoutZone = ''] = address.split('%')
  if (!isIPv6(withoutZone)) return address
  const groups = ipv6Groups(withoutZone)
  return ipv4Within(groups) ?? `${groups.slice(0, NETWORK_GROUPS).map(hexadecimal).join(':')}::/64`
}

function ipv6Groups(address: string): readonly number[] {
  // The URL parser writes every group in hexadecimal, the last two included.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = [], after = []] = written
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
    .map((part) => part.map((group) => Number.parseInt(group, 16)))
  const leftOut = Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => 0)
  return [...before, ...leftOut, ...after]
}

/** A dual-stack socket writes 192.0.2.1 as ::ffff:192.0.2.1: RFC 4291 §2.5.5.2. */
function ipv4Within(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(-2)
  if (groups.slice(0, -2).map(hexadecimal).join(':') !== '0:0:0:0:0:ffff') return undefined
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
}

function hexadecimal(group: number): string {
  return group.toString(16)
}
