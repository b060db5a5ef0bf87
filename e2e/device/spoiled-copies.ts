import { sweep } from '../support/sweep.ts'

/** A good copy made bad in many ways. */
export const BAD_COPIES: Readonly<Record<string, (copy: string) => string>> = {
  empty: () => '',
  'no JSON': () => 'Jamie',
  'cut off': (copy) => copy.slice(0, copy.length / 2),
  'one byte short': (copy) => copy.slice(0, -1),
  null: () => 'null',
  'a number': () => '42',
  'a list': () => '[]',
  'no schema': (copy) => copy.replace('"schema"', '"scheme"'),
  'an older schema': (copy) => copy.replace('"schema":1', '"schema":0'),
  'a schema in words': (copy) => copy.replace('"schema":1', '"schema":"1"'),
  'no content': () => '{"schema":1}',
  'no profile': (copy) => copy.replace('"profile"', '"file"'),
  'no version': (copy) => copy.replace('"version"', '"edition"'),
  'a broken version': (copy) => copy.replace(/"version":\d+/, '"version":1.5'),
  'another owner': (copy) => copy.replace('"golfer":"', '"golfer":"x'),
  'units nobody knows': (copy) => copy.replace('"preferredUnits":"yards"', '"preferredUnits":"ells"'),
  'a distance in words': (copy) => copy.replace('"distance":139', '"distance":"far"'),
  'a club nobody makes': (copy) => copy.replace('"club":"6-iron"', '"club":"16-iron"'),
  'clubs as an object': (copy) => copy.replace(/"golfBag":\[.*?\](?=,"createdAt")/, '"golfBag":{}'),
  'goals that are none': (copy) => copy.replace('"golfGoals":[]', '"golfGoals":"all"'),
  'a forbidden key': (copy) => copy.replace('"schema":1', '"schema":1,"__proto__":{"isWelcome":true}'),
  'a forbidden key inside': (copy) => copy.replace('"golfGoals":[]', '"constructor":{},"golfGoals":[]'),
}

/** One of each kind: no text, not JSON, not whole, another form, another owner, a wrong value, an attack. */
export const SPOILED = sweep(Object.keys(BAD_COPIES), [
  'empty',
  'cut off',
  'an older schema',
  'another owner',
  'a distance in words',
  'a forbidden key inside',
])
