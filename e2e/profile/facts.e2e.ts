import { FACT_FIELDS } from '@bagwise/golf/facts'
import { analysis as fittingAnalysis, expectStep, field, next, openFitting } from '../support/fitting.ts'
import { openPart, openShot, storeBag } from '../support/shot.ts'
import { expect, recordEdits, test } from '../support/test.ts'

test('ONE-24 says "as in your profile" of said facts only, saves no greyed default and asks with 18 as an estimate', async ({
  page,
  golfer,
}) => {
  const main = page.getByRole('main')
  const adviceFor = async (handicap: RegExp) => {
    await openShot(page, 'distance=150&advice=yes')
    await openPart(page, 'How we worked it out')
    await expect(main.getByText(handicap)).toBeVisible()
  }
  await storeBag(golfer)
  await adviceFor(/for a handicap of 18, since your profile has none/)
  await expect(main).not.toContainText('as in your profile')
  await golfer.store({ averageScore: 88 })
  await adviceFor(/for a handicap of 15, estimated from your score/)
  await expect(main).not.toContainText('as in your profile')
  await golfer.store({ handicap: 12, averageScore: null })
  await adviceFor(/for a handicap of 12, as in your profile/)

  await golfer.store({ handicap: null })
  await page.goto('/profile')
  const figures = page.getByRole('region', { name: 'Your game in figures' })
  await expect(figures.getByRole('link').first()).toHaveText(/–\s*Handicap/)
  const edits = recordEdits(page)
  const asked = page.waitForRequest('**/api/ai/equipment-recommendations')
  await openFitting(page)
  await expect(page.getByText('Only a start value')).toHaveCount(1)
  await next(page).click()
  await expect(field(page, 'Weight')).toHaveValue('180')
  await expect(page.getByText('Only a start value')).toHaveCount(3)
  await field(page, 'Age').fill('52')
  await expect(page.getByText('Only a start value')).toHaveCount(2)
  await next(page).click()
  await expectStep(page, 2)
  await next(page).click()
  await fittingAnalysis(page).click()
  const { golfer: facts } = (await asked).postDataJSON()
  expect(facts.handicap).toBe(18)
  expect(facts.estimated).toContain('handicap')
  await expect.poll(async () => (await golfer.profile()).age).toBe(52)
  expect(edits.flat()).toEqual(['age'])

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const handicap = page.getByRole('form').getByLabel('Handicap', { exact: true })
  await expect(handicap).toHaveValue('')
  await expect(handicap).toHaveAttribute('placeholder', '18')
  await page.getByRole('form').getByLabel('Weight', { exact: true }).fill('171')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await golfer.profile()).weight).toBe(171)
  const profile = await golfer.profile()
  const said = FACT_FIELDS.filter((fact) => profile[fact] !== null)
  expect(said).toEqual(['weight', 'age'])
  expect(Object.keys(profile.facts).toSorted()).toEqual(['age', 'weight'])
})
