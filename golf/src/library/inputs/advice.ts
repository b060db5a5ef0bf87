import type { Air } from '../../flight/physics/air.ts'
import type { AdvisedGolfer } from '../../shot-advice/advise.ts'
import { HAZARD_KINDS, HAZARD_SIDES, LIES, LIE_DETAILS, PINS, PIN_SIDES, SLOPES } from '../../shot-advice/shot.ts'
import type { Hazard, Shot } from '../../shot-advice/shot.ts'
import type { AdvisedClub } from '../../shot-advice/swings/swing.ts'
import { FLAG, choice, list, number, optional, record } from './check.ts'
import { ADVISED_BAG, ADVISED_GOLFER, AIR } from './golfer.ts'

const MOST_HAZARDS = 100

type AskedOfAnyKind = Omit<Shot, 'isTournament'> & { readonly isTournament?: boolean | undefined }

const SHOT = record<AskedOfAnyKind>({
  distanceYards: number(),
  lie: choice(LIES),
  lieDetail: optional(choice(Object.values(LIE_DETAILS).flat())),
  hasLip: optional(FLAG),
  isUnderLimbs: optional(FLAG),
  slope: choice(SLOPES),
  pin: choice(PINS),
  pinSide: optional(choice(PIN_SIDES)),
  fairwayWidthYards: optional(number()),
  hazards: list(
    record<Hazard>({
      kind: choice(HAZARD_KINDS),
      side: choice(HAZARD_SIDES),
      toReachYards: optional(number()),
      toClearYards: optional(number()),
    }),
    { most: MOST_HAZARDS },
  ),
  isSoft: optional(FLAG),
  isTournament: optional(FLAG),
})

export const ADVISE_SHOT = record<{
  readonly bag: readonly AdvisedClub[]
  readonly golfer: AdvisedGolfer
  readonly shot: AskedOfAnyKind
  readonly air: Air
}>({ bag: ADVISED_BAG, golfer: ADVISED_GOLFER, shot: SHOT, air: AIR })
