import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from './browser.ts'

const SELECTORS = {
  button: 'button, summary, [role=button]',
  tab: '[role=tab]',
  link: 'a[href]',
  field: 'input:not([type=radio], [type=checkbox], [type=file]), textarea',
  choice: 'input[type=radio], input[type=checkbox]',
  list: 'select',
  heading: 'h1, h2, h3, h4',
} as const
type Kind = keyof typeof SELECTORS

const SHOWN_WITHIN_MS = 30_000
const POLL_MS = 150
/** The key of the W3C for an element in an answer. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The first element of a kind with a name like this, in the dialog on top if there is one. */
const FIND = `
  const [selector, name] = arguments
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const spoken = (id) => document.getElementById(id)?.textContent ?? ''
  const nameOf = (element) => plain(
    element.getAttribute('aria-label') ??
    element.getAttribute('aria-labelledby')?.split(' ').map(spoken).join(' ') ??
    (element.labels?.[0]?.innerText || element.getAttribute('placeholder') || element.innerText))
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const shown = [...scope.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
  const found = shown.find((element) => nameOf(element) === name)
    ?? shown.find((element) => nameOf(element).startsWith(name))
    ?? shown.find((element) => nameOf(element).includes(name)) ?? null
  // Away from the bars at the edges of the screen.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found`

const PLACE = `
  const { x, y, width, height } = arguments[0].getBoundingClientRect()
  return [x, y, width, height].join(' ')`

/** A page as golfers handle it: by what is written on it. */
export type WebPage = ReturnType<typeof openWebPage>

export function openWebPage(session: Session, { url, shotsDir }: { readonly url: string; readonly shotsDir: string }) {
  const run = (script: string, ...args: readonly unknown[]) =>
    session.command('POST', '/execute/sync', { script, args })

  async function find(kind: Kind, name: string): Promise<string> {
    return until(`${kind} “${name}”`, async () => elementId(await run(FIND, SELECTORS[kind], name)))
  }

  /** What moves or is covered for a moment is tried again: a press on its way would miss it. */
  async function act(kind: Kind, name: string, what: string, body: object = {}): Promise<void> {
    await until(`${what} ${kind} “${name}”`, async () => {
      const id = await find(kind, name)
      const place = await run(PLACE, { [ELEMENT]: id })
      await pause(POLL_MS)
      if ((await run(PLACE, { [ELEMENT]: id })) !== place) return false
      await session.command('POST', `/element/${id}/${what}`, body)
      return true
    })
  }

  return {
    run,
    visit: (path: string) => session.command('POST', '/url', { url: url + path }),
    reload: () => session.command('POST', '/refresh'),
    click: (kind: Kind, name: string) => act(kind, name, 'click'),
    type: async (name: string, text: string) => {
      await act('field', name, 'clear')
      await act('field', name, 'value', { text })
    },
    /** Gives a file of this computer to the only field for files. */
    giveFile: async (path: string) => {
      const id = await until('field for a file', async () =>
        elementId(await run("return document.querySelector('input[type=file]')")),
      )
      await session.command('POST', `/element/${id}/value`, { text: path })
    },
    find,
    sees: (text: string) =>
      until(`“${text}”`, async () =>
        run('return document.body.innerText.toLowerCase().includes(arguments[0].toLowerCase())', text),
      ),
    holds: (what: string, script: string) => until(what, () => run(`return ${script}`)),
    photograph: async (name: string) => {
      await mkdir(shotsDir, { recursive: true })
      const picture = await session.command('GET', '/screenshot')
      await writeFile(join(shotsDir, `${name}.png`), Buffer.from(String(picture), 'base64'))
    },
  }
}

/** Asks again until there is an answer; says what it waited for, and the last error. */
async function until<Answer>(what: string, ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  const lastTryMs = Date.now() + SHOWN_WITHIN_MS
  for (;;) {
    let trouble = ''
    const answer = await ask().catch((error: unknown) => {
      trouble = String(error)
    })
    if (answer) return answer
    if (Date.now() > lastTryMs) throw new Error(`waited for ${what} ${trouble}`.trim())
    await pause(POLL_MS)
  }
}

function elementId(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !(ELEMENT in answer)) return undefined
  return String(answer[ELEMENT])
}
