import { documentOf } from '@bagwise/contract/profile-document'
import { plusMinusYards } from '@bagwise/golf/memory/learned-certainty'
import { sharePercents } from '@bagwise/golf/memory/share-percents'
import { SDS_OF_80_PERCENT } from '@bagwise/golf/sds-of-80-percent'
import { CarryNumeral } from '#profile-parts/carry-numeral/carry-numeral.tsx'
import { useCertainties } from '#profile-parts/carry-numeral/use-certainties.ts'
import { ProvenanceWord } from '#profile-parts/provenance-word.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import * as copy from './club.copy.ts'
import type { KnownClubPage } from './use-club.ts'
import styles from './club.module.css'

const OfRounds = lazyPart(async () => (await import('./club-details.tsx')).OfRounds)

/** The number that every screen calculates with, and what is behind the one that was learned. */
export function ClubNumber({ known }: { readonly known: KnownClubPage }) {
  const { club, profile, learned, roundShotCount, lostCount } = known
  const units = profile.preferredUnits
  const stored = documentOf(profile).distances[club]
  const certainty = useCertainties(profile)[club]
  return (
    <Sheet>
      <h2 className="text-base font-semibold text-ink-2">{copy.carryTitle}</h2>
      {stored && certainty ? (
        <div className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-4">
          <CarryNumeral
            carryYards={stored.distance}
            certainty={certainty}
            units={units}
            className="text-[4.5rem] leading-[.86]"
          />
          <ProvenanceWord
            source={stored.source}
            shotCount={certainty.shotCount ?? stored.shots?.count}
            carry={{ certainty, units }}
          />
        </div>
      ) : (
        <p className="mt-1">{copy.noNumber}</p>
      )}
      {learned && (
        <div className="mt-4 grid gap-2">
          <Shares known={known} />
          <p>
            {copy.missSentence({
              biasYards: learned.biasYards,
              plusMinusYards: SDS_OF_80_PERCENT * learned.biasSdYards,
              isSeen: learned.shares.bias.own + learned.shares.bias.otherClubs > 0,
              units,
            })}
          </p>
        </div>
      )}
      {roundShotCount + lostCount > 0 && <OfRounds known={known} />}
    </Sheet>
  )
}

/** How much of the learned carry is the golfer's own: a bar of three parts, and the sentence. */
function Shares({ known: { club, profile, learned, countedCount, history } }: { readonly known: KnownClubPage }) {
  const stored = documentOf(profile).distances[club]
  const prior = history?.prior
  if (!learned || !prior) return null
  const percents = sharePercents(learned.shares.carry)
  return (
    <>
      <div aria-hidden="true" className={styles.bar}>
        <span className={styles.own} style={{ width: `${percents.own}%` }} />
        {percents.otherClubs > 0 && <span className={styles.others} style={{ width: `${percents.otherClubs}%` }} />}
      </div>
      <p>
        {copy.sharesSentence({
          carryYards: learned.carryYards,
          plusMinusYards: plusMinusYards(learned),
          percents,
          countedCount,
          prior: {
            from: prior.priorFrom,
            carryYards: prior.priorCarryYards,
            isTyped: stored !== undefined && stored.source !== 'estimated' && !stored.shots,
            hasHandicap: profile.handicap !== null,
          },
          units: profile.preferredUnits,
        })}
      </p>
    </>
  )
}
