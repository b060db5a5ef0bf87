// Ends with 0 when the server in the same container answers. It asks whether the process runs, not whether the database
// does: a server that is started anew while its database is away helps nobody.
const TIMEOUT_MS = 4_000

const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`it answers ${answer.status}`)
} catch (error) {
  console.error(`${address} is not well: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
