/** The log without its own numbers (times, durations, processes), in which any digits can stand by chance. */
export function logWords(log: string): string {
  return log.replace(/"(?:time|responseTime|pid)":[\d.]+/g, '')
}
