import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunningServer } from '../support/server.ts'
import { rapsodoFile, SESSION } from '../support/shot-files.ts'
import type { WebPage } from './web-page.ts'

/** One golfer's way through the product; each journey goes on where the one before it ended. */
type Journey = {
  readonly name: string
  readonly walk: (page: WebPage, server: RunningServer) => Promise<unknown>
}

const EMAIL = 'webkit@example.com'
const PASSWORD = 'fairway-42-green'
const MEASURED_IS_SAVED =
  "fetch('/api/profile').then((answer) => answer.json()).then(({ profile }) => profile.clubDistances.some(({ source }) => source === 'measured'))"
const WOOD_IS_SAVED =
  "fetch('/api/profile').then((answer) => answer.json()).then(({ profile }) => profile.clubDistances.some(({ club, distance }) => club === '3-wood' && distance === 189))"
/** Both in one task: the page is gone before the database has taken the edit. */
const SUBMIT_AND_LEAVE = "document.activeElement.form.requestSubmit(); location.assign('/robots.txt')"
const WEDGE_IS_SAVED =
  "fetch('/api/profile').then((answer) => answer.json()).then(({ profile }) => profile.clubDistances.some(({ club, distance }) => club === 'pw' && distance === 120))"
const MAKE_IS_SAVED =
  "fetch('/api/profile').then((answer) => answer.json()).then(({ profile }) => profile.golfBag.some(({ brand }) => brand === 'Mizuno'))"
const LOGGED_IS_SAVED =
  "fetch('/api/shots').then((answer) => answer.json()).then(({ sessions }) => sessions.some(({ source }) => source === 'log'))"
const ROUND_IS_FINISHED =
  "fetch('/api/play').then((answer) => answer.json()).then(({ rounds }) => rounds.some(({ round }) => round.state === 'finished'))"
