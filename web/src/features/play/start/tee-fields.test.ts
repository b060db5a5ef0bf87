import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { firstPlan, withTees, withTypedTees } from './start-plan.ts'
import type { StartPlan } from './start-plan.ts'
import { TeeFields } from './tee-fields.tsx'

const WHITE = { name: 'White', courseRating: 71.3, slopeRating: 128, ratedLoop: 'full', lines: [] } as const
const OPTION = { key: 'dunes', course: 'Dune Park', courseId: null, isNear: false, tees: [WHITE] }
const nothing = () => undefined

const shown = (plan: StartPlan) =>
  renderToStaticMarkup(
    createElement(TeeFields, {
      plan,
      tees: OPTION.tees,
      isChecked: false,
      onTees: nothing,
      onName: nothing,
      onChange: nothing,
    }),
  )

it('the name of other tees keeps its field while it reads like tees of the list', () => {
  const plan = firstPlan([OPTION])
  expect(shown(plan)).not.toContain('Name or color')
  const other = withTees(plan, undefined, OPTION)
  for (const typed of ['', 'Whit', 'White', 'White-Blue']) {
    const html = shown(withTypedTees(other, typed, OPTION))
    expect(html, typed).toContain('Name or color')
    expect(html, typed).toContain(`value="${typed}"`)
    expect(html, typed).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="other"|value="other"[^>]*checked=""/)
  }
})
