import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '@bagwise/contract/account'
import { coursePath, coursesPath } from '@bagwise/contract/course-paths'
import { admin } from '#server/testing/admin.ts'
import { ST_ANDREWS, mapText } from '#server/testing/sample-map.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { courseText } from '../../../../golf/reference/course-files.ts'

const NOTICE = 'made available under the Open Database License (ODbL) 1.0'

describe.each(DATABASE_KINDS)('maps of courses, while a server runs on %s', (kind) => {
  let app: TestApp
  let folder: string
  const inFolder = (...path: readonly string[]) => join(folder, ...path)
  const courses = (...typed: readonly string[]) => admin(app.place, 'courses', ...typed)
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bagwise-maps-'))
    app = await startTestApp(kind)
  })
  afterEach(async () => {
    await app.remove()
    rmSync(folder, { recursive: true })
  })

  it('are imported from files and folders of every kind, found, served, listed, exported with their notice and read again', async () => {
    writeFileSync(inFolder('links.json'), mapText({ number: 5, name: 'Five Links' }))
    mkdirSync(inFolder('maps'))
    writeFileSync(inFolder('maps', 'augusta.geojson'), courseText('us-augusta'))
    writeFileSync(inFolder('maps', 'notes.txt'), 'Not a map')
    const { code, printed, complained } = await courses('import', inFolder('links.json'), inFolder('maps'))
    expect([code, complained]).toEqual([0, ''])
    expect(printed).toContain('way/5  Five Links  1 holes, 1 greens\n')
    expect(printed).toMatch(/^(?:way|relation)\/\d+ {2}Augusta National.* {2}18 holes, 18 greens$/m)
    const importedCount = Number(/^Courses imported: (\d+)\.$/m.exec(printed)?.[1])
    expect(importedCount).toBeGreaterThanOrEqual(2)

    const browser = app.openBrowser()
    await browser.ask(signUp, signUpForm())
    const get = (path: `/api/${string}`) => browser.call({ method: 'GET', path })
    expect(await get(coursePath('way/5'))).toMatchObject({ status: 200, body: { course: { name: 'Five Links' } } })
    expect(await get(coursesPath({ place: ST_ANDREWS }))).toMatchObject({ body: { courses: [{ id: 'way/5' }] } })
    expect(await get(coursesPath({ name: 'augusta nat' }))).toMatchObject({ body: { courses: [{ holes: 18 }] } })

    const listed = (await courses('list')).printed
    expect(listed).toMatch(/^way\/5 {2}Five Links {2}holes 1 {2}map of 2026-05-11 {2}kept \d{4}-/m)
    expect(listed.trim().split('\n')).toHaveLength(importedCount)

    const exported = await courses('export', inFolder('out'))
    expect(exported).toMatchObject({
      code: 0,
      printed: expect.stringContaining(`Courses written to ${inFolder('out')}: ${importedCount}.`),
    })
    expect(exported.printed).toContain('Open Database License (ODbL) 1.0')
    const files = readdirSync(inFolder('out'))
    expect(files).toHaveLength(importedCount)
    for (const file of files) expect(readFileSync(inFolder('out', file), 'utf8')).toContain(NOTICE)
    const before = await get(coursePath('way/5'))
    expect(await courses('remove', 'way/5')).toMatchObject({ code: 0, printed: 'The course is removed.\n' })
    expect(await get(coursePath('way/5'))).toMatchObject({ status: 503, body: { code: 'courses-off' } })
    expect(await courses('import', inFolder('out'))).toMatchObject({ code: 0, complained: '' })
    expect((await get(coursePath('way/5'))).body).toEqual(before.body)
    expect(await courses('export', inFolder('out'))).toMatchObject({
      code: 1,
      printed: '',
      complained: `${inFolder('out')} was not written, there is such a folder already: name another folder.\n`,
    })
  })

  it('are refused with a sentence for each file that is none, and the rest is imported', async () => {
    const files = {
      'a.osm': '<!DOCTYPE html><html><body>Welcome</body></html>',
      'b.json': mapText({ number: 6 }).slice(0, 700),
      'c.geojson': JSON.stringify({ type: 'FeatureCollection', features: [] }),
      'd.json': mapText({ number: 7 }),
      'e.json': mapText({ number: 8 }).padEnd(13_000_000),
    }
    mkdirSync(inFolder('maps'))
    for (const [name, content] of Object.entries(files)) writeFileSync(inFolder('maps', name), content)
    const { code, printed, complained } = await courses('import', inFolder('maps'))
    expect(code).toBe(1)
    expect(printed).toBe('way/7  Links 7  1 holes, 1 greens\nCourses imported: 1.\n')
    expect(complained.split('\n')).toEqual([
      `${inFolder('maps/a.osm')}: this is no map: export one as OSM XML, as JSON of Overpass or as GeoJSON.`,
      `${inFolder('maps/b.json')}: this map is damaged or cut off.`,
      `${inFolder('maps/c.geojson')}: there is no golf course on this map.`,
      `${inFolder('maps/e.json')}: this map has more than 12 MB: choose a smaller area.`,
      '',
    ])
  })

  it('say what they are when they are not understood, and what is not there', async () => {
    for (const typed of [
      [],
      ['list', 'all'],
      ['import'],
      ['export'],
      ['export', 'a', 'b'],
      ['remove'],
      ['export', '-x'],
    ]) {
      const { code, complained } = await courses(...typed)
      expect({ typed, code }).toEqual({ typed, code: 1 })
      expect(complained).toContain('courses import <files or folders>')
    }
    expect(await courses('import', inFolder('nowhere.osm'))).toMatchObject({
      code: 1,
      complained: `There is no file or folder ${inFolder('nowhere.osm')}.\n`,
    })
    expect(await courses('import', inFolder())).toMatchObject({
      code: 1,
      complained: expect.stringContaining('no map file'),
    })
    expect(await courses('list')).toMatchObject({ code: 0, printed: 'No courses yet.\n' })
    expect(await courses('remove', 'way/1')).toMatchObject({ code: 1, complained: expect.stringContaining('"way/1"') })
  })
})
