import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { startServer } from '../support/server.ts'
import { startWebKit, whatIsMissing } from './browser.ts'
import { JOURNEYS } from './journeys.ts'
import { openWebPage } from './web-page.ts'

/** The points of an iPhone 14, and WebKit's names for what it has and Safari 17.4 has not. */
const PHONE = { widthPx: 390, heightPx: 844 } as const
const NEWER_THAN_SAFARI_17_4 = ['TrustedTypes', 'ViewTransitions', 'CSSTextWrapPretty', 'CSSAnchorPositioning'] as const

const { values } = parseArgs({
  options: { older: { type: 'boolean', default: false }, shots: { type: 'string' } },
})
const missing = whatIsMissing()
if (missing === undefined) process.exitCode = await walkAll()
else {
  console.error(missing)
  process.exitCode = 1
}

async function walkAll(): Promise<number> {
  const server = await startServer()
  const session = await startWebKit({ ...PHONE, without: values.older ? NEWER_THAN_SAFARI_17_4 : [] })
  const page = openWebPage(session, {
    url: server.url,
    shotsDir: values.shots ?? join(import.meta.dirname, '..', '..', 'test-results', 'webkit'),
  })
  const failures: string[] = []
  try {
    console.log(`WebKitGTK ${session.version}, ${PHONE.widthPx} × ${PHONE.heightPx}`)
    await page.visit('/privacy')
    await page.run("localStorage.setItem('bagwise.welcome-seen', 'yes')")
    for (const { name, walk } of JOURNEYS) {
      const found: string[] = []
      await walk(page, server).catch((error: unknown) => found.push(String(error)))
      await page.photograph(name)
      found.push(...session.takeFaults())
      for (const fault of found) failures.push(`${name}: ${fault}`)
      console.log(`${found.length === 0 ? 'passed' : 'FAILED'}  ${name}`)
    }
  } finally {
    await session.dispose()
    await server.dispose()
  }
  for (const failure of failures) console.error(failure)
  return failures.length === 0 ? 0 : 1
}
