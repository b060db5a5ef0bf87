import { useMemo } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { Recommendation } from '@bagwise/golf/recommendations/recommendation'
import type { RecommendedGolfer } from '@bagwise/golf/recommendations/recommended-golfer'
import { todo } from '@bagwise/golf/to-do/todo'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { useNotNow } from '#profile-parts/bag-plan/not-now.ts'
import { markOf, useRecommendationMarks } from './recommendation-marks.ts'
import type { RecommendationMark } from './recommendation-marks.ts'
import { recommendedGolfer } from './recommended-golfer.ts'

/** An item with what the golfer has said to it. */
export type SetAside = { readonly recommendation: Recommendation; readonly said: RecommendationMark | 'not-now' }

export type ToDo = {
  readonly golfer: RecommendedGolfer
  /** Still to do, the most urgent first. */
  readonly open: readonly Recommendation[]
  readonly setAside: readonly SetAside[]
  readonly mark: (item: Recommendation, mark: RecommendationMark) => void
  readonly takeBack: (one: SetAside) => void
}

/** The one list of things to do about the bag, without what the golfer has done, refused or put off. */
export function useToDo(profile: Profile): ToDo {
  const golfer = useMemo(() => recommendedGolfer(profile), [profile])
  const list = useMemo(() => todo(golfer, bagPlanOf(profile)), [golfer, profile])
  const { marks, setMark, takeBack } = useRecommendationMarks(profile.id)
  const notNow = useNotNow(profile.id)
  const saidTo = (one: Recommendation) =>
    one.rule === 'plan' && notNow.isPutOff(one.action) ? ('not-now' as const) : markOf(one, marks)
  return {
    golfer,
    open: list.filter((one) => saidTo(one) === undefined),
    setAside: list.flatMap((recommendation): readonly SetAside[] => {
      const said = saidTo(recommendation)
      return said === undefined ? [] : [{ recommendation, said }]
    }),
    mark: ({ id, trigger }, mark) => setMark({ id, trigger, mark }),
    takeBack: ({ recommendation, said }) => {
      if (said === 'not-now' && recommendation.rule === 'plan') notNow.takeBack(recommendation.action)
      else takeBack(recommendation.id)
    },
  }
}
