import type { Reference } from '@bagwise/golf/distances/order'
import type { ClubCarry, ClubDistances } from '@bagwise/golf/distances/club-distance'
import { isCarryYards, isEstimated } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { readTypedCarry, shownDistance } from '#quantities/distance.ts'
import type { TypedCarry } from '#quantities/distance.ts'

/** The clubs most golfers know, from the longest to the shortest. */
export const REFERENCE_CLUBS = ['driver', '7-iron', 'pw'] as const
export type ReferenceClub = (typeof REFERENCE_CLUBS)[number]

/** A field as it stands: its text, and the yards behind it, which stay exact when the golfer changes units. */
type TypedReference = {
  readonly text: string
  readonly carry: TypedCarry
  /** Untouched: it shows the golfer's own stored number, whatever that becomes. */
  readonly isOwn: boolean
}

export type ReferenceForm = {
  readonly units: PreferredUnits
  readonly fields: Readonly<Record<ReferenceClub, TypedReference>>
}

/**
 * The fields as the screen opens: what the address says (`?driver=204&7-iron=132&pw=90`, in yards) when it names any
 * reference, else the golfer's own numbers. An estimate is never offered as a reference.
 */
export function openForm({
  query,
  stored,
  units,
}: {
  readonly query: URLSearchParams
  readonly stored: ClubDistances
  readonly units: PreferredUnits
}): ReferenceForm {
  const isLinked = REFERENCE_CLUBS.some((club) => query.has(club))
  return {
    units,
    fields: eachReference((club) => {
      if (!isLinked) return own(stored, club, units)
      const yards = linkedYards(query.get(club))
      return yards === undefined ? typed('', units) : known(yards, units)
    }),
  }
}

/** The form with the golfer's own numbers as they are now, in the fields that nobody has typed into. */
export function withStored(form: ReferenceForm, stored: ClubDistances): ReferenceForm {
  const { units, fields } = form
  return { units, fields: eachReference((club) => (fields[club].isOwn ? own(stored, club, units) : fields[club])) }
}

/** The form after the golfer typed into a field; a number that reads as the stored one is the stored one. */
export function withTyped(
  form: ReferenceForm,
  { club, text, stored }: { readonly club: ReferenceClub; readonly text: string; readonly stored: ClubDistances },
): ReferenceForm {
  const field = { text, carry: readTypedCarry(text, form.units, ownYards(stored, club)), isOwn: false }
  return { ...form, fields: { ...form.fields, [club]: field } }
}

/** The form after the golfer gave a club's carry elsewhere on the screen: a field never holds on to an older number. */
export function withCarry(form: ReferenceForm, { club, carryYards }: ClubCarry): ReferenceForm {
  const reference = REFERENCE_CLUBS.find((one) => one === club)
  if (reference === undefined) return form
  return { ...form, fields: { ...form.fields, [reference]: known(carryYards, form.units) } }
}

/** The same references in other units; what cannot be read stays as it was typed. */
export function inUnits({ fields }: ReferenceForm, units: PreferredUnits): ReferenceForm {
  return {
    units,
    fields: eachReference((club) => {
      const { text, carry, isOwn } = fields[club]
      return { ...('carryYards' in carry ? known(carry.carryYards, units) : typed(text, units)), isOwn }
    }),
  }
}

/** What counts: references are non-empty and can be stored. */
export function referencesIn({ fields }: ReferenceForm): readonly Reference[] {
  return REFERENCE_CLUBS.flatMap((club) => {
    const { carry } = fields[club]
    return 'carryYards' in carry ? [{ club, carryYards: carry.carryYards }] : []
  })
}

/** A field with something in it that does not count. */
export type ReferenceFault = {
  readonly club: ReferenceClub
  /** A number was meant, so the golfer puts it right first; anything else merely does not count. */
  readonly mustBeMended: boolean
}

export function faultsIn({ fields }: ReferenceForm): readonly ReferenceFault[] {
  return REFERENCE_CLUBS.flatMap((club) => {
    const { carry } = fields[club]
    if ('carryYards' in carry || carry.problem === 'empty') return []
    return [{ club, mustBeMended: carry.problem !== 'not-a-number' }]
  })
}

/** The address that opens the form as it stands, whatever else it says. */
export function withReferences(query: URLSearchParams, form: ReferenceForm): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const club of REFERENCE_CLUBS) next.delete(club)
  for (const { club, carryYards } of referencesIn(form)) next.set(club, String(carryYards))
  return next
}

function eachReference(field: (club: ReferenceClub) => TypedReference): ReferenceForm['fields'] {
  return { driver: field('driver'), '7-iron': field('7-iron'), pw: field('pw') }
}

function known(carryYards: number, units: PreferredUnits): TypedReference {
  return { text: String(shownDistance(carryYards, units)), carry: { carryYards }, isOwn: false }
}

function typed(text: string, units: PreferredUnits): TypedReference {
  return { text, carry: readTypedCarry(text, units), isOwn: false }
}

function own(stored: ClubDistances, club: ReferenceClub, units: PreferredUnits): TypedReference {
  const yards = ownYards(stored, club)
  return { ...(yards === undefined ? typed('', units) : known(yards, units)), isOwn: true }
}

function linkedYards(text: string | null): number | undefined {
  const yards = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return isCarryYards(yards) ? yards : undefined
}

function ownYards(stored: ClubDistances, club: ReferenceClub): number | undefined {
  const distance = stored[club]
  return distance && !isEstimated(distance) ? distance.distance : undefined
}
