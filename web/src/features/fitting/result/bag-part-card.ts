import type { BagPart } from '@bagwise/golf/fitting/bag-parts'
import type { FittedClub } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { ClubType } from '@bagwise/golf/club'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import { isJoining } from '@bagwise/golf/one-bag/bag-action'
import { clubName } from '#charts/gap-text.ts'
import { actionText, clubToBuy, joinSentence } from '#profile-parts/bag-plan/bag-action.copy.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { dollars } from '#quantities/dollars.ts'
import * as copy from './recommendation.copy.ts'
import type { ClubRecommendation, Reason } from './recommendation.ts'

type BagPartWords = {
  readonly part: BagPart
  /** Undefined without a profile. */
  readonly plan: Pick<BagPlan, 'actions'> | undefined
  readonly units: PreferredUnits
  readonly isOfPart: (club: ClubType) => boolean
  /** What is said of a bag without clubs, and of clubs to keep. */
  readonly words: { readonly firstBag: string; readonly own: string }
}

/** What the golfer has of a part of the bag, and what the plan does about it: nothing else is to be bought. */
export function bagPartCard({
  part: { owned, toBuy, priceDollars, basis },
  plan,
  units,
  isOfPart,
  words,
}: BagPartWords): Omit<ClubRecommendation, 'alternatives'> {
  const names = toBuy.map(clubToBuy)
  const nothing = basis === 'too-few-carries' ? copy.notKnownYet : copy.nothing
  return {
    brand: owned.length > 0 && toBuy.length === 0 ? copy.inYourBag : copy.anyMaker,
    model: toBuy.length > 0 ? names.join(', ') : owned.length > 0 ? words.own : copy.nothingToBuyTitle,
    specs: {
      [copy.specs.youHave]: owned.length > 0 ? owned.map(ownedText).join(', ') : copy.none,
      [copy.specs.toBuy]: toBuy.length > 0 ? names.join(', ') : nothing,
    },
    reasoning:
      basis === 'plan'
        ? planReasons({ plan, units, isOfPart })
        : [
            basis === 'first-bag'
              ? { sentence: words.firstBag, basis: copy.basis.firstBag }
              : { sentence: copy.tooFewCarries, basis: copy.basis.kept },
          ],
    priceRange:
      toBuy.length > 0
        ? copy.aboutPrice(dollars(priceDollars))
        : basis === 'too-few-carries'
          ? copy.measureFirst
          : copy.nothingToBuy,
  }
}

/** The plan's own sentences for this part: what to buy, to put back and to measure. */
function planReasons({ plan, units, isOfPart }: Pick<BagPartWords, 'plan' | 'units' | 'isOfPart'>): readonly Reason[] {
  const sentences = (plan?.actions ?? []).flatMap((action) => {
    if (isJoining(action) && isOfPart(action.club.type)) {
      if (action.kind === 'buy') return [joinSentence(action, units)]
      const { title, reason } = actionText(action, units)
      return [`${title}. ${reason}`]
    }
    // Said once: of the part in which a club for the gap would be bought.
    if (action.kind !== 'measure' || !isOfPart(action.gap.shorter.type)) return []
    return [`${actionText(action, units).title}.`]
  })
  return (sentences.length > 0 ? sentences : [copy.noHole]).map((sentence) => ({ sentence, basis: copy.basis.plan }))
}

/** A loft that nobody told is the usual one. */
function ownedText({ type, loftDeg, isLoftAssumed = false }: FittedClub): string {
  return copy.ownedLoft({ club: clubName(type), loft: degreesText(loftDeg), isAssumed: isLoftAssumed })
}
