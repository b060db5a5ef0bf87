import { expect, it } from 'vitest'
import { label } from './ai-labels.copy.ts'
import type { AiLabelId } from './ai-labels.copy.ts'

it('ACT-63 reads as the statements quote it with AI on, and plain with AI off', () => {
  const labels: readonly (readonly [AiLabelId, string, string])[] = [
    ['quizSubtitle', '12 questions for PGA-level AI recommendations', '12 questions for better advice'],
    ['calculatorSubtitle', 'AI-powered club distance prediction', 'Three clubs give you the rest'],
    ['estimatedMark', 'AI Calculated', 'Estimated'],
    [
      'calculatorHint',
      'Enter reference distances to get AI-powered club calculations',
      'Enter reference distances to get the rest of your bag',
    ],
    ['estimatesTitle', 'AI Distance Optimization', 'Estimates'],
    ['recalculate', 'AI Recalculate All', 'Update estimates'],
    ['recalculated', 'AI recalculated distances for {n} clubs!', 'Updated {n} estimates.'],
    ['analyzeShot', 'AI Shot Analysis', 'Why this club'],
    ['analyzeFitting', 'AI Equipment Analysis', 'See my fitting'],
    ['estimateSpeed', 'Let AI Estimate', 'Estimate it for me'],
    ['analyzeSwing', 'AI Analyze Swing', 'Find the cause'],
    ['ballsTitle', 'AI Ball Performance Matching', 'Ball Matching'],
    ['setsTitle', 'AI Golf Club Fitting', 'Starter Sets'],
    ['setsMark', 'AI RECOMMENDED', 'OUR PICK'],
    ['loadingAdvice', 'Generating AI recommendations...', 'Checking your bag...'],
  ]
  for (const [id, withAi, plain] of labels) expect([label(id, true), label(id, false)]).toEqual([withAi, plain])
})
