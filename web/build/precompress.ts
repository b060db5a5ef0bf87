import { readFile, readdir, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { PACK_FOLDER } from './offline-pack.ts'
import { onceWritten } from './once-written.ts'

/** What compresses well; fonts and pictures are compressed already. */
const TEXTS = ['.js', '.json', '.css', '.html', '.svg', '.txt', '.webmanifest']
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** One less than the most, for all but scripts and the pack of them: 2 % larger in a third of the time. */
const TEXT_QUALITY = 10

/** Writes a brotli and a gzip copy beside every text of the build, so that the server need not compress while serving. */
export function precompress(): Plugin {
  return onceWritten('bagwise-precompress', compressTexts)
}

async function compressTexts(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && TEXTS.includes(extname(file.name)))
  await Promise.all(texts.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path)
  const isOfScripts = extname(path) === '.js' || basename(dirname(path)) === PACK_FOLDER
  const quality = isOfScripts ? constants.BROTLI_MAX_QUALITY : TEXT_QUALITY
  await Promise.all([
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).then((packed) =>
      writeFile(`${path}.br`, packed),
    ),
    zip(text).then((packed) => writeFile(`${path}.gz`, packed)),
  ])
}
