import type { AdvisedClub, EquipmentQuestion, askAiEquipment } from '@bagwise/contract/ai/equipment-recommendations'
import { useAiAnswer } from './use-ai-answer.ts'

/** Nobody has looked brands and models up. */
export const EQUIPMENT_NOTE =
  'Brands, models and prices are what the AI says: check that each exists and what it costs. Loft, flex and kind of irons are near what the rules give.'

/** The clubs that the AI would look for, as texts; undefined while it has said nothing that holds. */
export function useEquipmentAdvice(question: EquipmentQuestion | undefined) {
  const advice = useAiAnswer<typeof askAiEquipment>('/api/ai/equipment-recommendations', question)
  return advice?.flatMap(({ title, recommendations }) =>
    recommendations.map((club) => ({
      name: `${club.brand} ${club.model}`,
      line: [title, ...Object.entries(club.specs).map(([name, text]) => `${name}: ${text}`), club.priceRange].join(
        ' · ',
      ),
      rules: rulesSentence(club),
      points: [club.reasoning, ...club.alternatives.map((alternative) => `Or: ${alternative}`)],
    })),
  )
}

function rulesSentence({ rulesSay }: AdvisedClub): string | undefined {
  const texts = Object.entries(rulesSay).map(([name, text]) => `${name.toLowerCase()} ${text}`)
  return texts.length > 0 ? `The rules say otherwise: ${texts.join(', ')}.` : undefined
}
