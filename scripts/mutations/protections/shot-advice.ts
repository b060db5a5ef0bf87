import type { Protection } from '../protection.ts'

const TOURNAMENT_STATES = 'web/src/features/shot-advice/tournament/tournament-states.test.ts'
const ROUND_RULES = 'golf/src/play/round-rules.ts'
const HOLE_BOARD = 'web/src/features/play/hole/hole-board.tsx'
const ROUND_TEST = {
  file: 'web/src/features/play/hole/tournament-hole.test.ts',
  named: 'says no club and nothing that follows',
}
const AI_ROUTES = 'server/src/features/ai/routes.ts'
const AI_TEST = 'server/src/features/ai/outside-tournament.test.ts'

/** What keeps golfers in a tournament from a breach of Rule 4.3a(1). */
export const SHOT_ADVICE: readonly Protection[] = [
  {
    name: 'tournament: no advice on the page',
    patches: [
      {
        file: 'web/src/features/shot-advice/shot-advisor.tsx',
        before: 'if (inputs.isTournament) {',
        after: 'if (inputs.isTournament && !isShown) {',
      },
    ],
    test: { file: TOURNAMENT_STATES, named: 'has no advice and no club outside the card' },
  },
  {
    name: 'tournament: no form of the advice',
    patches: [
      {
        file: 'web/src/features/shot-advice/shot-advisor.tsx',
        before: 'if (inputs.isTournament) {',
        after: 'if (inputs.isTournament && isShown) {',
      },
    ],
    test: { file: TOURNAMENT_STATES, named: 'has no advice and no club outside the card' },
  },
  {
    name: 'tournament: the same card for every shot',
    patches: [
      {
        file: 'web/src/features/shot-advice/tournament/tournament-shot.tsx',
        before: '<CardSheet clubs={clubs} profile={profile} />',
        after: '<CardSheet clubs={clubs.filter(({ carryYards }) => carryYards <= distanceYards)} profile={profile} />',
      },
    ],
    test: { file: TOURNAMENT_STATES, named: 'lists the whole bag in its order' },
  },
  {
    name: 'tournament: no advice from golf',
    patches: [
      {
        file: 'golf/src/shot-advice/advise.ts',
        before: 'if (shot.isTournament) return tournamentAnswer(bag, shot)',
        after: '',
      },
    ],
    test: {
      file: 'golf/src/shot-advice/tournament-answer.test.ts',
      named: 'is answered with its kind, distance and card',
    },
  },
  {
    name: 'tournament: no shot for the AI',
    patches: [
      {
        file: AI_ROUTES,
        before: '{ golfer, situation: outsideTournament(situation) }',
        after: '{ golfer, situation }',
      },
    ],
    test: { file: AI_TEST, named: 'about a shot is refused' },
  },
  {
    name: 'tournament: no words for the AI',
    patches: [{ file: AI_ROUTES, before: 'outsideTournament(body)', after: 'body' }],
    test: { file: AI_TEST, named: 'in words may be about a shot' },
  },
  {
    name: 'tournament: no advice in a round',
    patches: [
      {
        file: ROUND_RULES,
        before: "return rules !== 'casual' && adviceFromHole === null && state === 'playing'",
        after: "return rules !== 'casual' && adviceFromHole !== null && state === 'playing'",
      },
    ],
    test: ROUND_TEST,
  },
  {
    name: 'tournament: nothing that it plays in a round',
    patches: [{ file: HOLE_BOARD, before: 'isTournament ? undefined : advice.playsLike', after: 'advice.playsLike' }],
    test: ROUND_TEST,
  },
  {
    name: 'tournament: no club in Hit',
    patches: [
      {
        file: HOLE_BOARD,
        before: 'copy.hitLabel(isTournament ? undefined : club, lie)',
        after: 'copy.hitLabel(club, lie)',
      },
    ],
    test: ROUND_TEST,
  },
  {
    name: 'tournament: no distance without devices',
    patches: [
      {
        file: ROUND_RULES,
        before: "return round.rules === 'no-devices' && isTournamentNow(round)",
        after: "return round.rules === 'no-devices' && !isTournamentNow(round)",
      },
    ],
    test: { ...ROUND_TEST, named: 'has no distance at all where devices are forbidden' },
  },
]
