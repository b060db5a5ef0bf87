import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { estimatorOf } from '@bagwise/golf/distances/estimate-method'
import { startStarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import { hasGolfProfile, setInBag } from '@bagwise/golf/starter-sets/starter-bag'
import type { SetInBag } from '@bagwise/golf/starter-sets/starter-bag'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { equipmentValues } from '#data/equipment-values.ts'
import { saveInTime } from '#data/use-profile.ts'
import { keptEstimateMethod } from '#profile-parts/estimate-method.ts'
import { speedOfProfile } from '#profile-parts/golfer-speed.ts'
import { unfilledText } from '#profile-parts/unfilled.ts'
import { offerBagUndo } from '#profile-parts/bag-undo.ts'
import { isPageInReach } from '#navigation/page-in-reach.ts'
import { dismissAlerts, notify } from '#ui/notices.ts'
import type { ProfileValues } from '#sync/edit-state.ts'
import * as copy from './starter-results.copy.ts'

const PROFILE_PATH = '/profile'

/** How long the golfer waits for the server's word at the most (specification 2 §9). */
const SAVE_WAIT_MS = 500

/** On a slow connection the profile comes later than that rather than not at all. */
const PAGE_WAIT_MS = 10_000

/** A set that would replace clubs, with the profile as it was when the golfer was asked. */
type Asked = { readonly set: StarterSet; readonly change: SetInBag; readonly seen: Profile }

/** What pressing Add to My Bagwise Bag does: ask what must be asked, save, go to the profile. */
export function useAddToBag(profile: Profile | undefined, answers: StarterAnswers) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [asked, setAsked] = useState<Asked>()
  const [savingId, setSavingId] = useState<string>()
  const isHere = useRef(false)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function store({ set, change, seen }: Asked) {
    setAsked(undefined)
    setSavingId(set.id)
    const isInReach = isPageInReach(PROFILE_PATH, PAGE_WAIT_MS)
    const outcome = await saveInTime(starterValues(change, answers, seen), SAVE_WAIT_MS, seen)
    if (outcome === 'refused') notify('alert', copy.notSaved)
    else offerBagUndo({ text: copy.setIsInBag(set.name), written: equipmentValues(change), before: seen })
    const unfilled = unfilledText(
      seen,
      set.clubs.map(({ type }) => type),
    )
    if (unfilled !== undefined && outcome !== 'refused') notify('alert', unfilled)
    if (outcome === 'waiting') notify('status', copy.keptOnDevice)
    const canGoOn = outcome === 'saved' || (outcome === 'waiting' && (await isInReach))
    setSavingId(undefined)
    if (isHere.current && canGoOn) await navigate(PROFILE_PATH)
  }

  function askForProfile() {
    // Over the sets, which are still there when the questionnaire is closed.
    const query = new URLSearchParams(search)
    query.set('dialog', 'golf-profile')
    query.set('next', `/beginner-builder${search}`)
    const isLoaded = profile !== undefined
    notify(
      'alert',
      copy.profileMissing,
      isLoaded ? { label: copy.completeProfile, run: () => void navigate(`/beginner-builder?${query}`) } : undefined,
    )
  }

  return {
    asked,
    /** The set that is on its way into the bag. */
    savingId,
    add: (set: StarterSet) => {
      dismissAlerts()
      if (!profile || !hasGolfProfile(profile)) {
        askForProfile()
        return
      }
      const change = setInBag(
        set,
        {
          golfBag: profile.golfBag,
          distances: documentOf(profile).distances,
          swingSpeedMph: speedOfProfile(profile).mph,
        },
        estimatorOf(keptEstimateMethod(), profile),
      )
      if (change.isReplacement) setAsked({ set, change, seen: profile })
      else void store({ set, change, seen: profile })
    },
    agree: () => {
      if (asked) void store(asked)
    },
    decline: () => setAsked(undefined),
  }
}

/**
 * What putting a set into the bag writes, by path: the clubs, estimates for those without a distance, two answers. The
 * frequency that the form begins with is none.
 */
export function starterValues(
  change: SetInBag,
  { frequency, courseType }: Pick<StarterAnswers, 'frequency' | 'courseType'>,
  profile: Profile,
): ProfileValues {
  const isAnswered = profile.courseFrequency !== null || frequency !== startStarterAnswers(profile).frequency
  return {
    ...equipmentValues(change),
    ...(isAnswered && { courseFrequency: frequency }),
    preferredCourseType: courseType,
  }
}
