import { useMemo } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import type { RecommendedGolfer } from '@bagwise/golf/recommendations/recommended-golfer'
import { todo } from '@bagwise/golf/to-do/todo'
import type { TodoItem, Wish } from '@bagwise/golf/to-do/todo-item'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { actionId, useNotNow } from '#profile-parts/bag-plan/not-now.ts'
import { carryDoubtsOf } from '#profile-parts/distance-doubts.ts'
import { markOf, useRecommendationMarks } from './recommendation-marks.ts'
import type { RecommendationMark } from './recommendation-marks.ts'
import { recommendedGolfer } from './recommended-golfer.ts'
import { useWishes } from './wishes.ts'

/** What a golfer says to an item: the last holds for 90 days. */
export type Said = RecommendationMark | 'not-now'

/** An item with what the golfer has said to it. */
export type SetAside = { readonly item: TodoItem; readonly said: Said }

export type ToDo = {
  readonly golfer: RecommendedGolfer
  readonly plan: BagPlan
  /** Still to do, the most urgent first. */
  readonly open: readonly TodoItem[]
  readonly setAside: readonly SetAside[]
  readonly say: (item: TodoItem, said: Said) => void
  readonly takeBack: (item: TodoItem) => void
}

const NO_WISHES: readonly Wish[] = []

/** Everything to do about the bag of a profile, whatever the golfer has said to it. */
export function toDoList(profile: Profile, plan: BagPlan, wishes: readonly Wish[] = NO_WISHES): readonly TodoItem[] {
  return todo(recommendedGolfer(profile), plan, { doubts: carryDoubtsOf(profile), wishes })
}

/** The one list of things to do about the bag, without what the golfer has done, refused or put off. */
export function useToDo(profile: Profile): ToDo {
  const golfer = useMemo(() => recommendedGolfer(profile), [profile])
  const plan = bagPlanOf(profile)
  const { wishes } = useWishes(profile.id)
  const list = useMemo(() => toDoList(profile, plan, wishes), [profile, plan, wishes])
  const { saidTo, say, takeBack } = useSaid(profile.id)
  return {
    golfer,
    plan,
    open: list.filter((item) => saidTo(item) === undefined),
    setAside: list.flatMap((item): readonly SetAside[] => {
      const said = saidTo(item)
      return said === undefined ? [] : [{ item, said }]
    }),
    say,
    takeBack,
  }
}

/** What a golfer has said to items, and saying it. */
export function useSaid(golfer: string) {
  const { marks, setMark, takeBack } = useRecommendationMarks(golfer)
  const notNow = useNotNow(golfer)
  return {
    saidTo: (item: TodoItem): Said | undefined => (notNow.isPutOff(aboutOf(item)) ? 'not-now' : markOf(item, marks)),
    say: (item: TodoItem, said: Said) => {
      if (said === 'not-now') notNow.putOff(aboutOf(item))
      else setMark({ id: item.id, trigger: item.trigger, mark: said })
    },
    takeBack: (item: TodoItem) => {
      notNow.takeBack(aboutOf(item))
      takeBack(item.id)
    },
  }
}

/** What is put off: a hole, whatever club is proposed for it. */
function aboutOf(item: TodoItem): string {
  return item.rule === 'plan' ? actionId(item.action) : item.id
}
