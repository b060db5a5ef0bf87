import { readFile, readdir, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What compresses well; fonts and pictures are compressed already. */
const TEXTS = ['.js', '.json', '.css', '.html', '.svg', '.txt', '.webmanifest']
const FORMATS = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
] as const

/** Writes a brotli and a gzip copy beside every text of the build, so that the server need not compress while serving. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'bagwise-precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressTexts(folder) },
  }
}

async function compressTexts(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && TEXTS.includes(extname(file.name)))
  await Promise.all(texts.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path)
  await Promise.all(FORMATS.map(async ({ ending, compress }) => writeFile(path + ending, await compress(text))))
}
