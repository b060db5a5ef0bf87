/** Short words that nearly every sentence of a language has, and English has not. */
const WORDS = {
  German:
    'der das und ist nicht für auf den dem des ein eine einen einem sie ihr ihre ihren dein deine du auch von zu zum zur bei aus wird kann mit sich dich über nach schlag schläger meter spiele nimm',
  French:
    'le la les des du une est et vous votre vos pour dans sur avec pas ne que qui au aux ce cette tu ton ta visez jouez prenez frappez plus mètres',
  Spanish:
    'el los las una es y su sus tu para con por que del al más muy usa usted golpea apunta apunte juega juegue no te lo yardas metros bola',
  Italian:
    'il gli una è e di che per con del della dal dalla nel nella tuo tua suo sua più non usa mira gioca colpisci palla metri',
  Portuguese: 'os um uma é e de que para com do da dos das seu sua você mais não no na use mire jogue bola metros',
  Dutch: 'de het een en niet voor met van op je jouw uw naar ook bij uit wordt kan zijn sla speel richt meter',
  Swedish: 'och det att en ett är inte för med på av din ditt till från sikta slå spela bollen meter',
} as const
const ENGLISH = new Set(
  'the a an and is are be to of in on at it your you for with that this from or as by not if will can more one than when so but its keep hit take use aim swing into out up down off over has have do does no me'.split(
    ' ',
  ),
)
const FOREIGN = Object.values(WORDS).map((words) => new Set(words.split(' ')))
/** Of other scripts a name may have a letter or two. */
const OTHER_SCRIPTS = /[^\p{Script=Latin}\P{L}]/gu
const MOST_OTHER_LETTERS = 3
const FEWEST_WORDS = 2

/** Whether a text is in another language than English; a name, or a word or two, never is. */
export function isForeign(text: string): boolean {
  if ((text.match(OTHER_SCRIPTS)?.length ?? 0) > MOST_OTHER_LETTERS) return true
  const words = text.toLowerCase().match(/\p{L}+(?:[’']\p{L}+)?/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  return FOREIGN.some((language) => {
    const count = words.filter((word) => language.has(word)).length
    return count >= FEWEST_WORDS && count > english
  })
}
