import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { deleteAccount } from '@bagwise/contract/account-settings'
import { logWords } from '#server/testing/log-words.ts'
import { ownCourseId, ownCoursePath } from '@bagwise/contract/own-course-id'
import { MOST_OWN_COURSES } from '@bagwise/contract/own-course-limits'
import { deleteOwnCourse, getOwnCourse, listOwnCourses, saveOwnCourse } from '@bagwise/contract/own-courses'
import type { OwnCourse } from '@bagwise/contract/own-courses'
import { getTakeout } from '@bagwise/contract/takeout'
import { ownCourse } from '#server/testing/sample-courses.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

type Base = { readonly base?: string | null; readonly save?: string; readonly golfer?: string }

const at = <Called extends object>(endpoint: Called, id: string) => ({ ...endpoint, path: ownCoursePath(id) })
const saving = (course: OwnCourse, { base = null, save = randomUUID(), ...more }: Base = {}) =>
  [at(saveOwnCourse, course.id), { save, base, course, ...more }] as const
const deleting = (id: string, { base = null, save = randomUUID(), ...more }: Base = {}) =>
  [at(deleteOwnCourse, id), { save, base, ...more }] as const

describe.each(DATABASE_KINDS)('own courses on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind, { now: () => NOW })
  })
  afterAll(() => app.remove())

  async function golfer() {
    const browser = app.openBrowser()
    const { user } = await browser.ask(account.signUp, signUpForm())
    return { browser, user }
  }

  const read = (browser: Browser, id: string) => browser.ask(at(getOwnCourse, id))
  const list = async (browser: Browser) => (await browser.ask(listOwnCourses)).courses

  it('read back as they were saved, and a second device sees which there are and in which version', async () => {
    const { browser, user } = await golfer()
    const [one, other] = [ownCourse({ name: 'B nine' }), ownCourse({ name: 'A nine' })]
    const { version } = await browser.ask(...saving(one))
    await browser.ask(...saving(other))
    expect(await read(browser, one.id)).toMatchObject({ golfer: user.id, course: one, version })
    const listed = await browser.ask(listOwnCourses)
    expect(listed).toMatchObject({ golfer: user.id, epoch: expect.any(String) })
    expect(listed.courses).toEqual([
      { id: other.id, name: 'A nine', version: expect.any(String), savedAt: NOW.toISOString() },
      { id: one.id, name: 'B nine', version, savedAt: NOW.toISOString() },
    ])
  })

  it('are none for an id that is not there', async () => {
    const { browser } = await golfer()
    expect(await read(browser, ownCourse().id)).toMatchObject({ course: null, version: null })
  })

  it('change their version with their content only', async () => {
    const { browser } = await golfer()
    const course = ownCourse()
    const first = await browser.ask(...saving(course))
    const same = await browser.ask(...saving(course, { base: first.version }))
    expect(same).toMatchObject({ version: first.version, before: null })
    const changed = { ...course, name: 'Renamed' }
    const second = await browser.ask(...saving(changed, { base: first.version }))
    expect(second.version).not.toBe(first.version)
    expect(second.before).toBeNull()
    expect((await read(browser, course.id)).course).toEqual(changed)
  })

  it('are given back as they were when another device had changed them meanwhile, so that nothing is lost', async () => {
    const { browser } = await golfer()
    const course = ownCourse()
    const { version } = await browser.ask(...saving(course))
    const fromPhone = { ...course, name: 'By phone' }
    await browser.ask(...saving(fromPhone, { base: version }))
    const fromTablet = { ...course, name: 'By tablet' }
    expect(await browser.ask(...saving(fromTablet, { base: version }))).toMatchObject({ before: fromPhone })
    expect((await read(browser, course.id)).course).toEqual(fromTablet)
  })

  it('are saved once by a change that is sent again, whatever was changed since', async () => {
    const { browser } = await golfer()
    const course = ownCourse()
    const save = randomUUID()
    const { version } = await browser.ask(...saving(course, { save }))
    const changed = { ...course, name: 'Since' }
    await browser.ask(...saving(changed, { base: version }))
    expect(await browser.ask(...saving(course, { save }))).toMatchObject({ before: null })
    expect((await read(browser, course.id)).course).toEqual(changed)
  })

  it('are deleted in the version that the golfer saw, and stay in any other', async () => {
    const { browser } = await golfer()
    const course = ownCourse()
    const { version: first } = await browser.ask(...saving(course))
    const changed = { ...course, name: 'Changed' }
    const { version } = await browser.ask(...saving(changed, { base: first }))
    expect(await browser.ask(...deleting(course.id, { base: first }))).toMatchObject({ version, before: changed })
    expect((await read(browser, course.id)).course).toEqual(changed)

    const save = randomUUID()
    expect(await browser.ask(...deleting(course.id, { base: version, save }))).toMatchObject({ version: null })
    expect(await list(browser)).toEqual([])
    // Restored by a device, and then the deletion comes again.
    await browser.ask(...saving(changed, { base: version }))
    expect(await browser.ask(...deleting(course.id, { base: version, save }))).toMatchObject({ version })
    expect(await browser.ask(...deleting(ownCourse().id))).toMatchObject({ version: null, before: null })
  })

  it('HOL-43 are ten of 64 kB for each golfer, in the takeout, gone with the account, and for no other golfer to read, change or delete', async () => {
    const [ann, ben] = [await golfer(), await golfer()]
    const courses = Array.from({ length: MOST_OWN_COURSES }, (_, index) => ownCourse({ name: `Nine ${index}` }))
    for (const course of courses) await ann.browser.ask(...saving(course))
    expect(await ann.browser.call(...saving(ownCourse()))).toMatchObject({
      status: 422,
      body: {
        code: 'too-many-courses',
        message: 'Bagwise keeps 10 courses that you have mapped, and you have as many. Delete one to make room.',
      },
    })
    const [first = ownCourse()] = courses
    const large = ownCourse({
      id: first.id,
      outline: Array.from({ length: 11 }, () => Array<number>(1_000).fill(-1_234)),
    })
    expect(await ann.browser.call(...saving(large))).toMatchObject({
      status: 422,
      body: { message: 'course is too large: at most 64 kB.' },
    })
    expect((await read(ann.browser, first.id)).course).toEqual(first)

    for (const { id } of courses) expect(await read(ben.browser, id)).toMatchObject({ course: null })
    const { version } = await read(ann.browser, first.id)
    await ben.browser.ask(...deleting(first.id, { base: version }))
    await ben.browser.ask(...saving({ ...first, name: 'Mine' }, { base: version }))
    expect((await list(ann.browser)).length).toBe(MOST_OWN_COURSES)
    expect((await read(ann.browser, first.id)).course).toEqual(first)

    expect((await ann.browser.ask(getTakeout)).ownCourses).toEqual(courses)
    expect((await ben.browser.ask(getTakeout)).ownCourses).toEqual([{ ...first, name: 'Mine' }])
    await ann.browser.ask(deleteAccount, { password: PASSWORD })
    const rows = await app.database.db.selectFrom('own_courses').select('user_id').execute()
    expect(rows.map(({ user_id }) => user_id)).not.toContain(ann.user.id)
    expect(await list(ben.browser)).toHaveLength(1)
  })

  it('are ten when twelve are saved at once', async () => {
    const { browser } = await golfer()
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.call(...saving(ownCourse()))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_OWN_COURSES)
    expect(await list(browser)).toHaveLength(MOST_OWN_COURSES)
  })

  it('refuse what was meant for another golfer, and visitors', async () => {
    const [ann, ben] = [await golfer(), await golfer()]
    const course = ownCourse()
    const other = { status: 403, body: { code: 'other-golfer' } }
    expect(await ben.browser.call(...saving(course, { golfer: ann.user.id }))).toMatchObject(other)
    expect(await ben.browser.call(...deleting(course.id, { golfer: ann.user.id }))).toMatchObject(other)
    expect(await list(ben.browser)).toEqual([])
    const visitor = app.openBrowser()
    const calls = [[listOwnCourses], [at(getOwnCourse, course.id)], saving(course), deleting(course.id)] as const
    for (const [endpoint, body] of calls) {
      expect(await visitor.call(endpoint, body)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    }
  })

  it('are counted as writes', async () => {
    const limited = await app.startAnother({ now: () => NOW, config: { writesPerMinute: 2 } })
    const browser = limited.openBrowser()
    await browser.ask(account.signUp, signUpForm())
    const course = ownCourse()
    const { version } = await browser.ask(...saving(course))
    await browser.ask(...deleting(course.id, { base: version }))
    expect(await browser.call(...saving(course))).toMatchObject({ status: 429, body: { code: 'too-many-tries' } })
    expect(await browser.call(...deleting(course.id))).toMatchObject({ status: 429 })
    await limited.server.close()
  })

  it.each<readonly [string, object, string]>([
    ['another id than its address', { course: ownCourse() }, 'course.id'],
    ['the id of a map', { course: { ...ownCourse(), id: 'way/1' } }, 'course.id'],
    ['par 7', { course: { ...ownCourse(), holes: [{ ...ownCourse().holes[0], par: 7 }] } }, 'course.holes.0.par'],
    ['a step of a degree', { course: { ...ownCourse(), outline: [[1_000_000, 0]] } }, 'course.outline.0.0'],
    ['half a place', { course: { ...ownCourse(), outline: [[1, 2, 3]] } }, 'course.outline.0'],
    ['NUL as its name', { course: { ...ownCourse(), name: '\u0000' } }, 'course.name'],
    ['a field of its own', { course: { ...ownCourse(), user_id: 'somebody' } }, 'course'],
    ['a base that is no version', { base: 3 }, 'base'],
    ['no base', { base: undefined }, 'base'],
    ['no save', { save: undefined }, 'save'],
    ['no course', { course: undefined }, 'course'],
    ['an owner', { user_id: 'somebody' }, ''],
  ])('are refused with %s, with the place and a sentence, and nothing is stored', async (_what, wrong, path) => {
    const { browser } = await golfer()
    const [endpoint, body] = saving(ownCourse())
    const answer = await browser.call(endpoint, { ...body, ...wrong })
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(/^.{5,200}[.s]$/) } })
    expect(answer.body).toMatchObject(path === '' ? { code: 'invalid-body' } : { path })
    expect(await list(browser)).toEqual([])
  })

  it('have ids that are uuids in their address', async () => {
    const { browser } = await golfer()
    for (const id of ['1', '..%2F', '__proto__', `${randomUUID()}x`, 'a'.repeat(90)]) {
      const path = `/api/own-courses/${id}` as const
      for (const endpoint of [getOwnCourse, deleteOwnCourse]) {
        const { status } = await browser.call({ ...endpoint, path }, endpoint === getOwnCourse ? undefined : {})
        expect({ id, status }).toEqual({ id, status: 422 })
      }
    }
    expect(ownCoursePath(ownCourseId('x'))).toBe('/api/own-courses/x')
  })

  it('leave neither name nor place in the log', async () => {
    const { browser } = await golfer()
    const course = ownCourse({ name: 'Secret meadow', at: [12_345_678, 87_654_321] })
    await browser.ask(...saving(course))
    await browser.call(...saving({ ...course, takenOn: 'Secret day' }))
    const log = logWords(app.log.join('\n'))
    expect(log).toContain('/api/own-courses')
    for (const word of ['ecret', '12345678', '12.34', '87654321', '87.65']) expect(log).not.toContain(word)
  })
})
