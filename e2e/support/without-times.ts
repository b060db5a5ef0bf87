/** A log without the times in it, whose digits may be any. */
export function withoutTimes(log: string): string {
  return log.replace(/"(?:time|responseTime)":[\d.]+/g, '')
}
