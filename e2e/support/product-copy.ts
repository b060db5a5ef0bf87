import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeServiceWorker } from '../../web/build/service-worker-build.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The server's sources and the built pages in a folder of their own, where they can be changed. */
export type CopiedFiles = {
  readonly serverFolder: string
  readonly serverFile: string
  /** The folder of the built pages. */
  readonly dist: string
  /** Replaces the pages like a deployment: every script gets a new name, the old ones are gone. */
  readonly release: (number: number) => Promise<void>
  readonly remove: () => Promise<void>
}

/** A running copy of the product, so that its pages can be replaced while it runs. */
export type ProductCopy = Pick<CopiedFiles, 'dist' | 'release'> & {
  readonly server: RunningServer
  readonly dispose: () => Promise<void>
}

export async function startProductCopy(): Promise<ProductCopy> {
  const { serverFile, remove, ...copy } = await copyProduct()
  const server = await startServer({}, serverFile)
  return {
    ...copy,
    server,
    dispose: async () => {
      await server.dispose()
      await remove()
    },
  }
}

export async function copyProduct(): Promise<CopiedFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'bagwise-product-'))
  const serverFolder = join(folder, 'server')
  const dist = join(folder, 'web', 'dist')
  await cp(join(ROOT, 'server'), serverFolder, { recursive: true, verbatimSymlinks: true })
  await cp(join(ROOT, 'web', 'dist'), dist, { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return {
    serverFolder,
    serverFile: join(serverFolder, 'src', 'main.ts'),
    dist,
    release: (number) => release(dist, number),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function release(dist: string, number: number): Promise<void> {
  const assets = join(dist, 'assets')
  // Also those that the device does not keep: one with its old name would start today's page inside the other.
  const old = (await readdir(assets, { recursive: true })).filter((name) => name.endsWith('.js'))
  const renamed = old.map((name) => [name, name.replace(/(\.r\d+)?\.js$/, `.r${number}.js`)] as const)
  const asReleased = (text: string) =>
    renamed.reduce((so, [from, to]) => so.replaceAll(basename(from), basename(to)), text)

  for (const [from, to] of renamed) {
    await writeFile(join(assets, to), asReleased(await readFile(join(assets, from), 'utf8')))
    await rm(join(assets, from))
  }
  await removePacked(dist)
  const pages = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'))
  for (const page of pages) {
    const text = asReleased(await readFile(join(dist, page), 'utf8'))
    await writeFile(
      join(dist, page),
      text.replace(/<html lang="en"[^>]*>/, `<html lang="en" data-release="${number}">`),
    )
  }
  await writeServiceWorker(dist)
}

/** The server sends files without a precompressed version as they are. */
async function removePacked(dist: string): Promise<void> {
  const packed = (await readdir(dist, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name))
  await Promise.all(packed.map((name) => rm(join(dist, name))))
}
