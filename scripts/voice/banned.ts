/** A construction that no text for golfers has. */
export type Banned = {
  readonly name: string
  readonly pattern: RegExp
  /** What the scan has to find. */
  readonly planted: string
}

/** Followed by what makes a noun of it, not by one: 'the other hole' is fine. */
const NOUN_END = String.raw`(?=\s*(?:[.,;:!?)]|$)|\s+(?:is|are|has|have|do|does|will|can|of|from|to|in|on|at|for|when|than|and|or)\b)`
const NOT = String.raw`(?:not|never|cannot|\w+n[’']t)`
const FULL_SENTENCE = String.raw`:\s+(?:[^\s.:;!?]+\s+){4,}[^.:;!?]*`

/** Spoken English and the golfer's words; each with what to say instead. */
export const BANNED: readonly Banned[] = [
  { name: 'nobody', pattern: /\bnobody\b/i, planted: 'A number that nobody knows.' },
  { name: 'whoever', pattern: /\bwhoever\b/i, planted: 'Ask whoever runs it.' },
  { name: 'none of them', pattern: /\bnone of them\b/i, planted: 'None of them fits.' },
  { name: 'has said', pattern: /\b(?:has|have) (?:not )?said\b/i, planted: 'What the golfer has said.' },
  { name: 'stands', pattern: /\bstands\b/i, planted: 'It stands 8 yards from your 5-wood.' },
  { name: 'stays as it is', pattern: /\bstays as it is\b|\bas it was\b/i, planted: 'Your bag stays as it is.' },
  { name: 'go on (Continue)', pattern: /\b(?:go|goes|going) on\b/i, planted: 'Choose one to go on.' },
  { name: 'at once (now)', pattern: /\bat once\b/i, planted: 'It is saved at once.' },
  {
    name: 'the other(s) as a noun',
    pattern: new RegExp(String.raw`\bthe others\b|\bthe other\b${NOUN_END}`, 'i'),
    planted: 'Three clubs give you the others.',
  },
  { name: 'of yours (yours)', pattern: /\bof (?:yours|your own)\b/i, planted: 'A number of your own.' },
  { name: 'comes in, goes out (Adds, Removes)', pattern: /\b(?:comes in|goes out)\b/i, planted: 'Goes out: 4-Iron.' },
  { name: 'asks for', pattern: /\b(?:asks|calls) for\b/i, planted: 'No rule asks for a change.' },
  { name: 'has to earn', pattern: /\bha(?:s|ve) to earn\b/i, planted: 'A club has to earn its place.' },
  { name: 'is news', pattern: /\bis news\b/i, planted: 'Getting the ball up is news.' },
  { name: 'is there', pattern: /\b(?:is|are) there\b(?!\?)/i, planted: 'The view of this set is there.' },
  { name: 'there is none', pattern: /\bthere (?:is|are) none\b/i, planted: 'There is none yet.' },
  { name: 'mend (fix)', pattern: /\bmend(?:s|ed|ing)?\b/i, planted: 'No fault to mend.' },
  { name: 'strikes (hits, contact)', pattern: /\bstrikes\b/i, planted: 'Strikes all over the face.' },
  {
    name: 'a ball that bends (curves)',
    pattern: /\bball\b[^.!?]*\bbends?\b|\bbends? (?:\w+ )?(?:away|across|left|right)\b/i,
    planted: 'The ball bends far away from you.',
  },
  { name: 'worked out (estimated)', pattern: /\bworked out\b/i, planted: '4 distances were worked out.' },
  {
    name: 'a passive without its actor',
    pattern: /\b(?:is|are|was|were) (?:told|judged|asked|taken|meant|said|sought)\b(?! by)/i,
    planted: 'Shafts are judged once you have named your clubs.',
  },
  {
    name: 'a double negative',
    pattern: new RegExp(
      String.raw`\b${NOT}(?:\s+[\w’']+){0,3}\s+(?:no|not|never|nothing|none|without|unless|un(?:likely|usual|common|true))\b`,
      'i',
    ),
    planted: 'You cannot save without a name.',
  },
  {
    name: 'a colon and a full sentence, twice',
    pattern: new RegExp(`${FULL_SENTENCE}[.!?][^]*${FULL_SENTENCE}`),
    planted: 'Aim left: the wind brings the ball back to it. Swing easy: the ball goes as far as it did.',
  },
  {
    name: 'carry clubs and carry yards in one sentence',
    pattern:
      /\bcarry (?:a|an|the|one|two|three|four|\d+|every|fewer|more|no) [^.!?]*\bcarr(?:y|ies)\b|\bcarr(?:y|ies)\b[^.!?]*\b(?:you|to) carry (?:a|an|the|one|two|three|four|every|fewer|more|no)\b/i,
    planted: 'If you carry a 5-wood, type how far it carries.',
  },
]
