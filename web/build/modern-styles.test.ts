import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { modernStyles } from './modern-styles.ts'

it('sets the properties of Tailwind by their declarations, and every element’s by no rule', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bagwise-styles-'))
  try {
    await writeFile(
      join(folder, 'main.css'),
      `@import '${import.meta.dirname}/../../node_modules/tailwindcss/utilities.css' source(none);\n@source inline('shadow-none border');`,
    )
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [tailwindcss(), modernStyles()],
      build: { outDir: join(folder, 'dist'), rolldownOptions: { input: join(folder, 'main.css') } },
    })
    const assets = join(folder, 'dist', 'assets')
    const [name = ''] = (await readdir(assets)).filter((file) => file.endsWith('.css'))
    const styles = await readFile(join(assets, name), 'utf8')
    expect(styles).toContain('@property --tw-border-style')
    expect(styles).toContain('.border{')
    expect(styles).not.toContain('@layer properties{')
    expect(styles).not.toContain('::backdrop')
  } finally {
    await rm(folder, { recursive: true })
  }
})
