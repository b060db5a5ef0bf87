/**
 * What the server's process is started with. Left alone, Node takes a part of the machine's memory before it looks for
 * what is no longer needed: 410 MB where 200 do, as fast (docs/models/performance.md). The heap may still grow to 512 MB.
 */
export const SERVER_MEMORY = ['--max-old-space-size=512', '--max-semi-space-size=8']
