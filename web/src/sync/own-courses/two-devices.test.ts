import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isSameValue } from '@bagwise/contract/profile-document'
import { fieldOf } from '#storage/local-copy.ts'
import { courseDevice, sampleCourse, settle } from '#testing/own-course-page.ts'
import { sampleCoursesServer } from '#testing/sample-courses-server.ts'

const A = 'own/a'
const SYNCED = { isLocalOnly: false }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function twoDevices() {
  const server = sampleCoursesServer()
  server.put('ann', sampleCourse(A, 'Dunes'))
  const [phone, tablet] = [courseDevice(server), courseDevice(server)]
  const pages = { onPhone: phone.open(), onTablet: tablet.open() }
  await settle()
  return { server, phone, tablet, ...pages }
}

it('keeps the change that arrives last, and tells both devices of the other one', async () => {
  const { server, onPhone, onTablet } = await twoDevices()
  await onTablet.save(sampleCourse(A, 'Dunes, tablet'), SYNCED)
  await settle()
  await onPhone.save(sampleCourse(A, 'Dunes, phone'), SYNCED)
  await settle()
  expect(server.of('ann')).toEqual([sampleCourse(A, 'Dunes, phone')])
  expect(onPhone.shown(A)).toMatchObject({
    course: { name: 'Dunes, phone' },
    news: [{ before: { name: 'Dunes, tablet' }, isBack: false }],
  })
  await onTablet.reload()
  expect(onTablet.shown(A)).toMatchObject({
    course: { name: 'Dunes, phone' },
    news: [{ before: { name: 'Dunes, tablet' }, isBack: false }],
  })
})

it('tells what came from another device while a form was open, before that gives way', async () => {
  const { server, onPhone } = await twoDevices()
  const seen = sampleCourse(A, 'Dunes')
  server.put('ann', sampleCourse(A, 'Dunes, tablet'))
  await onPhone.reload()
  onPhone.noteSeen(A)
  await onPhone.save(sampleCourse(A, 'Dunes, phone'), { ...SYNCED, seen })
  await settle()
  expect(server.of('ann')).toEqual([sampleCourse(A, 'Dunes, phone')])
  expect(onPhone.shown(A)?.news).toEqual([{ before: sampleCourse(A, 'Dunes, tablet'), isBack: false }])
})

it('does not undo what another device did when a save is sent again because its answer was lost', async () => {
  const { server, phone, onPhone } = await twoDevices()
  phone.connect('loses answers')
  await onPhone.save(sampleCourse(A, 'Dunes, phone'), SYNCED)
  await settle()
  server.put('ann', sampleCourse(A, 'Dunes, tablet'))
  phone.connect('good')
  await onPhone.sync()
  await settle()
  expect(server.of('ann')).toEqual([sampleCourse(A, 'Dunes, tablet')])
  expect(onPhone.shown(A)).toMatchObject({
    course: { name: 'Dunes, tablet' },
    isUnsent: false,
    news: [{ before: { name: 'Dunes, phone' }, isBack: false }],
  })
})

it('keeps a course that is deleted here when another device has changed it, and says so', async () => {
  const { server, phone, onPhone } = await twoDevices()
  phone.connect('none')
  const { undo } = onPhone.remove(A)
  await settle()
  server.put('ann', sampleCourse(A, 'Dunes, tablet'))
  phone.connect('good')
  await onPhone.sync()
  await settle()
  expect(server.of('ann')).toEqual([sampleCourse(A, 'Dunes, tablet')])
  expect(onPhone.shown(A)).toMatchObject({ news: [{ before: { name: 'Dunes' }, isBack: true }] })

  onPhone.noteSeen(A)
  phone.connect('loses answers')
  onPhone.remove(A)
  await settle()
  undo()
  phone.connect('good')
  await onPhone.sync()
  await settle()
  expect(server.of('ann')).toEqual([sampleCourse(A, 'Dunes')])
  expect(onPhone.hasUnsent()).toBe(false)
})

it('brings back a course that is changed here when another device has deleted it', async () => {
  const { server, phone, onPhone } = await twoDevices()
  phone.connect('none')
  await onPhone.save(sampleCourse(A, 'Dunes, phone'), SYNCED)
  server.drop('ann', A)
  phone.connect('good')
  await onPhone.sync()
  await settle()
  expect(server.of('ann')).toEqual([sampleCourse(A, 'Dunes, phone')])
})

const IDS = ['own/a', 'own/b'] as const
const DEVICES = ['phone', 'tablet'] as const

const where = { device: fc.constantFrom(...DEVICES), tab: fc.constantFrom(0, 1) }
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      ...where,
      id: fc.constantFrom(...IDS),
      isLocalOnly: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      isSame: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), ...where, id: fc.constantFrom(...IDS) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), ...where }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('connect' as const),
      ...where,
      state: fc.constantFrom('good' as const, 'none' as const, 'loses answers' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('wait' as const, 'reload' as const, 'reopen' as const), ...where }),
  },
)

