import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../setup/paths.mjs'
import { shippedBill } from './bill-of-materials.ts'
import { ALLOWED_LICENCES, licenceProblems } from './licences.ts'
import { SHIPPED_WORKSPACES, namesOf, readLock, shippedPackages } from './shipped-packages.ts'

const lock = readLock(ROOT)
const shipped = shippedPackages(lock, SHIPPED_WORKSPACES)
const readManifest = (place: string): { readonly license?: string; readonly allowScripts?: object } =>
  JSON.parse(readFileSync(join(ROOT, place, 'package.json'), 'utf8'))

describe('what is shipped', () => {
  it('has licences that are allowed, every package of it', () => {
    expect(licenceProblems(lock, shipped)).toEqual([])
  })

  it('is installed with the licences that the lockfile names', () => {
    const installed = [...shipped].filter((place) => existsSync(join(ROOT, place, 'package.json')))
    expect(installed.length).toBeGreaterThan(100)
    const others = installed.filter(
      (place) =>
        lock[place]?.link !== true &&
        place.includes('node_modules/') &&
        readManifest(place).license !== lock[place]?.license,
    )
    expect(others).toEqual([])
  })

  it('holds the packages that the server imports, and no test runner or compiler', () => {
    const places = [...shipped]
    for (const name of ['fastify', 'kysely', 'pg', 'zod', 'minisearch', 'react']) {
      expect(places).toContain(`node_modules/${name}`)
    }
    for (const name of ['vitest', 'vite', 'typescript', 'oxlint', 'knip', 'node', '@playwright/test']) {
      expect(places).not.toContain(`node_modules/${name}`)
    }
  })
})

describe('install scripts', () => {
  it('are those of the packages that package.json names, and no others', () => {
    const withScripts = Object.entries(lock).filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = withScripts.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))
    expect(names).toEqual(Object.keys(readManifest('.').allowScripts ?? {}))
  })
})

describe('the licence check', () => {
  const problemsOf = (license: string | undefined) =>
    licenceProblems({ 'node_modules/a': license === undefined ? {} : { license } }, new Set(['node_modules/a']))

  it('refuses a licence that is not listed, and none at all', () => {
    expect(problemsOf('GPL-3.0-only')).toEqual(['node_modules/a: GPL-3.0-only'])
    expect(problemsOf(undefined)).toEqual(['node_modules/a: no licence named'])
    expect(problemsOf('MIT AND GPL-3.0-only')).toHaveLength(1)
    expect(problemsOf('(GPL-2.0-only OR AGPL-3.0-only)')).toHaveLength(1)
  })

  it('takes one of several to choose from', () => {
    for (const licence of [...ALLOWED_LICENCES, '(GPL-3.0-only OR MIT)', 'MIT AND ISC']) {
      expect(problemsOf(licence)).toEqual([])
    }
  })
})

describe('the packages of a workspace', () => {
  it('are found where npm looks, inside out, with what they must have beside them', () => {
    const places = shippedPackages(
      {
        app: { dependencies: { a: '1' } },
        'node_modules/a': { dependencies: { b: '2' }, peerDependencies: { c: '1' } },
        'node_modules/a/node_modules/b': { version: '2' },
        'node_modules/b': { version: '1' },
        'node_modules/c': { dependencies: { b: '1' } },
        'node_modules/d': {},
      },
      ['app'],
    )
    expect([...places].toSorted()).toEqual([
      'app',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/b',
      'node_modules/c',
    ])
  })

  it('leave out what a package could also work with', () => {
    const a = { peerDependencies: { d: '1' }, peerDependenciesMeta: { d: { optional: true } } }
    const packages = { app: { dependencies: { a: '1' } }, 'node_modules/a': a, 'node_modules/d': {} }
    expect([...shippedPackages(packages, ['app'])]).toEqual(['app', 'node_modules/a'])
  })
})

describe('the bill of materials', () => {
  it('knows packages by their names and versions', () => {
    const names = namesOf(lock, shipped)
    expect(names).toContain('@bagwise/server@0.1.0')
    expect(names).toContain(`fastify@${lock['node_modules/fastify']?.version}`)
  })

  it('lists what is shipped, and what needs what among it', () => {
    const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0` })
    const bill = {
      bomFormat: 'CycloneDX',
      metadata: { component: { 'bom-ref': 'bagwise' } },
      components: [component('fastify'), component('vitest')],
      dependencies: [
        { ref: 'bagwise', dependsOn: ['fastify@1.0.0', 'vitest@1.0.0'] },
        { ref: 'fastify@1.0.0', dependsOn: [] },
        { ref: 'vitest@1.0.0', dependsOn: [] },
      ],
    }
    expect(shippedBill(bill, new Set(['fastify@1.0.0']))).toEqual({
      ...bill,
      components: [component('fastify')],
      dependencies: [
        { ref: 'bagwise', dependsOn: ['fastify@1.0.0'] },
        { ref: 'fastify@1.0.0', dependsOn: [] },
      ],
    })
  })
})
