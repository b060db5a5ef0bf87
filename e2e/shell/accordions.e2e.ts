import { newBagClub } from '@bagwise/golf/bag'
import { part } from '../support/parts.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, test } from '../support/test.ts'

/** With the sample golfer's nine and the putter one too many. */
const SURPLUS = ['3-wood', '4-iron', '5-iron', 'gw', 'lw'] as const

test('ACT-67 keeps a part open that holds a warning or an error, and opens the closed part that a link names', async ({
  page,
  context,
  server,
}) => {
  const golfer = await signUpSampleGolfer(context, server.url)
  await page.goto('/profile#bag')
  const bag = part(page, 'Golf Bag')
  await expect(bag.getByRole('button', { name: 'Edit Bag' })).toBeInViewport()
  const toHandicap = page.getByRole('region', { name: 'Your game in figures' }).getByRole('link', { name: /Handicap$/ })
  const rounds = part(page, 'Handicap and rounds')
  await toHandicap.click()
  await expect(rounds.getByRole('button', { name: 'Add a round' })).toBeVisible()
  await expect(rounds).toBeFocused()
  // The same link again, after the golfer closed it.
  await rounds.locator('summary').first().click()
  await expect(rounds).toHaveJSProperty('open', false)
  await toHandicap.click()
  await expect(rounds.getByRole('button', { name: 'Add a round' })).toBeVisible()

  // A club more than the rules allow: the bag opens by itself and stays open.
  const surplus = SURPLUS.map((club) => {
    const { type: _type, ...fresh } = newBagClub(club)
    return [`golfBag.${club}`, fresh]
  })
  await golfer.store(Object.fromEntries(surplus))
  await page.goto('/profile')
  await expect(bag.getByRole('group', { name: /15/ })).toBeVisible()
  await bag.locator('summary').first().click()
  await expect(bag.getByRole('group', { name: /15/ })).toBeVisible()

  const account = part(page, 'Account')
  await account.locator('summary').first().click()
  await account.getByRole('button', { name: 'Change name' }).click()
  await account.getByLabel('First name').fill('')
  await account.getByRole('button', { name: 'Save name' }).click()
  await account.locator('summary').first().click()
  await expect(account.getByText('Enter your first name.').first()).toBeVisible()
  await account.getByRole('button', { name: 'Cancel' }).click()
  await account.locator('summary').first().click()
  await expect(account.getByRole('button', { name: 'Change name' })).toBeHidden()
})
