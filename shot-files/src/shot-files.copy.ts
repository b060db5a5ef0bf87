export const unreadable = "Can't open the file. Was it moved or changed? Choose it again."
export const oldWorkbook =
  'This is an old Excel file (.xls). Open it in Excel, save it as .xlsx or CSV, and choose that file.'
export const encrypted = 'This spreadsheet is protected by a password. Save it without one, and choose that file.'
export const macros = 'This spreadsheet holds macros. Save it as .xlsx or CSV, without macros, and choose that file.'
export const archive = 'This is an archive and no spreadsheet. Unpack it, and choose the CSV or .xlsx file in it.'
export const binaryWorkbook = 'This is a binary Excel file (.xlsb). Save it as .xlsx or CSV, and choose that file.'
export const brokenWorkbook = 'The spreadsheet is damaged or incomplete. Export it again, or save it as CSV.'
export const unpacksTooLarge =
  'The spreadsheet unpacks to more than any session takes, so it was not opened. Export one session at a time.'
export const noReader =
  "The reader for spreadsheets didn't load: it needs a connection the first time. Choose the file again with one."
export const empty = 'The file is empty.'
export const noText = 'This is no CSV: it does not consist of text.'
export const noHeader =
  'There is no line with the names of columns above the shots. Export the session as CSV, with its header, and choose that file.'
export const targetRange =
  'This is a Target Range export, which lists targets instead of shots. Export the practice session instead.'
export const ownExport = 'This is an export of Bagwise. Import it in your profile, under Export and import.'
export const forbidden = 'This line holds a name that no launch monitor writes. Nothing of the file was read.'
export const quotes = 'A quotation mark is missing. Export the file again, or close the mark in this line.'

/** `MOST_SHOTS`, the same in every language's way to write numbers. */
export const tooLong = 'The file has more than ten thousand lines. Export one session, or fewer, at a time.'
