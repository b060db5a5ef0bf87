import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installWithApt } from './apt.ts'
import { problemOfNginx } from './problem-of-nginx.ts'

const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
const APT_PACKAGE = 'nginx-light'
/** Debian asks it whether what was installed may be started; 101 means no. */
const START_POLICY = '/usr/sbin/policy-rc.d'

/** An nginx that takes a site like ours: NGINX_PATH, else the machine's own, else one that is installed now. */
export async function findNginx(): Promise<string> {
  const named = process.env.NGINX_PATH
  if (named) {
    const problem = await problemOfNginx(named)
    if (problem) throw new Error(`The nginx of NGINX_PATH does not work: ${problem}`)
    return named
  }
  const own = await firstThatWorks()
  if ('path' in own) return own.path
  const isInstalled = await withoutStarting(() => installWithApt(APT_PACKAGE))
  const installed = isInstalled ? await firstThatWorks() : own
  if ('path' in installed) return installed.path
  throw new Error(`${installed.problem} Install nginx, or set NGINX_PATH to one that works.`)
}

async function firstThatWorks(): Promise<{ readonly path: string } | { readonly problem: string }> {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''), ...PLACES]
  const paths = [...new Set(folders.map((folder) => join(folder, 'nginx')))].filter((path) => existsSync(path))
  const problems: string[] = []
  for (const path of paths) {
    const problem = await problemOfNginx(path)
    if (problem === undefined) return { path }
    problems.push(`${path} does not work: ${problem}`)
  }
  return { problem: problems.join(' ') || 'There is no nginx on this machine.' }
}

/** A test wants the program, and no web server on port 80 from now on. */
async function withoutStarting(install: () => Promise<boolean>): Promise<boolean> {
  const mayWrite = process.getuid?.() === 0 && !existsSync(START_POLICY)
  if (mayWrite) writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await install()
  } finally {
    if (mayWrite) rmSync(START_POLICY)
  }
}
