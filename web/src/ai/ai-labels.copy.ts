/**
 * What names AI where the server asks an AI service, and the same in plain words where it does not, or where that is not
 * known yet. Nothing else on a label may name AI: a golfer is told so only by what an AI answers. `{n}` is a count.
 */
const AI_LABELS = {
  quizSubtitle: ['12 questions for PGA-level AI recommendations', '12 questions for better advice'],
  calculatorSubtitle: ['AI-powered club distance prediction', 'Three clubs give you the rest'],
  calculatorHint: [
    'Enter reference distances to get AI-powered club calculations',
    'Enter reference distances to get the rest of your bag',
  ],
  calculatorNote: ['AI-powered calculation', 'How it fills in the rest'],
  estimatedMark: ['AI Calculated', 'Estimated'],
  estimatesTitle: ['AI Distance Optimization', 'Estimates'],
  recalculate: ['AI Recalculate All', 'Update estimates'],
  noKnownClub: [
    'Please set at least one club distance first, then AI can estimate the rest',
    'Set at least one club distance first, then we can estimate the rest',
  ],
  notRecalculated: ['AI recalculation failed. Please try again later.', "We couldn't update your estimates."],
  recalculatedOne: ['AI recalculated distances for 1 clubs!', 'Updated 1 estimate.'],
  recalculated: ['AI recalculated distances for {n} clubs!', 'Updated {n} estimates.'],
  analyzeShot: ['AI Shot Analysis', 'Why this club'],
  analyzeFitting: ['AI Equipment Analysis', 'See my fitting'],
  estimateSpeed: ['Let AI Estimate', 'Estimate it for me'],
  analyzeSwing: ['AI Analyze Swing', 'Find the cause'],
  ballsTitle: ['AI Ball Performance Matching', 'Ball Matching'],
  setsTitle: ['AI Golf Club Fitting', 'Starter Sets'],
  setsMark: ['AI RECOMMENDED', 'OUR PICK'],
  loadingAdvice: ['Generating AI recommendations...', 'Checking your bag...'],
} as const

export type AiLabelId = keyof typeof AI_LABELS

/** The label as it reads with AI, or without. */
export function label(id: AiLabelId, hasAi: boolean): string {
  const [withAi, plain] = AI_LABELS[id]
  return hasAi ? withAi : plain
}
