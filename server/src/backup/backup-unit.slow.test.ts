import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { admin } from '#server/testing/admin.ts'
import { startServerHere, stopServersHere } from '#server/testing/server-here.ts'
import { call } from '#server/testing/server-process.ts'
import { DATABASE_KINDS, temporaryPlace } from '#server/testing/temporary-database.ts'
import type { TemporaryPlace } from '#server/testing/temporary-database.ts'
import { signUpForm } from '#server/testing/test-app.ts'

const ROOT = join(import.meta.dirname, '../../..')
const DAY_MS = 24 * 60 * 60 * 1000
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const cleanUp: (() => Promise<void> | void)[] = []
afterEach(async () => {
  await stopServersHere()
  for (const remove of cleanUp.splice(0).reverse()) await remove()
})

/** The values of a setting in a unit, in their order. */
function valuesOf(unit: string, name: string): readonly string[] {
  return [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
}

/** A machine with the product in /opt/bagwise and empty folders for what is written, all in one folder of the test. */
function newMachine({ dataDir, databaseUrl }: TemporaryPlace['place']) {
  const folder = mkdtempSync(join(tmpdir(), 'bagwise-machine-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  const product = join(folder, 'opt')
  const backups = join(folder, 'backups')
  const mark = join(folder, 'node-exporter/bagwise_backup.prom')
  for (const path of [product, `${backups}-private`]) mkdirSync(path)
  // As systemd makes the folders of accounts that exist only while they run.
  symlinkSync(`${backups}-private`, backups)
  for (const part of ['node_modules', 'server', 'package.json']) symlinkSync(join(ROOT, part), join(product, part))
  const here = (text: string) =>
    text
      .replaceAll('/opt/bagwise', product)
      .replaceAll('/var/lib/bagwise-backups', backups)
      .replaceAll('/var/backups/bagwise', backups)
      .replaceAll('/var/lib/prometheus/node-exporter', join(folder, 'node-exporter'))
      .replaceAll('/var/lib/bagwise', dataDir)
  const settings: Readonly<Record<string, string>> =
    databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: 'the same secret for every server' }
  return { product, backups, mark, here, settings }
}

type Machine = ReturnType<typeof newMachine>

/** Runs a line with nothing in its environment but this. */
function run(line: string, { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> }) {
  const { status, stderr } = spawnSync('/bin/sh', ['-c', line], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })
  expect({ line, status, stderr }).toEqual({ line, status: 0, stderr: '' })
}

/** As systemd does: one command after the other, with the settings of the unit and of the file it names. */
function runUnit(unit: string, { here, settings }: Machine): void {
  const env = Object.fromEntries(valuesOf(unit, 'Environment').map((line) => here(line).split(/=(.*)/, 2)))
  const [cwd = ''] = valuesOf(unit, 'WorkingDirectory').map(here)
  for (const line of [...valuesOf(unit, 'ExecStart'), ...valuesOf(unit, 'ExecStartPost')]) {
    const plain = line.replace(/^[-+!:@]+/, '').replaceAll('%%', '%')
    run(here(plain.replaceAll('$$', () => '$')), { cwd, env: { ...env, ...settings } })
  }
}

function writeOld(file: string, days: number): void {
  writeFileSync(file, 'an older backup')
  const at = new Date(Date.now() - days * DAY_MS)
  utimesSync(file, at, at)
}

describe.each(DATABASE_KINDS)('the backup that is shipped, on %s', (kind) => {
  async function machineWithGolfer(): Promise<Machine> {
    const { place, remove } = await temporaryPlace(kind)
    cleanUp.push(remove)
    const { url } = await startServerHere(place)
    expect((await call(url, account.signUp, { body: signUpForm() })).status).toBe(200)
    return newMachine(place)
  }

  async function expectRestorable(file: string): Promise<void> {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { place, remove } = await temporaryPlace(kind)
    cleanUp.push(remove)
    const { printed, complained, code } = await admin(place, 'restore', file)
    expect({ code, complained }).toEqual({ code: 0, complained: '' })
    expect(printed).toContain('Accounts: 1.')
  }

  it('HRD-31 runs from a timer unit while the server runs, keeps 30 days and leaves the mark of the alert', async () => {
    const timer = read('deploy/bagwise-backup.timer')
    expect(valuesOf(timer, 'OnCalendar')).toEqual(['*-*-* 03:15:00'])
    expect(valuesOf(timer, 'Persistent')).toEqual(['true'])
    expect(valuesOf(timer, 'WantedBy')).toEqual(['timers.target'])
    // A timer starts the service of its own name.
    expect(valuesOf(timer, 'Unit')).toEqual([])

    const machine = await machineWithGolfer()
    writeOld(join(machine.backups, 'bagwise-a-month-ago.backup'), 30.1)
    writeOld(join(machine.backups, 'bagwise-cut-short.backup.41.part'), 30.1)
    writeOld(join(machine.backups, 'bagwise-almost.backup'), 29.9)
    runUnit(read('deploy/bagwise-backup.service'), machine)

    const [newest = '', ...older] = readdirSync(machine.backups).toSorted()
    expect(newest).toMatch(/^bagwise-\d{4}-\d\d-\d\dT\d{6}\.backup$/)
    expect(older).toEqual(['bagwise-almost.backup'])
    await expectRestorable(join(machine.backups, newest))
    expect(Date.now() - statSync(machine.mark).mtimeMs).toBeLessThan(DAY_MS)
    const [, alerting = ''] = /mtime_seconds\{file=~"\.\*(\w+\.prom)"\}/.exec(read('docs/operations.md')) ?? []
    expect(machine.mark.endsWith(alerting)).toBe(true)
  })

  it('is made by the line for cron where there is no systemd, with the settings of the folder', async () => {
    const machine = await machineWithGolfer()
    const [, line = ''] = /^15 3 \* \* \* (.+)$/m.exec(read('docs/operations.md')) ?? []
    const settings = Object.entries({ ...machine.settings, DATA_DIR: machine.here('/var/lib/bagwise') })
    writeFileSync(join(machine.product, '.env'), settings.map(([name, value]) => `${name}=${value}\n`).join(''))
    writeOld(join(machine.backups, 'bagwise-a-month-ago.backup'), 30.1)
    run(machine.here(line.replaceAll('\\%', '%')), { cwd: tmpdir(), env: {} })

    const [newest = '', ...older] = readdirSync(machine.backups)
    expect(older).toEqual([])
    expect(newest).toMatch(/^bagwise-\d{4}-\d\d-\d\d\.backup$/)
    await expectRestorable(join(machine.backups, newest))
    expect(existsSync(machine.mark)).toBe(false)
  })
})
