import { CONDITION_EFFECTS } from '../../../golf/reference/condition-effects.ts'
import type { ConditionEffect } from '../../../golf/reference/condition-effects.ts'
import { paragraph, table } from '../markdown.ts'
import { exact, fixed, rootMeanSquare, signed } from '../numbers.ts'
import { flown } from './flown.ts'

/** From 60 to 80°F are two steps of 10°F. */
const TEN_DEGREE_STEPS = 2
const PERCENT = 100

export function conditions(): readonly string[] {
  return [
    '## Against published effects of the conditions',
    paragraph(
      'What others say a condition does to carry, and what the model says. Wind is the same at every height here,',
      'because the published figures come from simulators. Sigma, how far we trust a figure, and the launches of the',
      'amateur shots are our judgement. These effects took part in the fit. Fitted again without them, all else kept, the',
      'same curve predicts them to 1.07 sigma.',
    ),
    table(
      ['effect', 'in', 'published', 'model', 'sigma', 'off, sigma', 'source'],
      [
        ...CONDITION_EFFECTS.map((effect) => [
          effect.id.replaceAll('-', ' '),
          effect.measure,
          signed(effect.published, 2),
          signed(effectOf(effect), 2),
          exact(effect.sigma),
          signed(missSigmas(effect)),
          effect.source,
        ]),
        ['**RMS**', '', '', '', '', `**${fixed(conditionRmsSigma(), 2)}**`, ''],
      ],
    ),
  ]
}

export function conditionRmsSigma(): number {
  return rootMeanSquare(CONDITION_EFFECTS.map(missSigmas))
}

function missSigmas(effect: ConditionEffect): number {
  return (effectOf(effect) - effect.published) / effect.sigma
}

/** The model's change of carry in the unit of the published one. */
function effectOf({ launch, from, to, measure }: ConditionEffect): number {
  const fromYards = flown(launch, { ...from, windProfile: 'uniform' }).carryYards
  const changeYards = flown(launch, { ...to, windProfile: 'uniform' }).carryYards - fromYards
  if (measure === 'yards') return changeYards
  return measure === 'yards per 10°F' ? changeYards / TEN_DEGREE_STEPS : (changeYards / fromYards) * PERCENT
}
