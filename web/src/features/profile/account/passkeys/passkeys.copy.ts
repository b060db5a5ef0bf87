export const passkeys = 'Passkeys'
export const whatTheyAre =
  'Sign in with your face, your fingerprint or the PIN of your device. Your password still works.'
export const add = 'Add a passkey'
export const passkeyName = 'Name of the passkey'
export const nameHint = 'So that you know which device it is on.'
export const enterName = 'Please give the passkey a name.'
export const addNow = 'Add passkey'
export const adding = 'Waiting for your device...'
export const addFailed = "Couldn't add the passkey"
export const added = (name: string) => `The passkey “${name}” is added. You can sign in with it.`
export const notAdded = 'No passkey was added: you can try again whenever you like.'
export const hasOne = 'This device already has your passkey.'

export const listFailed = "Your passkeys didn't load. They keep working. Try again."
/** The days of the two sentences below, in the middle of them: as for the sessions. */
export const notUsedYet = (addedOn: string) => `Added ${addedOn}, not used yet.`
export const used = ({ addedOn, lastUsed }: { readonly addedOn: string; readonly lastUsed: string }) =>
  `Added ${addedOn}, last used ${lastUsed}.`

export const rename = 'Rename'
export const renamePasskey = (name: string) => `Rename the passkey “${name}”`
export const newName = 'New name'
export const saveName = 'Save name'
export const renameFailed = "Couldn't rename the passkey"
export const renamed = (name: string) => `The passkey is called “${name}” now.`

export const remove = 'Remove'
export const removePasskey = (name: string) => `Remove the passkey “${name}”`
export const removeQuestion = 'Remove this passkey?'
export const removeMeans = (name: string) =>
  `“${name}” will not sign you in any more. Devices that are signed in stay signed in, until you sign them out under “Where you are signed in”.`
export const removeFromDevice = 'Your device keeps listing it until you delete it there too.'
export const keep = 'Keep it'
export const removeNow = 'Remove passkey'
export const removing = 'Removing...'
export const removeFailed = "Couldn't remove the passkey"
export const removed = (name: string) => `The passkey “${name}” is removed.`

/** Kinds of devices, as the first name of a passkey. */
export const thisDevice = 'This device'
export const androidDevice = 'Android'
export const windowsPc = 'Windows PC'
export const chromebook = 'Chromebook'
