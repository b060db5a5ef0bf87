export type GolferName = { readonly firstName: string; readonly lastName: string }

/** As the server stores a name. */
export function storedName({ firstName, lastName }: GolferName): GolferName {
  return { firstName: stored(firstName), lastName: stored(lastName) }
}

/** Only what differs from the name the golfer saw when the form opened: another device may have changed the rest. */
export function changedName(name: GolferName, seen: Readonly<Record<keyof GolferName, string | null>>) {
  return {
    ...(name.firstName !== seen.firstName && { firstName: name.firstName }),
    ...(name.lastName !== seen.lastName && { lastName: name.lastName }),
  }
}

function stored(text: string): string {
  return text.normalize('NFC').trim()
}
