import { DEVICE_CONTENTS, PART_TEXTS, WAYS_OUT } from '../../web/src/storage/device-contents.ts'
import type { Fate } from '../../web/src/storage/device-contents.ts'
import { bullets, page, paragraph, table } from './markdown.ts'

const DATA = 'web/src/storage/device-contents.ts'
const FATE_WORDS = {
  stays: 'stays',
  goes: 'goes',
  waits: 'unsent stays',
  'others-wait': "others' unsent stays",
} as const satisfies Record<Fate, string>

/** docs/security/device-contents.md: what a device holds and when each part goes. */
export function deviceContentsPage(): string {
  return page(
    '# What a device holds, and when each part goes',
    paragraph(`Written by \`npm run docs\` from \`${DATA}\`: change that, not this page.`),
    paragraph(
      'All that Bagwise keeps in a golfer’s browser. `e2e/device/device-contents.e2e.ts` fills every part, leaves in each of',
      'these ways, reads all stores and compares; a part that is in no row fails.',
    ),
    table(
      ['Store', 'Name', ...WAYS_OUT.map(({ name }) => name)],
      DEVICE_CONTENTS.map(({ store, name, after }) => [
        store,
        `\`${name}\``,
        ...WAYS_OUT.map(({ departure }) => FATE_WORDS[after[departure]]),
      ]),
    ),
    bullets(...DEVICE_CONTENTS.map(({ name }) => `\`${name}\`: ${PART_TEXTS[name]}.`)),
    paragraph(
      '**Unsent stays**: rounds, shots, mapped courses, days of progress and edits of the profile that the server has not',
      'confirmed exist on this device only. A course that the golfer keeps on this phone only is never sent, and counts as unsent. They carry a golfer’s id and wait for that golfer’s next sign-in; the page of nobody else shows them.',
      'What the server has confirmed goes. Whoever has the unlocked device and reads the browser’s storage by hand can read',
      'what waits; signing out asks, and then takes it off too. **Others’ unsent stays**: the same for other golfers of the',
      'device, without names and email addresses; of the golfer who leaves nothing stays.',
    ),
    paragraph(
      '**Ended elsewhere**, **Expired** and **Password changed** (on another device) are one thing to a device: the server',
      'says that nobody is signed in. It counts from the moment the device hears of it, at the latest when the page is next',
      'opened with reception. **Other golfer**: the session in the browser is somebody else’s; that golfer’s own parts stay.',
      '**Back**: browsers keep a page that is left and show it again as it was. A golfer’s page is hidden when it is left,',
      'and a new one takes its place unless the same golfer is still signed in.',
    ),
    paragraph(
      '`bagwise.before-restore` is written only when the server has gone back to a backup. A session that this has ended',
      'leaves more on the device than one that ended elsewhere: the profile, without names and email address, and rounds',
      'that the server may no longer have, marked as not sent, until their golfer has answered whether they are sent again.',
    ),
    paragraph(
      'A copy that cannot be read is set aside under its key with `.set-aside` behind it, and goes with every way out, unless',
      'it names the golfer who is here. The rows of a newer Bagwise are left alone until sign-out, since they may not be sent yet.',
    ),
  )
}
