import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { proseFiles } from './prose-files.ts'

describe('prose files', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bagwise-prose-'))
    await writeFile(join(folder, 'part.ts'), 'export const PART: readonly string[] = ["Keep your head still"]')
    await writeFile(
      join(folder, 'tips.prose.ts'),
      'import { PART } from "./part.ts"\nexport const TIPS = [...PART, "Swing"]',
    )
    await writeFile(join(folder, 'main.ts'), 'import { TIPS } from "./tips.prose.ts"\nconsole.log(TIPS.length)')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const buildIt = () =>
    build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [proseFiles()],
      build: { target: 'es2022', outDir: join(folder, 'dist'), rolldownOptions: { input: join(folder, 'main.ts') } },
    })
  const built = async (ending: string) => {
    const assets = join(folder, 'dist', 'assets')
    const [name, ...others] = (await readdir(assets)).filter((file) => file.endsWith(ending))
    if (name === undefined || others.length > 0) throw new Error(`Not one file ends in ${ending}`)
    return { name, text: await readFile(join(assets, name), 'utf8') }
  }

  it('become one JSON file with all that they put together, which the script imports as data', async () => {
    await buildIt()
    const json = await built('.json')
    expect(JSON.parse(json.text)).toEqual({ TIPS: ['Keep your head still', 'Swing'] })
    const script = await built('.js')
    expect(script.text).not.toContain('Keep your head still')
    expect(script.text).toMatch(new RegExp(`from\\s*"./${json.name}"\\s*with\\s*\\{\\s*type:\\s*"json"`))
  })

  it('come without a script around them where they are loaded later', async () => {
    await writeFile(
      join(folder, 'main.ts'),
      'export const words = async () => (await import("./tips.prose.ts")).TIPS\nconsole.log((await words()).length)',
    )
    await buildIt()
    const json = await built('.json')
    const script = await built('.js')
    expect(script.text).toMatch(
      new RegExp(`import\\(["'\`]./${json.name}["'\`],\\s*\\{\\s*with:\\s*\\{\\s*type:\\s*"json"`),
    )
    expect(script.text).toContain('.default')
  })

  it.each([
    ['a function', 'export const TIPS = [() => "Swing"]'],
    ['a missing value', 'export const TIPS = [{ text: "Swing", source: undefined }]'],
    ['a date', 'export const TIPS = [new Date(0)]'],
    ['one object in two places', 'const tip = { text: "Swing" }\nexport const TIPS = [tip, tip]'],
  ])('are refused when they export %s, which JSON cannot hold', async (_, code) => {
    await writeFile(join(folder, 'tips.prose.ts'), code)
    await expect(buildIt()).rejects.toThrow('exports something that JSON cannot hold')
  })
})
