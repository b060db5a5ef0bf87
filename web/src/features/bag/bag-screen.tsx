import { countBesidesPutter, hasPutter } from '@bagwise/golf/bag-problems'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { useBagEdit } from '#bag/bag-edit.ts'
import { Bag, EditBagButton } from '#bag/bag-section.tsx'
import { useProfile } from '#data/use-profile.ts'
import { useGate } from '#navigation/gate.ts'
import { ownCount } from '#profile-parts/carry-numeral/certainties-of.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { useMedia } from '#ui/use-media.ts'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import * as copy from './bag-screen.copy.ts'
import { BagTools, Gear } from './gear.tsx'
import styles from './bag-screen.module.css'

/** Room for a fourth column. */
const WIDEST = '(width >= 105rem)'

const BagLadder = lazyPart(async () => (await import('#profile-parts/compact-ladder/bag-ladder.tsx')).BagLadder)

const ToDo = lazyPart(
  async () => (await import('./to-do.tsx')).ToDo,
  <div aria-busy="true" className="h-96 rounded-sheet bg-sunk" />,
)

/** The golfer's clubs, what to do about them, and the way to more gear. */
export function BagScreen() {
  const { profile, isLoading, reload } = useProfile()
  const edit = useBagEdit(profile)
  const isWidest = useMedia(WIDEST)
  usePageTitle(copy.title)
  return (
    <>
      <header className={styles.head}>
        <div className="min-w-0">
          <h1 id={edit.headingId} tabIndex={-1}>
            {copy.title}
          </h1>
          {profile && profile.golfBag.length > 0 && <p className="mt-1.5 text-ink-2">{lineOf(profile)}</p>}
        </div>
        {profile && <EditBagButton profile={profile} edit={edit} />}
      </header>
      <WhenLoaded
        content={profile}
        isLoading={isLoading}
        what={copy.loadedThing}
        skeleton={
          <div aria-busy="true" className="h-160 rounded-sheet bg-sunk">
            <output className="sr-only">{copy.loading}</output>
          </div>
        }
        onRetry={reload}
      >
        {(loaded) => (
          <Bag profile={loaded} edit={edit} hasPicture={false}>
            {(clubs) => (
              <div className={styles.columns}>
                <div className={styles.clubs}>
                  <h2 className="sr-only">{copy.clubsTitle}</h2>
                  {clubs}
                </div>
                {loaded.golfBag.length > 0 && (
                  <div className={styles.toDo}>
                    <ToDo profile={loaded} />
                  </div>
                )}
                <div className={styles.beyond}>
                  <Gear />
                  <BagTools />
                </div>
                {isWidest && <Gaps profile={loaded} />}
              </div>
            )}
          </Bag>
        )}
      </WhenLoaded>
    </>
  )
}

/** The ladder of the bag, with a way to its gaps. */
function Gaps({ profile }: { readonly profile: Profile }) {
  const gate = useGate()
  if (clubsWithNumber(profile).length < 2) return null
  return (
    <section aria-labelledby="gaps" className={`${styles.gaps} turf`}>
      <h2 id="gaps">{copy.gapsTitle}</h2>
      <BagLadder profile={profile} to={gate('/distances')} />
    </section>
  )
}

function lineOf(profile: Profile): string {
  const { golfBag: bag } = profile
  const clubs = clubsWithNumber(profile)
  return copy.bagLine({
    clubCount: countBesidesPutter(bag),
    hasPutter: hasPutter(bag),
    ownCount: ownCount(profile, clubs),
  })
}

function clubsWithNumber(profile: Profile) {
  return gapClubs({ bag: profile.golfBag, distances: documentOf(profile).distances })
}