/** Eleven of the file and the one of the range log. */
const IRON_IS_LEARNED = 'Measured (12)'
const NO_TROUBLE = "!document.body.innerText.includes('keeps nothing')"
/** Nobody should have to scroll sideways. */
const FITS = 'document.documentElement.scrollWidth <= innerWidth'

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'first-page',
    walk: async (page) => {
      await page.visit('/')
      await page.find('heading', 'Know how far')
      await page.holds('a page no wider than the screen', FITS)
    },
  },
  {
    name: 'sign-up',
    walk: async (page) => {
      await page.visit('/?dialog=sign-up')
      await page.type('First name', 'Jamie')
      await page.type('Last name', 'Ortega')
      await page.type('Email', EMAIL)
      await page.type('Password', PASSWORD)
      await page.photograph('sign-up-filled')
      await page.click('button', 'Create Account')
      await page.sees('Question 1 of 12')
    },
  },
  {
    name: 'questionnaire',
    walk: async (page) => {
      await page.click('choice', 'Casual')
      await page.click('button', 'Next')
      await page.sees('Question 2 of 12')
      await page.photograph('questionnaire-2')
      await page.click('button', 'Skip for now')
      await page.sees('Welcome')
    },
  },
  {
    name: 'calculator',
    walk: async (page) => {
      await page.visit('/distance-calculator')
      await page.type('Driver carry', '204')
      await page.type('7-Iron carry', '132')
      await page.type('Pitching Wedge carry', '102')
      await page.click('button', 'Calculate')
      await page.find('heading', 'Your Club Distances')
      await page.find('button', 'Edit 5-Iron distance')
      await page.holds('a page no wider than the screen', FITS)
    },
  },
  {
    name: 'gapping',
    walk: async (page) => {
      await page.visit('/distances')
      await page.sees('204')
      await page.sees('/ 100')
      await page.holds('a page no wider than the screen', FITS)
    },
  },
  {
    name: 'shot',
    walk: async (page) => {
      await page.visit('/shot-advisor')
      await page.type('Distance to the pin', '132')
      await page.click('choice', 'Rough')
      await page.photograph('shot-asked')
      await page.click('button', 'Why this club')
      await page.find('button', 'New Shot')
      await page.sees('Alternative clubs')
      await page.holds('a page no wider than the screen', FITS)
    },
  },
  {
    name: 'conditions',
    walk: async (page) => {
      await page.visit('/shot-advisor')
      await page.click('button', 'More')
      await page.click('choice', 'Water left')
      await page.type('Temperature', '52')
      await page.photograph('conditions-open')
      await page.click('button', 'Done')
      await page.sees('52°F')
    },
  },
  {
    name: 'bag',
    walk: async (page) => {
      await page.visit('/profile#bag')
      await page.sees('14 clubs in the bag')
      await page.click('button', 'Edit Bag')
      await page.click('button', '7-Iron')
      await page.type('Brand', 'Mizuno')
      await page.photograph('bag-edited')
      await page.click('button', 'Save Bag')
      await page.holds('the make on the server', MAKE_IS_SAVED)
    },
  },
  {
    name: 'swing',
    walk: async (page) => {
      await page.visit('/swing-analyzer')
      await page.click('choice', 'Slice')
      for (const question of [2, 3, 4]) {
        await page.click('button', 'Next')
        await page.sees(`Question ${question} of 4`)
      }
      await page.click('button', 'Find the cause')
      await page.find('button', 'Analyze Again')
      await page.holds('a page no wider than the screen', FITS)
    },
  },
  {
    name: 'balls',
    walk: async (page) => {
      await page.visit('/ball-matching')
      await page.sees('rank, not probability')
      await page.holds('a page no wider than the screen', FITS)
    },
  },
  {
    name: 'encyclopedia',
    walk: async (page) => {
      await page.visit('/encyclopedia')
      await page.type('Search', 'pendulum')
      await page.sees('1 item')
      await page.holds('the word found', "document.querySelector('mark')?.textContent === 'pendulum'")
    },
  },
  {
    name: 'import',
    walk: async (page, server) => {
      const path = join(server.dataDir, 'session.csv')
      await writeFile(path, rapsodoFile(SESSION))
      await page.visit('/distances/import')
      await page.find('button', 'Choose a file')
      await page.giveFile(path)
      await page.sees('16 shots. Nothing is saved yet.')
      await page.photograph('import-preview')
      await page.click('button', 'Keep 16 shots')
      await page.sees('16 shots kept.')
      await page.holds('the distance on the server', MEASURED_IS_SAVED)
    },
  },
  {
    name: 'club-page',
    walk: async (page) => {
      await page.visit('/clubs/7-iron')
      await page.sees('Half of your good shots land in an oval')
      await page.click('tab', 'Shots')
      await page.sees('short: mishit')
      await page.holds('a page no wider than the screen', FITS)
    },
  },
  {
    name: 'range-log',
    walk: async (page) => {
      await page.visit('/range?club=7-iron')
      await page.click('button', '150')
      await page.click('button', 'Straight')
      await page.sees('Kept: 7-Iron 150, straight')
      await page.holds('the shot on the server', LOGGED_IS_SAVED)
      await page.holds('a page no wider than the screen', FITS)
    },
  },
  {
    name: 'round',
    walk: async (page) => {
      await page.visit('/play/start')
      await page.type('Name of the course', 'Heather Links')
      await page.click('choice', 'One hole')
      await page.photograph('round-start')
      await page.click('button', 'Start the round')
      await page.click('button', 'Type the distance')
      for (const digit of '132') await page.click('button', digit)
      await page.click('button', 'OK')
      await page.click('choice', 'Rough')
      await page.click('button', 'Hit, 8-iron from the rough')
      await page.sees('8-Iron noted')
      await page.photograph('round-noted')
      await page.click('button', '2')
      await page.sees('1 shot, 2 putts')
      await page.reload()
      await page.sees('1 shot, 2 putts')
      await page.holds('a page no wider than the screen', FITS)
      await page.click('button', 'Card')
      await page.click('button', 'Finish round')
      await page.sees('Round finished')
      await page.holds('the round on the server', ROUND_IS_FINISHED)
      await page.holds('a page no wider than the screen', FITS)
    },
  },
  {
    name: 'leaving-at-once',
    walk: async (page) => {
      await page.visit('/distance-calculator')
      await page.type('Pitching Wedge carry', '118')
      await page.click('button', 'Calculate')
      // The page that is left is frozen in the middle of keeping its edits; the next one must still keep its own.
      await page.visit('/distance-calculator')
      await page.type('Pitching Wedge carry', '120')
      await page.click('button', 'Calculate')
      await page.holds('the distance on the server', WEDGE_IS_SAVED)
      await page.holds('no news of a device that keeps nothing', NO_TROUBLE)
    },
  },
  {
    name: 'leaving-in-the-same-task',
    walk: async (page) => {
      await page.visit('/distance-calculator')
      await page.click('button', 'Edit 3-Wood distance')
      await page.type('3-Wood carry', '189')
      await page.run(SUBMIT_AND_LEAVE)
      await page.holds('the next page', "location.pathname === '/robots.txt'")
      await page.visit('/distance-calculator')
      await page.holds('the distance on the server', WOOD_IS_SAVED)
      await page.holds('no news of a device that keeps nothing', NO_TROUBLE)
      await page.holds('nothing left behind', "!localStorage.getItem('bagwise.left')?.includes('3-wood')")
    },
  },
  {
    name: 'offline',
    walk: async (page, server) => {
      await page.visit('/')
      await page.holds('the product kept on the device', 'Boolean(navigator.serviceWorker.controller)')
      await server.stop()
      try {
        await page.visit('/distances')
        await page.click('heading', 'Club Distances')
        await page.sees(IRON_IS_LEARNED)
        await page.visit('/shot-advisor')
        await page.type('Distance to the pin', '150')
        await page.click('button', 'Why this club')
        await page.sees('Alternative clubs')
      } finally {
        await server.start()
      }
    },
  },
  {
    name: 'sign-out-and-in',
    walk: async (page) => {
      await page.visit('/profile')
      await page.click('button', 'Sign Out')
      await page.find('link', 'Sign In')
      await page.visit('/distances')
      await page.click('button', 'Sign in instead')
      await page.type('Email', EMAIL)
      await page.type('Password', PASSWORD)
      await page.click('button', 'Sign In')
      await page.click('heading', 'Club Distances')
      await page.sees(IRON_IS_LEARNED)
    },
  },
]
