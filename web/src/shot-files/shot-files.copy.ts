export const unreadable = "Can't open the file. Was it moved or changed? Choose it again."
export const spreadsheet = 'This is a spreadsheet of Excel. Open it there, save it as CSV, and choose that file.'
export const empty = 'The file is empty.'
export const noText = 'This is no CSV: it does not consist of text.'
export const noHeader =
  'There is no line with the names of columns above the shots. Export the session as CSV, with its header, and choose that file.'
export const targetRange =
  'This is a Target Range export, which lists targets instead of shots. Export the practice session instead.'
export const ownExport = 'This is an export of Bagwise. Import it in your profile, under Export and import.'
export const forbidden = 'This line holds a name that no launch monitor writes. Nothing of the file was read.'
export const quotes = 'A quotation mark is missing. Export the file again, or close the mark in this line.'

export const tooLong = (mostLines: string) =>
  `The file has more than ${mostLines} lines. Export one session, or fewer, at a time.`
