import { SURPRISING_SDS } from '@bagwise/golf/distances/estimate-bag'
import { AVERAGE_GOLFER, BY_HANDICAP, FROM_POINTS } from '@bagwise/golf/distances/like-me/golfer-level'
import { GUESSES, PAIR_VARIANCE, SHOT_SD, SPEED_SD, USUAL_SHARE } from '@bagwise/golf/distances/like-me/known-points'
import { PITCHING_WEDGE_SHARE, RATE } from '@bagwise/golf/distances/like-me/loft-effect'
import { OWN_SD, PITCHING_WEDGE_OWN_SD, SHARED, STEEPNESS } from '@bagwise/golf/distances/like-me/typical-bag'
import { FLOOR, SPARE } from '@bagwise/golf/distances/possible'
import { SDS_OF_80_PERCENT } from '@bagwise/golf/sds-of-80-percent'
import { bullets, codeBlock, paragraph } from '../markdown.ts'
import { exact, percent } from '../numbers.ts'

export function model(): readonly string[] {
  return [
    '## Like me',
    paragraph(
      'In the logarithm of the carry a golfer is a level z (their own 7-iron), a steepness, a wobble shared by neighbouring',
      'clubs and one of each club alone. All are normal, so the estimate from the references is one conditional mean, and the',
      'range its spread.',
    ),
    codeBlock(
      'ln carry(k)    = z + (m(z) + s) · a(k) + r(k) + e(k) + loft(k)',
      `h              = max(0, ln ${STEEPNESS.fromYards} − z);  m(z) = 1 + ${exact(STEEPNESS.perLevel)} · h;  sd of s = √(${exact(STEEPNESS.sd)}² + (${exact(STEEPNESS.sdPerLevel)} · h)²)`,
      `cov r(j), r(k) = ${exact(SHARED.sd)}² · exp(−positions apart / ${SHARED.fadePositions})`,
      `sd of e        = ${exact(OWN_SD.iron)} irons, ${exact(OWN_SD.driver)} driver and woods, ${exact(OWN_SD.hybrid)} hybrids, ${exact(PITCHING_WEDGE_OWN_SD)} pw, ${exact(OWN_SD.wedge)} other wedges`,
      `loft(k)        = −rate · (loft − usual loft), rate = ${exact(RATE.at32Deg)} + ${exact(RATE.perDeg)} · (mean of both − ${RATE.aroundDeg}), ${exact(RATE.least)} to ${exact(RATE.most)}; driver 0`,
      `±              = ${exact(SDS_OF_80_PERCENT)} · sd · carry`,
    ),
    bullets(
      'The level is found in rounds, because the steepness depends on it. Then no club goes farther than a longer one: ' +
        'neighbours that do are pooled, references stay as they are.',
      `A reference that is the average of some shots is off by ${percent(SHOT_SD)} over the root of their number: an assumption.`,
      'A missing loft among irons is the usual one, shifted like the nearest known iron; the pitching wedge takes ' +
        `${exact(PITCHING_WEDGE_SHARE)} of the shift, other wedges none.`,
      `A said speed is two uncertain points: the driver at ${exact(USUAL_SHARE.driver.mean)} of the longest drive M of that speed ` +
        `(sd ${exact(USUAL_SHARE.driver.sd)}), the 7-iron at ${exact(USUAL_SHARE['7-iron'].mean)} (sd ${exact(USUAL_SHARE['7-iron'].sd)}). ` +
        `Their variance, with that of the speed (sd ${exact(SPEED_SD.monitor)} from a launch monitor, else ${exact(SPEED_SD.typed)}), counts ${exact(PAIR_VARIANCE)} times.`,
      `So are answers: a 7-iron “about” (sd ${exact(GUESSES.sevenAbout.sd)}), where drives end, of which ${exact(GUESSES.drivesAbout.share)} are carry ` +
        `(sd ${exact(GUESSES.drivesAbout.sd)}), and half the longest hole reached in two (sd ${exact(GUESSES.reachInTwo.sd)}). Sex and age are not asked.`,
      `Level before anything else: ${FROM_POINTS.yards} (sd ${exact(FROM_POINTS.sd)}) where there is a carry, an answer or a speed, else ` +
        `${BY_HANDICAP.scratchYards} − ${exact(BY_HANDICAP.yardsPerStroke)} · handicap (sd ${exact(BY_HANDICAP.sd)}), else ${AVERAGE_GOLFER.yards} (sd ${exact(AVERAGE_GOLFER.sd)}).`,
      `No estimate and no end of a range is above M · min(1, ${exact(SPARE)} · exp(a(k) − a(driver))) at the upper end of the golfer’s speed, or below ` +
        `${exact(FLOOR.shareOfSevenIron)} of the 7-iron and ${FLOOR.yards} yards. Own numbers beyond that stay and are pointed at.`,
      `A reference more than ${exact(SURPRISING_SDS)} sd from what the others say is pointed at.`,
    ),
  ]
}
