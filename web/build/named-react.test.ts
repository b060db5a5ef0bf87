import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { namedReact } from './named-react.ts'

describe('React in the scripts', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bagwise-react-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const built = async (code: string) => {
    await writeFile(join(folder, 'main.ts'), code)
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [namedReact()],
      build: {
        target: 'es2022',
        minify: false,
        outDir: join(folder, 'dist'),
        rolldownOptions: { input: join(folder, 'main.ts'), preserveEntrySignatures: 'strict' },
      },
    })
    const assets = join(folder, 'dist', 'assets')
    const [name = ''] = await readdir(assets)
    return { text: await readFile(join(assets, name), 'utf8'), module: await import(join(assets, name)) }
  }

  it('is called by names of its own, however a module imports it', async () => {
    const { text, module } = await built(`
      import { jsx } from 'react/jsx-runtime'
      import React, { isValidElement } from 'react'
      import * as Everything from 'react'
      export const element = jsx('p', {})
      export const answers = [isValidElement(element), React.isValidElement(element), Everything.isValidElement(element)]
    `)
    expect(module.answers).toEqual([true, true, true])
    expect(text).toContain('element = jsx(')
  })

  it('is there once', async () => {
    const { module } = await built(`
      import { createContext } from 'react'
      import * as Everything from 'react'
      export const isOne = createContext === Everything.createContext
    `)
    expect(module.isOne).toBe(true)
  })
})
