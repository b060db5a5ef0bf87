import { MOST_OWN_COURSES, MOST_OWN_COURSE_BYTES } from '@bagwise/contract/own-course-limits'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { courseDevice, sampleCourse, settle } from '#testing/own-course-page.ts'
import { sampleCoursesServer } from '#testing/sample-courses-server.ts'

const A = 'own/a'
const SYNCED = { isLocalOnly: false }
const HERE = { isLocalOnly: true }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function opened() {
  const server = sampleCoursesServer()
  const phone = courseDevice(server)
  const page = phone.open()
  await settle()
  return { server, phone, page }
}

const sentBy = (calls: readonly string[]) => calls.filter((call) => /^(?:save|delete)/.test(call))

describe('an own course', () => {
  it('is shown at once, sent once, and on another device after that', async () => {
    const { server, page } = await opened()
    expect(page.state()).toMatchObject({ courses: [], isReady: true, load: 'loaded', isSafe: true })
    const saved = page.save(sampleCourse(A, 'Dunes'), SYNCED)
    expect(page.shown(A)).toMatchObject({ isUnsent: true, isLocalOnly: false })
    expect(await saved).toBeUndefined()
    await settle()
    expect(page.shown(A)).toMatchObject({ course: sampleCourse(A, 'Dunes'), isUnsent: false })
    expect(page.hasUnsent()).toBe(false)
    expect(sentBy(server.calls)).toEqual(['save ann Dunes'])
    const other = courseDevice(server).open()
    await settle()
    expect(other.shown(A)).toMatchObject({ course: sampleCourse(A, 'Dunes'), savedAt: '2026-11-20T10:00:00.000Z' })
    expect(page.state()).toBe(page.state())
  })

  it('stays over closing the page without reception, and each course is fetched only when its version differs', async () => {
    const { server, phone, page } = await opened()
    phone.connect('none')
    await page.save(sampleCourse(A, 'Dunes'), SYNCED)
    await page.save(sampleCourse('own/b', 'Heath'), SYNCED)
    await settle()
    expect(page.isSafe()).toBe(true)
    page.close()
    phone.connect('good')
    const next = phone.open()
    await settle()
    expect(next.names()).toEqual(['Dunes', 'Heath'])
    expect(server.of('ann')).toHaveLength(2)
    server.calls.length = 0
    server.put('ann', sampleCourse('own/b', 'Heath, mapped elsewhere'))
    await next.reload()
    await next.reload()
    expect(server.calls.filter((call) => call.startsWith('get'))).toEqual(['get ann own/b'])
    expect(next.shown('own/b')).toMatchObject({
      course: { name: 'Heath, mapped elsewhere' },
      news: [{ before: sampleCourse('own/b', 'Heath'), isBack: false }],
    })
    next.noteSeen('own/b')
    await settle()
    next.close()
    const last = phone.open()
    await settle()
    expect(last.shown('own/b')?.news).toEqual([])
  })

  it('goes when another device has deleted it, and can be brought back after a deletion here', async () => {
    const { server, page } = await opened()
    await page.save(sampleCourse(A, 'Dunes'), SYNCED)
    await settle()
    const { undo } = page.remove(A)
    expect(page.names()).toEqual([])
    await settle()
    expect(server.of('ann')).toEqual([])
    undo()
    expect(page.names()).toEqual(['Dunes'])
    await settle()
    expect(server.of('ann')).toEqual([sampleCourse(A, 'Dunes')])
    server.drop('ann', A)
    await page.reload()
    expect(page.names()).toEqual([])
  })

  it('is the same in all tabs of a device, and nobody else’s', async () => {
    const { server, phone, page } = await opened()
    const tab = phone.open()
    await settle()
    await page.save(sampleCourse(A, 'Dunes'), SYNCED)
    await page.save(sampleCourse('own/b', 'Backyard'), HERE)
    await settle()
    expect(tab.names()).toEqual(['Backyard', 'Dunes'])
    for (const each of [page, tab]) each.close()
    const bob = phone.open('bob')
    await settle()
    expect(bob.names()).toEqual([])
    expect(bob.hasUnsent()).toBe(false)
    expect(server.of('bob')).toEqual([])
  })

  it('is refused from the eleventh on, and above 64 kB', async () => {
    const { page } = await opened()
    for (let count = 0; count < MOST_OWN_COURSES; count += 1) {
      expect(
        await page.save(sampleCourse(`own/${count}`, `Nine ${count}`), { isLocalOnly: count % 2 === 0 }),
      ).toBeUndefined()
    }
    expect(await page.save(sampleCourse(A, 'One more'), HERE)).toBe('too-many-courses')
    expect(await page.save(sampleCourse('own/0', 'Changed'), HERE)).toBeUndefined()
    const large = sampleCourse('own/0', 'ö'.repeat(MOST_OWN_COURSE_BYTES / 2))
    expect(await page.save(large, HERE)).toBe('too-large')
    await settle()
    expect(page.shown('own/0')?.course.name).toBe('Changed')
    expect(page.names()).toHaveLength(MOST_OWN_COURSES)
  })

  it('stays with its reason when the server refuses it, and is sent once a deletion has made room', async () => {
    const server = sampleCoursesServer({ mostCourses: 1 })
    server.put('ann', sampleCourse('own/b', 'Heath'))
    const phone = courseDevice(server)
    const page = phone.open()
    await settle()
    await page.save(sampleCourse(A, 'Dunes'), SYNCED)
    await settle()
    expect(page.shown(A)).toMatchObject({ isUnsent: true, refusal: 'You have as many. Delete one to make room.' })
    page.remove('own/b')
    await settle()
    expect(server.of('ann')).toEqual([sampleCourse(A, 'Dunes')])
    expect(page.shown(A)).toMatchObject({ isUnsent: false, refusal: undefined })
  })

  it('waits in memory, and says so, where the device keeps nothing', async () => {
    const { server, phone, page } = await opened()
    phone.device.failWith(new Error('No database'))
    phone.connect('none')
    await page.save(sampleCourse(A, 'Dunes'), SYNCED)
    expect(page.names()).toEqual(['Dunes'])
    expect(page.isSafe()).toBe(false)
    phone.connect('good')
    await page.sync()
    await settle()
    expect(server.of('ann')).toEqual([sampleCourse(A, 'Dunes')])
    phone.device.failWith(undefined)
    await page.followDevice()
    await settle()
    expect(page.isSafe()).toBe(true)
    expect(sentBy(server.calls)).toEqual(['save ann Dunes'])
  })
})

