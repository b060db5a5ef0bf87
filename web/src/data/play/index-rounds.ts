import type { rounds } from '#sync/policies/rounds.ts'

/** The rounds of the handicap index, once they are needed: no page of a played round waits for them. */
export async function indexRounds(): Promise<typeof rounds> {
  return (await import('#sync/policies/rounds.ts')).rounds
}
