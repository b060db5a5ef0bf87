import { expect, it } from 'vitest'
import { YOUR_SWING } from './your-swing.section.tsx'

it('says from whose view wherever it asks about right and left', () => {
  const aboutSides = YOUR_SWING.questions.filter((question) =>
    /to the right|"Right"/.test(JSON.stringify(question.inputs)),
  )
  expect(aboutSides.map(({ id }) => id)).toEqual(['ball-flight', 'common-miss'])
  for (const { help } of aboutSides) expect(help).toMatch(/^As a right-hander sees it; left-handers/)
})
