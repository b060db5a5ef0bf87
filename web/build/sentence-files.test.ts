import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dataBesideScripts } from './data-beside-scripts.ts'
import { sentenceFiles } from './sentence-files.ts'

const SENTENCES = Array.from(
  { length: 20 },
  (_, index) => `Sentence ${index} of a screen that is loaded later than home.`,
)
const CLASSES = 'pointer-events-auto grid gap-2 overflow-y-auto rounded-control'

describe('sentence files', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bagwise-sentences-'))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await writeFile(
      join(folder, 'main.ts'),
      'export const HOME = "What every page starts with waits for nothing."\nexport const later = () => import("./screen.ts")',
    )
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function built(screen: string) {
    await writeFile(join(folder, 'screen.ts'), screen)
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [sentenceFiles(), dataBesideScripts()],
      build: {
        target: 'es2022',
        outDir: join(folder, 'dist'),
        rolldownOptions: { input: join(folder, 'main.ts'), preserveEntrySignatures: 'strict' },
      },
    })
    const assets = join(folder, 'dist', 'assets')
    const names = await readdir(assets)
    const one = async (start: string, ending: string) => {
      const name = names.find((file) => file.startsWith(start) && file.endsWith(ending)) ?? ''
      return { path: join(assets, name), text: name && (await readFile(join(assets, name), 'utf8')) }
    }
    return {
      main: await one('main', '.js'),
      screen: await one('screen', '.js'),
      data: await one('sentences-screen', '.json'),
    }
  }

  const screenWith = (texts: readonly string[]) =>
    [
      `const TAGGED = String.raw\`As it is: a sentence of \\t a tag function.\``,
      `const NAMES = { "A name of five words is kept": 1 }`,
      `export const words = (count) => [${texts.map((text) => JSON.stringify(text)).join(',')}, \`There are \${count} of them, which stays a script.\`, "${CLASSES}", TAGGED, Object.keys(NAMES)]`,
    ].join('\n')

  it('hold the sentences of a script that is loaded later, and the script says what it said', async () => {
    const { main, screen, data } = await built(screenWith(SENTENCES))
    expect(JSON.parse(data.text)).toEqual(SENTENCES)
    for (const sentence of SENTENCES) expect(screen.text).not.toContain(sentence)
    expect(screen.text).toContain(CLASSES)
    const { later, HOME } = await import(main.path)
    expect(HOME).toBe('What every page starts with waits for nothing.')
    const { words } = await later()
    expect(words(3)).toEqual([
      ...SENTENCES,
      'There are 3 of them, which stays a script.',
      CLASSES,
      String.raw`As it is: a sentence of \t a tag function.`,
      ['A name of five words is kept'],
    ])
  })

  it('are asked for together with their script', async () => {
    const { main } = await built(screenWith(SENTENCES))
    expect(main.text).toMatch(
      /Promise\.all\(\[import\(.\.\/screen-[\w-]+\.js.\),import\(.\.\/sentences-screen-\w+\.json.,\{with:\{type:.json.\}\}\)\]\)/,
    )
  })

  it('are not made of a few sentences, which are not worth a request', async () => {
    const { screen, data } = await built(screenWith(SENTENCES.slice(0, 2)))
    expect(data.text).toBe('')
    expect(screen.text).toContain(SENTENCES[0])
  })
})
