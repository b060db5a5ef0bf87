import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { deviceStorage } from '#api/device-storage.ts'
import type { DeviceStorage } from '#api/device-storage.ts'
import { conflicts, profileEdits, useProfile } from '#api/profile.ts'
import { Button } from '#ui/button.tsx'
import { conflictText, refusalText } from './edit-words.ts'

/** More of them open on a tap, so that the page itself stays in reach. */
const SHOWN_COUNT = 3

const STORAGE_TEXTS = {
  kept: undefined,
  full: 'This device has no room left for your changes. Those that have not reached Bagwise are lost when you close this page: free some space.',
  blocked:
    'This browser keeps nothing on the device. Changes that have not reached Bagwise are lost when you close this page.',
} as const satisfies Record<DeviceStorage, string | undefined>

/** What the golfer should know about changes: refused ones, those another device made too, and what is not kept. */
export function GolferNews() {
  const { profile, refused, save } = useProfile()
  const open = useSyncExternalStore(conflicts.subscribe, conflicts.open)
  const storage = useSyncExternalStore(deviceStorage.subscribe, deviceStorage.state)
  const { othersCount } = useSyncExternalStore(profileEdits.subscribe, profileEdits.state)
  const units = profile?.preferredUnits ?? 'yards'

  return (
    <section aria-label="About your changes" className="page grid gap-2">
      <div role="alert" className="contents">
        {STORAGE_TEXTS[storage] !== undefined && <Item tone="flag" text={STORAGE_TEXTS[storage]} />}
        <ShortList>
          {refused.map((refusal) => (
            <Item key={refusal.path} tone="flag" text={refusalText(refusal)}>
              <Button look="quiet" onClick={() => save({ [refusal.path]: refusal.value })}>
                Try again
              </Button>
              <Button look="quiet" onClick={() => profileEdits.dismissRefused(refusal.path)}>
                Dismiss
              </Button>
            </Item>
          ))}
        </ShortList>
      </div>
      <div role="status" className="contents">
        <ShortList>
          {open.map((conflict) => {
            const { sentence, takeBack } = conflictText(conflict, units)
            return (
              <Item key={conflict.id} tone="clay" text={sentence}>
                <Button look="quiet" disabled={!profile} onClick={() => conflicts.takeBack(conflict.id)}>
                  {takeBack}
                </Button>
                <Button look="quiet" onClick={() => conflicts.dismiss(conflict.id)}>
                  Keep
                </Button>
              </Item>
            )
          })}
        </ShortList>
        {othersCount > 0 && <Item tone="clay" text={othersText(othersCount)} />}
      </div>
    </section>
  )
}

function othersText(othersCount: number): string {
  return othersCount === 1
    ? 'A change of another golfer waits on this device until that golfer signs in here.'
    : `${othersCount} changes of another golfer wait on this device until that golfer signs in here.`
}

function ShortList({ children }: { readonly children: readonly ReactNode[] }) {
  const more = children.slice(SHOWN_COUNT)
  return (
    <>
      {children.slice(0, SHOWN_COUNT)}
      {more.length > 0 && (
        <details>
          <summary className="flex min-h-12 cursor-pointer items-center font-plate font-bold">
            {more.length} more
          </summary>
          <div className="grid gap-2">{more}</div>
        </details>
      )}
    </>
  )
}

const TONES = { flag: 'border-flag bg-flag-tint', clay: 'border-clay bg-clay-tint' } as const

type ItemProps = { readonly tone: keyof typeof TONES; readonly text: string; readonly children?: ReactNode }

function Item({ tone, text, children }: ItemProps) {
  return (
    <div
      className={`mt-2 flex flex-wrap items-center gap-x-3 rounded-control border-l-3 py-1 pr-2 pl-3 ${TONES[tone]}`}
    >
      <p className="min-w-0 grow basis-48 py-2 text-sm wrap-anywhere">{text}</p>
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