describe('a course on this device only', () => {
  it('is never sent, stays over reloads, and is sent once the golfer wants that', async () => {
    const { server, phone, page } = await opened()
    await page.save(sampleCourse(A, 'Backyard'), HERE)
    await settle()
    expect(page.shown(A)).toMatchObject({ isUnsent: false, isLocalOnly: true })
    // It is on this device and nowhere else: whoever signs out is asked.
    expect(page.hasUnsent()).toBe(true)
    await page.flush()
    await page.reload()
    page.close()
    const next = phone.open()
    await settle()
    await next.save(sampleCourse(A, 'Backyard nine'), HERE)
    await next.sync()
    expect(sentBy(server.calls)).toEqual([])
    expect(next.names()).toEqual(['Backyard nine'])
    await next.save(sampleCourse(A, 'Backyard nine'), SYNCED)
    await settle()
    expect(server.of('ann')).toEqual([sampleCourse(A, 'Backyard nine')])
    expect(next.shown(A)).toMatchObject({ isUnsent: false, isLocalOnly: false })
  })

  it('is deleted on the server when it was sent before, and stays here', async () => {
    const { server, page } = await opened()
    await page.save(sampleCourse(A, 'Dunes'), SYNCED)
    await settle()
    await page.save(sampleCourse(A, 'Dunes'), HERE)
    expect(page.shown(A)).toMatchObject({ isUnsent: true, isLocalOnly: true })
    await settle()
    expect(server.of('ann')).toEqual([])
    expect(page.shown(A)).toMatchObject({ isUnsent: false, isLocalOnly: true })
    expect(sentBy(server.calls)).toEqual(['save ann Dunes', `delete ann ${A}`])
    await page.reload()
    expect(page.names()).toEqual(['Dunes'])
    page.remove(A)
    await settle()
    expect(page.names()).toEqual([])
    expect(sentBy(server.calls)).toHaveLength(2)
  })

  it('is not sent any more when the golfer says so after a try in vain, and cannot arrive late', async () => {
    const { server, phone, page } = await opened()
    phone.connect('none')
    await page.save(sampleCourse(A, 'Dunes'), SYNCED)
    await settle()
    const late = [...phone.device.held('ann').waiting.values()][0]?.sent
    await page.save(sampleCourse(A, 'Dunes'), HERE)
    phone.connect('good')
    await page.sync()
    expect(sentBy(server.calls)).toEqual([`delete ann ${A}`])
    if (!late?.course) throw new Error('Nothing was frozen')
    await server.sendSave('ann', { id: A, ...late }, late.course)
    expect(server.of('ann')).toEqual([])
    await page.reload()
    expect(page.shown(A)).toMatchObject({ isLocalOnly: true, isUnsent: false })
  })

  it('is deleted although the answer to its save was lost', async () => {
    const { server, phone, page } = await opened()
    phone.connect('loses answers')
    await page.save(sampleCourse(A, 'Dunes'), SYNCED)
    await settle()
    expect(server.of('ann')).toHaveLength(1)
    await page.save(sampleCourse(A, 'Dunes'), HERE)
    phone.connect('good')
    await page.sync()
    await settle()
    expect(server.of('ann')).toEqual([])
    expect(page.shown(A)).toMatchObject({ isLocalOnly: true, isUnsent: false, news: [] })
  })

  it('stays on the server when another device has changed it there, and tells what was here', async () => {
    const { server, phone, page } = await opened()
    await page.save(sampleCourse(A, 'Dunes'), SYNCED)
    await settle()
    server.put('ann', sampleCourse(A, 'Dunes, tablet'))
    await page.save(sampleCourse(A, 'Dunes, phone'), HERE)
    await settle()
    expect(server.of('ann')).toEqual([sampleCourse(A, 'Dunes, tablet')])
    expect(page.shown(A)).toMatchObject({
      course: { name: 'Dunes, tablet' },
      isLocalOnly: false,
      news: [{ before: { name: 'Dunes, phone' }, isBack: true }],
    })
    expect(phone.device.held('ann').waiting.size).toBe(0)
  })
})