type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never

/** What the golfer last did to a course on a device. */
type Done = { readonly name: string | undefined; readonly isLocalOnly: boolean }

/** Two devices with two tabs each, and what became known of all that was done on them. */
function stage() {
  const server = sampleCoursesServer()
  const sentLocally: string[] = []
  /** What a change took the place of, where the answer that said so got lost: only the other device can tell it. */
  const unheard = new Set<unknown>()
  /** Names that a page has shown as given way to something. */
  const told = new Set<string | undefined>()
  const open = () => {
    const done = new Map<string, Done>()
    const device = courseDevice(server, {
      onLost: (answer) => unheard.add(fieldOf(fieldOf(answer, 'before'), 'name')),
      onSave: ({ id }) => {
        if (done.get(id)?.isLocalOnly === true) sentLocally.push(id)
      },
    })
    const undos: (() => void)[] = []
    return { device, done, undos, tabs: [device.open(), device.open()] }
  }
  const devices = { phone: open(), tablet: open() }
  const look = () => {
    const pages = DEVICES.flatMap((name) => devices[name].tabs)
    const shown = pages.flatMap((page) => page.state().courses)
    for (const { before } of shown.flatMap(({ news }) => news)) told.add(before.name)
  }
  return { server, devices, sentLocally, unheard, told, look, count: 0 }
}
type Stage = ReturnType<typeof stage>

async function take(action: Step, scene: Stage): Promise<void> {
  const { device, done, undos, tabs } = scene.devices[action.device]
  const page = tabs[action.tab]
  if (!page) throw new Error('A tab is closed')
  const shown = 'id' in action ? page.shown(action.id) : undefined
  if (action.kind === 'save') {
    const { id, isLocalOnly, isSame } = action
    const name = isSame && shown ? String(shown.course.name) : `Course ${(scene.count += 1)}`
    // Said before it shows, so that what leaves from now on is judged by it.
    done.set(id, { name, isLocalOnly })
    await page.save(sampleCourse(id, name), { isLocalOnly, seen: shown?.course })
  } else if (action.kind === 'remove' && shown) {
    done.set(action.id, { name: undefined, isLocalOnly: false })
    const { undo } = page.remove(action.id)
    undos.push(() => {
      done.set(action.id, { name: shown.course.name, isLocalOnly: shown.isLocalOnly })
      undo()
    })
  } else if (action.kind === 'undo') undos.pop()?.()
  else if (action.kind === 'connect') device.connect(action.state)
  else if (action.kind === 'reload') await page.reload()
  else if (action.kind === 'reopen') {
    page.close()
    undos.length = 0
    tabs[action.tab] = device.open()
  }
  await settle()
  scene.look()
}

async function catchUp({ devices, look }: Stage): Promise<void> {
  for (const name of [...DEVICES, ...DEVICES]) {
    const { device, tabs } = devices[name]
    device.connect('good')
    for (const page of tabs) {
      await page.sync()
      await settle()
      await page.reload()
      await settle()
      look()
    }
  }
}

function faultsOf({ server, devices, unheard, told }: Stage): readonly string[] {
  const stored = new Map(server.of('ann').map((course) => [course.id, course]))
  return DEVICES.flatMap((name) => {
    const { tabs, done } = devices[name]
    const faults = tabs.flatMap((page) => {
      const { courses, unsentCount } = page.state()
      const synced = courses.filter(({ isLocalOnly }) => !isLocalOnly)
      const isSame = synced.every(({ course }) => isSameValue(course, stored.get(course.id)))
      return [
        ...(unsentCount > 0 ? [`${unsentCount} courses are stuck on the ${name}`] : []),
        // Those on this device only are not on the server.
        ...(isSame && synced.length === stored.size ? [] : [`The ${name} shows other courses than the server has`]),
      ]
    })
    const lost = [...done].filter(([id, { name: typed }]) => {
      if (typed === undefined || told.has(typed) || stored.get(id)?.name === typed) return false
      // Another device had seen it when it changed or deleted it.
      const isSeen = server.replaced.some((one) => one.isSeen && one.before.name === typed)
      // Deleted before the other device could tell that it had given way.
      const isUnheard = unheard.has(typed) && !stored.has(id)
      return !isSeen && !isUnheard && !tabs.every((page) => page.shown(id)?.course.name === typed)
    })
    return [...faults, ...lost.map(([id, { name: typed }]) => `${typed} of ${id} is lost`)]
  })
}

it('ends the same on both devices and loses nothing silently, whatever is lost in between; what is to stay on a device is never sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const scene = stage()
      await settle()
      for (const action of steps) await take(action, scene)
      await catchUp(scene)
      expect(scene.sentLocally).toEqual([])
      expect(faultsOf(scene)).toEqual([])
    }),
    { numRuns: 100, seed: 46 },
  )
})
