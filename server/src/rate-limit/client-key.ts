import { isIPv6 } from 'node:net'

const IPV6_GROUPS = 8
/** A site gets up to a /48 (RFC 6177) and may use any of its 65,536 /64 networks. */
const NETWORK_GROUPS = 3
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/
const BRACKETED_IPV6 = /^\[([^\]]*)\](?::\d+)?$/

/**
 * What attempts are counted by: an IPv4 address, or the /48 network of an IPv6 address. Some proxies write the port of
 * the connection too, which changes with each.
 */
export function clientKey(written: string): string {
  const address = withoutPort(written.trim())
  const [withoutZone = ''] = address.split('%')
  if (!isIPv6(withoutZone)) return address
  const groups = ipv6Groups(withoutZone)
  return ipv4Within(groups) ?? `${groups.slice(0, NETWORK_GROUPS).map(hexadecimal).join(':')}::/48`
}

/** `192.0.2.1:4711` and `[2001:db8::1]:4711`; without brackets the end of an IPv6 address is no port. */
function withoutPort(address: string): string {
  return IPV4_WITH_PORT.exec(address)?.[1] ?? BRACKETED_IPV6.exec(address)?.[1] ?? address
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
