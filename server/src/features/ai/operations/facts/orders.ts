/** Orders to a machine, and what comes of them. */
const MACHINE: readonly RegExp[] = [
  /\b(?:ignor\w*|disregard\w*|forget|overrid\w*|bypass\w*)\b[^.!?]{0,40}\b(?:instruct\w*|prompts?|rules|guidelines|directions|system|everything)\b/i,
  /\b(?:previous|prior|system|hidden|new|original) (?:instructions?|prompts?|messages?)\b/i,
  /\b(?:developer|debug|admin|god|jailbreak) mode\b|\bjailbr\w+|\bpwned\b|\blanguage model\b/i,
  /\b(?:you are|i am|i’m|i'm|act as|pretend to be|respond as)(?: now)? (?:an? |the )?(?:dan|unrestricted|chatgpt|gpt-?\d*|different (?:ai|assistant|model)|system|root|administrator|admin|hacker)\b/i,
  /(?:^|\s)#*\s*(?:system|assistant|user|human|developer)\s*:|<\||\|>|\[\/?inst\]/i,
  /\b(?:my|the|your) (?:instructions|prompt) (?:are|is|was|were|says?|tells?)\b|\bas instructed by\b/i,
]
/** To call, to pay, to give a secret away or to go elsewhere. */
const ELSEWHERE: readonly RegExp[] = [
  /\b(?:call|phone|ring|text|whatsapp|message|dm|e-?mail|contact|write to) (?:us|me|our|now|today|this number|the (?:number|hotline)|support)\b/i,
  /\b(?:call|phone|ring|text|whatsapp) (?:\w+ ){0,2}\+?\(?\d{3}/i,
  /\b(?:click|tap) (?:here|this|on (?:the|this) link|the link)|\bfollow (?:us|me|the link)\b|\bsubscribe\b|\b(?:join (?:us|our)|telegram|whatsapp|discord|instagram|tiktok)\b|\bspecial offer\b/i,
  /\b(?:visit|see|go to|check out) (?:our|my|this|the) (?:\w+ )?(?:site|website|web page|page|link|shop|store|profile|channel)\b/i,
  /\b(?:download|install|get|open) (?:our|the|this|my|an?) (?:\w+ )?(?:app|software|extension|file|update|plugin)\b/i,
  /\b(?:log ?in|sign up|sign in|register) (?:at|on|to|with|here|now)\b|\b(?:promo|discount|coupon|voucher) codes?\b|\buse code\b/i,
  /\b(?:password|passcode|credit cards?|card number|bank (?:account|details)|social security|bitcoin|crypto\w*|gift cards?|wire transfer|paypal|venmo)\b/i,
  /\b(?:send|transfer|pay) (?:us|me|money|\$)/i,
]
/** Addresses and telephone numbers. */
const ADDRESS: readonly RegExp[] = [
  /\b[\w-]+\.(?:com|net|org|io|example|co|info|biz|shop|store|golf|app|dev|xyz|uk|ru|cn)\b/i,
  /\S@\S|(?:^|\s)@\w{3,}/,
  /\b\d{3}[\s.-]\d{3}[\s.-]\d{4}\b|\+\d[\d\s().-]{7,}\d|\b0\d{2,4}[\s-]\d{3,}(?:[\s-]?\d{2,})*\b|\b\d{3}-\d{4}\b/,
]
const ALL = [...MACHINE, ...ELSEWHERE, ...ADDRESS]

/** Whether a sentence orders something that is not golf. */
export function isForeignOrder(sentence: string): boolean {
  return ALL.some((order) => order.test(sentence))
}
