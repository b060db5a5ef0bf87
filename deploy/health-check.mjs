// Ends with 0 when the server in the same container answers the way others ask: at the addresses of the container's
// networks. 127.0.0.1 would answer too when HOST lets nobody else in. It asks whether the process runs, not whether the
// database does: a server that is started anew while its database is away helps nobody. The same goes for a proxy or a
// name server outside, so PUBLIC_URL is asked only with HEALTH_CHECK_PUBLIC_URL=on, for whoever is told and not restarted.
import { networkInterfaces } from 'node:os'

const TIMEOUT_MS = 4_000
const PATH = '/api/health'

const { PORT, PUBLIC_URL, HEALTH_CHECK_PUBLIC_URL } = process.env

try {
  await Promise.all([askNetworks(), HEALTH_CHECK_PUBLIC_URL === 'on' ? askPublicUrl() : undefined])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function askNetworks() {
  const origins = Object.values(networkInterfaces())
    .flat()
    .filter(({ internal, scopeid = 0 }) => !internal && scopeid === 0)
    .map(({ address, family }) => `http://${family === 'IPv6' ? `[${address}]` : address}:${PORT || 3000}`)
  if (origins.length === 0) throw new Error('This container has no network: nobody reaches its server.')
  try {
    await Promise.any(origins.map(ask))
  } catch ({ errors }) {
    throw new Error(errors.map(({ message }) => message).join('\n'))
  }
}

async function askPublicUrl() {
  if (!PUBLIC_URL) throw new Error('PUBLIC_URL must be set together with HEALTH_CHECK_PUBLIC_URL=on.')
  await ask(new URL(PUBLIC_URL).origin)
}

async function ask(origin) {
  try {
    const answer = await fetch(`${origin}${PATH}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) throw new Error(`it answers ${answer.status}`)
  } catch (error) {
    const isRefused = error.cause?.code === 'ECONNREFUSED'
    const why = isRefused ? 'nothing listens there (does HOST let others in?)' : (error.cause?.message ?? error.message)
    throw new Error(`${origin}${PATH} is not well: ${why}`, { cause: error })
  }
}
