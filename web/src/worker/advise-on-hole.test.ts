import { expect, it, vi } from 'vitest'
import { newOwnCourse } from '@bagwise/golf/course/new-own-course'
import { packCourse } from '@bagwise/golf/course/pack-course'
import { planeAt } from '@bagwise/golf/course/plane'
import { withTappedHole } from '@bagwise/golf/course/tapped-hole'
import type { TappedHazard } from '@bagwise/golf/course/tapped-hole'
import type { HoleQuestion } from './advise-on-hole.ts'

const TEE = { latitudeDeg: 56.34, longitudeDeg: -2.8 }
const at = (y: number) => planeAt(TEE).from({ x: 0, y })

/** Hole 1 of a golfer's own course, advised from its tee. */
function question(hazards: readonly TappedHazard[]): HoleQuestion {
  const own = newOwnCourse({ id: 'own/1', name: 'Home', middle: TEE })
  const made = withTappedHole(own, { number: 1, tee: TEE, greenEdges: [at(380), at(404)], hazards })
  if ('problem' in made) throw new Error(made.problem)
  return {
    course: packCourse(made.course),
    holeId: 'own/1/1',
    bag: [
      { club: 'driver', carryYards: 171, loftDeg: 10.5 },
      { club: '7-iron', carryYards: 95, loftDeg: 32 },
      { club: 'pw', carryYards: 66, loftDeg: 45 },
    ],
    golfer: { handicap: 28 },
    shot: { ball: TEE, lie: 'tee', pin: 'middle' },
    air: {},
  }
}

async function advised(...questions: readonly HoleQuestion[]) {
  vi.resetModules()
  const { adviseOnHole } = await import('./advise-on-hole.ts')
  return questions.map(adviseOnHole).at(-1)
}

it('counts with a hole as it is mapped now, not as it was before it was mapped again', async () => {
  const dry = question([])
  const wet = question([{ kind: 'water', side: 'front', edges: [at(250), at(340)] }])
  const fresh = await advised(wet)
  expect(fresh).not.toEqual(await advised(dry))
  expect(await advised(dry, wet)).toEqual(fresh)
})