describe('after the server went back to a backup', () => {
  it('offers what the backup lacks, sends what waited, and asks about nothing that is the same', async () => {
    const { server, phone, page } = await opened()
    await page.save(sampleCourse(A, 'Dunes'), SYNCED)
    await page.save(sampleCourse('own/same', 'Heath'), SYNCED)
    await settle()
    const restore = server.backUp()
    await page.save(sampleCourse(A, 'Dunes, later'), SYNCED)
    await page.save(sampleCourse('own/new', 'Links'), SYNCED)
    await settle()
    restore()
    phone.connect('none')
    await page.save(sampleCourse('own/waits', 'Park'), SYNCED)
    await settle()
    phone.connect('good')
    await page.reload()
    expect(page.state().offeredCount).toBe(2)
    expect(page.names()).toEqual(['Dunes, later', 'Heath', 'Links', 'Park'])
    expect(server.of('ann').map(({ name }) => name)).toEqual(['Dunes', 'Heath', 'Park'])
    page.close()

    const next = phone.open()
    await settle()
    expect(next.state().offeredCount).toBe(2)
    next.answerOffers(true)
    await settle()
    expect(next.state().offeredCount).toBe(0)
    expect(server.of('ann').map(({ name }) => name)).toEqual(['Dunes, later', 'Heath', 'Park', 'Links'])
    expect(next.hasUnsent()).toBe(false)
  })

  it('shows what the backup has once the golfer does not want the rest', async () => {
    const { server, page } = await opened()
    await page.save(sampleCourse(A, 'Dunes'), SYNCED)
    await settle()
    const restore = server.backUp()
    await page.save(sampleCourse(A, 'Dunes, later'), SYNCED)
    await page.save(sampleCourse('own/new', 'Links'), SYNCED)
    await settle()
    restore()
    await page.reload()
    page.answerOffers(false)
    await settle()
    expect(page.names()).toEqual(['Dunes'])
    expect(page.hasUnsent()).toBe(false)
  })

  it('deletes what is to be on this device only once more', async () => {
    const { server, page } = await opened()
    await page.save(sampleCourse(A, 'Dunes'), SYNCED)
    await settle()
    const restore = server.backUp()
    await page.save(sampleCourse(A, 'Dunes'), HERE)
    await settle()
    restore()
    await page.reload()
    await page.sync()
    await settle()
    expect(server.of('ann')).toEqual([])
    expect(page.shown(A)).toMatchObject({ isLocalOnly: true, isUnsent: false })
  })
})
