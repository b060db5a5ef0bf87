import type { ShownPlayedRound } from '#sync/policies/played-rounds.ts'
import { clubName } from './play.copy.ts'

type News = ShownPlayedRound['news'][number]
type Rows = Pick<ShownPlayedRound, 'holes'>

export const ok = 'OK'
export const refused = (message: string) => `Not saved yet: ${message}`
export const andMore = (count: number) => `And ${count} more.`

/** 'Another device changed hole 7: the score was 5, it is 6.' In a tournament it names no club. */
export function newsText(news: News, { holes }: Rows, { isClubHidden }: { readonly isClubHidden: boolean }): string {
  switch (news.kind) {
    case 'round':
      return news.isBack
        ? 'Another device deleted this round. You changed it here, so it stays.'
        : 'Another device changed this round.'
    case 'hole': {
      const { number, score } = news.before
      if (news.isBack) return `Another device removed hole ${number}. You changed it here, so it stays.`
      const now = holes?.find((hole) => hole.number === number)?.score ?? null
      if (score === null || now === null || score === now) return `Another device changed hole ${number}.`
      return `Another device changed hole ${number}: the score was ${score}, it is ${now}.`
    }
    case 'shot': {
      const { hole, club } = news.before
      const shot = club === null || isClubHidden ? 'a shot' : `the ${clubName(club).toLowerCase()}`
      return news.isBack
        ? `One device deleted ${shot} on hole ${hole}, another changed it. It stays.`
        : `Another device changed ${shot} on hole ${hole}.`
    }
  }
}
